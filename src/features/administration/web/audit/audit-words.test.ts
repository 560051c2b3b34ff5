import { describe, expect, test } from 'vitest'
import { languageOf, locales } from '../../../../platform/shared/locales.ts'
import { columnOf, fieldNames, fields, loggedFields } from '../../../profiles/fields.ts'
import { auditWords, valueIn, wordOf } from './audit-words.ts'

/** What else a save of a worker's profile, or of a household's, can change. */
const others = `full_name phone_number email whatsapp profile_image profile_video hidden_fields
  consent_special_data isPublished wantsPublished indexProfile fullAddress age gender maritalStatus
  nationality occupation monthlyIncomeMinor spouseCount familyMembers staffMembers photoFileId`.split(
  /\s+/,
)

describe.each(locales.filter((locale) => languageOf(locale).covers === 'whole'))('%s', (locale) => {
  const words = auditWords(locale)

  test('whatever a save can change has a word', () => {
    const names = [...fieldNames, ...fieldNames.map(columnOf), ...others]
    expect(names.filter((name) => wordOf(words, name) === name)).toEqual([])
  })

  test('each choice that the log tells is said in words', () => {
    const raw = loggedFields.flatMap((name) => {
      const { kind, values = [] } = fields[name] as { kind: string; values?: readonly string[] }
      return kind === 'choice'
        ? values.filter((value) => valueIn(words, columnOf(name), value) === value)
        : []
    })
    expect(raw).toEqual([])
  })
})
