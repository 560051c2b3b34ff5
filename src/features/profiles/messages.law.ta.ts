import type { law as en } from './messages.law.en.ts'

export const law: typeof en = {
  law: (number, year) => `சட்டம் ${number}/${year}`,
  article: (law, article) => `${law}, பிரிவு ${article}`,
}
