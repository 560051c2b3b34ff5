import { expect, test } from 'vitest'
import { privacyAr } from './privacy.ar.ts'
import { privacyEn } from './privacy.en.ts'
import { termsAr } from './terms.ar.ts'
import { termsEn } from './terms.en.ts'
import { securityAr } from './security.ar.ts'
import { securityEn } from './security.en.ts'

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
  expect(shape(securityAr)).toEqual(shape(securityEn))
})
