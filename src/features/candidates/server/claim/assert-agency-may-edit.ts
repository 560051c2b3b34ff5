import { AppError, invalid } from '../../../../platform/shared/errors.ts'
import type { ProfileChange } from '../../profile-rules.ts'
import type { CandidateRow } from '../tables.ts'

/** Who she is, what is special by law, and what the public sees: once she has claimed her record, she alone decides. */
const hers = [
  'religion',
  'marital_status',
  'kids',
  'consent_special_data',
  'hidden_fields',
  'index_profile',
  'is_published',
  'profile_image',
  'profile_video',
] as const satisfies (keyof ProfileChange)[]

/** Refuses what an agency may not change of a record it keeps: what is the worker's to decide, and to publish what she objected to. */
export function assertAgencyMayEdit(
  change: ProfileChange,
  media: readonly string[],
  { userId, fullName, objectedAt }: CandidateRow,
): void {
  if (userId !== null) {
    if (change.full_name !== undefined && change.full_name !== fullName)
      throw invalid('full_name', 'nameIsHers')
    const fields = [...new Set([...hers.filter((field) => change[field] !== undefined), ...media])]
    if (fields.length > 0)
      throw new AppError('FORBIDDEN', {
        message: 'hersToDecide',
        errors: Object.fromEntries(fields.map((field) => [field, ['hersToDecide']])),
      })
  }
  if (objectedAt !== null && change.is_published === true)
    throw new AppError('FORBIDDEN', {
      message: 'sheObjected',
      errors: { is_published: ['sheObjected'] },
    })
}
