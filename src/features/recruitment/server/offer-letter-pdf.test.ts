import { expect, test } from 'vitest'
import { fairTerms } from '../../../../test/agreements.ts'
import { shownWords } from '../../../../test/pdf-text.ts'
import '../../../platform/server/catalogues.ts'
import { languageOf, locales } from '../../../platform/shared/locales.ts'
import { drawOfferLetter } from './offer-letter-pdf.ts'

const drawFor = (reads: (typeof locales)[number] | null) =>
  drawOfferLetter({
    terms: fairTerms,
    rules: [
      { key: 'minimum_wage', value: 1000, source: 'Law 17/2020', effective_on: '2021-03-20' },
    ],
    names: { household: 'Maryam Al-Thani', candidate: 'Rosalie Dela Cruz' },
    reads,
    country: null,
    currency: 'QAR',
    now: new Date('2026-03-10T09:00:00Z'),
    caseId: 7,
  })

test.each(locales.filter((locale) => languageOf(locale).covers === 'worker'))(
  'the letter of whoever reads %s says all in it, behind Arabic and English',
  async (locale) => {
    const both = shownWords(await drawFor(null))
    const all = shownWords(await drawFor(locale))
    const letters = (text: string) =>
      text.match(new RegExp(`\\p{Script=${languageOf(locale).script}}`, 'gu'))?.length ?? 0
    expect(letters(all) - letters(both)).toBeGreaterThan(500)
    expect(all).not.toMatch(/[\0\ufffd]/)
  },
)
