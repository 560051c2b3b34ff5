import type { law as en } from './messages.law.en.ts'

export const law: typeof en = {
  law: (number, year) => `कानून ${number}/${year}`,
  article: (law, article) => `${law}, धारा ${article}`,
}
