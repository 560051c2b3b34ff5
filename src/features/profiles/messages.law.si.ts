import type { law as en } from './messages.law.en.ts'

export const law: typeof en = {
  law: (number, year) => `${number}/${year} නීතිය`,
  article: (law, article) => `${law}, ${article} වගන්තිය`,
}
