import { expect, test } from 'vitest'
import '../../platform/server/catalogues.ts'
import { textsIn } from '../../platform/shared/catalogues.ts'
import { locales } from '../../platform/shared/locales.ts'
import { checksGuide as checksAr } from './checks.ar.ts'
import { checksGuide as checksEn } from './checks.en.ts'
import { summary } from './messages.summary.en.ts'
import { privacy as privacyAr } from './privacy.ar.ts'
import { privacy as privacyEn } from './privacy.en.ts'
import { terms as termsAr } from './terms.ar.ts'
import { terms as termsEn } from './terms.en.ts'
import { security as securityAr } from './security.ar.ts'
import { security as securityEn } from './security.en.ts'

// spec: 2.2 Privacy
// spec: 2.2 Terms
test('privacy has 12 sections and terms 13, the same in both languages and shape', () => {
  const shape = ({ sections }: typeof privacyEn) =>
    sections.map(({ id, body }) => [
      id,
      ...body.map((part) => (typeof part === 'string' ? 0 : part.length)),
    ])
  expect(privacyEn.sections).toHaveLength(12)
  expect(termsEn.sections).toHaveLength(13)
  expect(shape(privacyAr)).toEqual(shape(privacyEn))
  expect(shape(termsAr)).toEqual(shape(termsEn))
  expect(shape(checksAr)).toEqual(shape(checksEn))
  expect(shape(securityAr)).toEqual(shape(securityEn))
})

test('what signing up agrees to stands in short in every language, of as many sentences, and says which text holds', () => {
  for (const locale of locales) {
    const { agree, data, full } = textsIn(summary, locale)
    expect([agree.items.length, data.items.length], locale).toEqual([13, 14])
    for (const sentence of [...agree.items, ...data.items])
      expect(sentence.length, sentence).toBeLessThan(260)
    // The numbers that the terms and the policy name.
    expect(agree.items[0], locale).toMatch(/18.*60/)
    expect(data.items[10], locale).toContain('24')
    expect(data.items[11], locale).toContain('30')
    expect(full.text.length, locale).toBeGreaterThan(20)
  }
})
