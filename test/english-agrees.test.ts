import { expect, test } from 'vitest'
import { textsOf } from './catalogue-texts.ts'

/** What is said on the way from a shortlist to a hire, and what operators read of it left out. */
const deal =
  /features\/(agreements|billing|conversations|hiring|matching|recruitment|rooms)\/messages(?!\.(console|settings))[a-z.]*\.en\.ts$/

// A name that a notice fills in may be called anything: `p.her`.
const gendered = /(?<![.\w])(she|hers?|herself|he|him|his|himself)(?![\w:])/i

test('no English text of a deal calls whoever works he or she', async () => {
  const found = new Set<string>()
  for (const [key, text] of await textsOf((file) => deal.test(file))) {
    const bad = gendered.exec(text)?.[0]
    if (bad !== undefined) found.add(`${key}: ${bad}`)
  }
  expect([...found]).toEqual([])
})
