import { expect, test } from 'vitest'
import { checksGuide as checksAr } from './checks.ar.ts'
import { checksGuide as checksEn } from './checks.en.ts'
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
