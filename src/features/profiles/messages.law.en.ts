/** How a law is named as the source of a rule. */
export const law = {
  law: (number: string, year: string) => `Law ${number}/${year}`,
  article: (law: string, article: string) => `${law}, Art. ${article}`,
}
