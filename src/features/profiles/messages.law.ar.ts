import type { law as en } from './messages.law.en.ts'

export const law: typeof en = {
  law: (number, year) => `القانون رقم ${number} لسنة ${year}`,
  article: (law, article) => `${law}، المادة ${article}`,
}
