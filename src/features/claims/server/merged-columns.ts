import { columnOf, fieldNames, flagFields, specialFields } from '../../profiles/fields.ts'
import type { CandidateRow } from '../../profiles/server/record-api.ts'

/** With her consent or without; what she hides; whether she is to be shown: as she had decided, once she had. */
const choiceColumns = [
  ...specialFields.map(columnOf),
  'consentSpecialDataAt',
  'hiddenFields',
  'indexProfile',
  'wantsPublished',
  ...flagFields.map(columnOf),
] as const satisfies (keyof CandidateRow)[]
/** What she says of herself, where she has said it. */
const saidColumns = (['whatsapp', 'email', ...fieldNames.map(columnOf)] as const).filter(
  (column) => !(choiceColumns as readonly string[]).includes(column),
)
const picture = ['profileImageKey', 'profileImageFile', 'fullImageKey', 'fullImageFile'] as const
const film = ['profileVideoKey', 'profileVideoFile', 'videoPosterKey', 'videoPosterFile'] as const

const isSaid = (value: unknown): boolean =>
  value !== null &&
  (typeof value !== 'object' || value instanceof Date || Object.keys(value).length > 0)

/** What of her own record replaces what the agency wrote. A record into which she never typed says nothing but its picture and film. */
export function mergedColumns(own: CandidateRow, managed: CandidateRow): Partial<CandidateRow> {
  const names: (keyof CandidateRow)[] =
    own.profileSavedAt === null
      ? []
      : [...saidColumns.filter((name) => isSaid(own[name])), ...choiceColumns]
  if (own.profileImageFile !== null || own.profileImageKey !== null) names.push(...picture)
  if (own.profileVideoFile !== null) names.push(...film)
  return Object.fromEntries(
    names.filter((name) => own[name] !== managed[name]).map((name) => [name, own[name]]),
  )
}
