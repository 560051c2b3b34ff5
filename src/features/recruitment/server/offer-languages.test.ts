import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { shownWords } from '../../../../test/pdf-text.ts'
import { hire, offerTerms, papersOf } from '../../../../test/recruitments.ts'
import { updateDetails } from '../../accounts/contract.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { makeOffer } from '../offer-contract.ts'

const app = useTestApp()

/** What the letter says that a worker gets. */
async function letterTo(nationality: string, locale: Locale = 'en'): Promise<string> {
  const hired = await hire(app, { nationality })
  await app.call(updateDetails, { fullName: 'Grace Santos', locale }, hired.worker)
  await app.call(makeOffer, { id: hired.candidateId, ...offerTerms }, hired.household)
  const [letter] = await papersOf(app, (await hired.read()).id, hired.worker.token)
  return shownWords((await app.app.inject(letter?.file_url ?? '')).rawPayload)
}

test.each([
  ['Filipino', 3],
  ['Indian', 3],
  ['Nepalese', 3],
  ['Indonesian', 3],
  ['Kenyan', 3],
  ['Ethiopian', 3],
  ['Bangladeshi', 3],
  ['Cameroonian', 3],
  ['Tunisian', 3],
  ['Sri Lankan', 3],
  ['Ugandan', 2],
])(
  'an offer to a %s worker is written in Arabic, English and her language where there are words of it',
  async (nationality, languages) => {
    expect((await letterTo(nationality)).split('Grace Santos')).toHaveLength(languages + 1)
  },
)

test.each([
  ['ta', 'Indian', /\p{Script=Tamil}/u, /\p{Script=Devanagari}/u],
  ['en', 'Indian', /\p{Script=Devanagari}/u, /\p{Script=Tamil}/u],
  ['ta', 'Sri Lankan', /\p{Script=Tamil}/u, /\p{Script=Sinhala}/u],
] as const)(
  'whoever reads %s and is %s has the offer in that language before her country’s',
  async (locale, nationality, own, other) => {
    const words = await letterTo(nationality, locale)
    expect(words).toMatch(own)
    expect(words).not.toMatch(other)
  },
)
