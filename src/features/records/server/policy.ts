import type { Refusal } from '../../../platform/shared/errors.ts'
import { specialFields } from '../../profiles/fields.ts'
import type { ProfileChange } from '../../profiles/profile-rules.ts'
import type { CandidateRow } from '../../profiles/server/record-api.ts'

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })

/** Who she is, what is special by law, and what the public sees: once she has claimed her record, she alone decides. */
const hers = [
  ...specialFields,
  'consent_special_data',
  'hidden_fields',
  'index_profile',
  'is_published',
  'profile_image',
  'profile_video',
] as const satisfies (keyof ProfileChange)[]

/** What an agency may not change of a record it keeps: what is the worker's to decide, and to publish what she objected to. */
export function agencyEditRefusal(
  change: ProfileChange,
  media: readonly string[],
  { userId, fullName, objectedAt }: Pick<CandidateRow, 'userId' | 'fullName' | 'objectedAt'>,
): Refusal | null {
  if (userId !== null) {
    if (change.full_name !== undefined && change.full_name !== fullName)
      return { code: 'INVALID', message: 'nameIsHers', errors: { full_name: ['nameIsHers'] } }
    const fields = [...new Set([...hers.filter((field) => change[field] !== undefined), ...media])]
    if (fields.length > 0)
      return {
        code: 'FORBIDDEN',
        message: 'hersToDecide',
        errors: Object.fromEntries(fields.map((field) => [field, ['hersToDecide']])),
      }
  }
  return objectedAt !== null && change.is_published === true
    ? { code: 'FORBIDDEN', message: 'sheObjected', errors: { is_published: ['sheObjected'] } }
    : null
}

/** An agency removes whom nobody has hired and who doesn't keep her record herself. */
export function removeRefusal({
  hiredAt,
  userId,
}: Pick<CandidateRow, 'hiredAt' | 'userId'>): Refusal | null {
  if (hiredAt !== null) return conflict('hiredStays')
  return userId === null ? null : conflict('recordIsHers')
}

/** A save over a version that is no longer the newest is refused: another window would be undone unseen. */
export const olderRefusal = (
  { version }: { version?: number | undefined },
  { profileVersion }: Pick<CandidateRow, 'profileVersion'>,
): Refusal | null =>
  version === undefined || version === profileVersion ? null : conflict('profileChangedElsewhere')
