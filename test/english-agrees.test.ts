import { expect, test } from 'vitest'
import { textsOf } from './catalogue-texts.ts'

/** Of somebody whose gender is known: a story of the demo, and who registered. */
const known = /stories\.items|profile\.direct/

// A name that a notice fills in may be called anything: `p.her`.
const gendered = /(?<![.\w])(she|hers?|herself|he|him|his|himself)(?![\w:])/i

test('no English text calls anybody he or she whose gender is not known', async () => {
  const found = new Set<string>()
  for (const [key, text] of await textsOf((file) => file.endsWith('.en.ts'))) {
    const bad = known.test(key) ? undefined : gendered.exec(text)?.[0]
    if (bad !== undefined) found.add(`${key}: ${bad}`)
  }
  expect([...found]).toEqual([])
})
