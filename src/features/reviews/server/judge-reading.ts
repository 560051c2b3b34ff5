import { qatarDate } from '../../../platform/shared/format.ts'
import { AppError, type FieldErrors, invalid } from '../../../platform/shared/errors.ts'
import {
  bearsNumberAndEnd,
  compareReading,
  type Differences,
  kindsOf,
  type PaperRecord,
  type Reading,
  saysSomething,
} from '../reading-rules.ts'
import type { CheckItem } from '../../profiles/check-choices.ts'
import type { CandidateRow, DocumentRow } from '../../profiles/server/record-api.ts'

/** What the record says of a paper, as it is compared with the paper itself. */
export const recordOf = (
  document: DocumentRow,
  { fullName }: Pick<CandidateRow, 'fullName'>,
): PaperRecord => ({
  document_type: document.kind,
  profile_name: fullName,
  name: document.nameOnPassport ?? document.nameOnId,
  number: document.documentNumber ?? document.licenseNumber,
  expiry_date: document.expiryDate,
})

/** What differs between a paper and its record, each with its reason; refuses a reading that proves nothing or leaves a difference unexplained. */
export function judgeReading(
  record: PaperRecord,
  read: Reading,
  item: CheckItem,
  reasons: Differences,
  now: Date,
): Differences {
  if (!saysSomething(record, item)) throw invalid('document_id', 'paperSaysNothing')
  const errors: FieldErrors = {}
  if (!kindsOf[item].includes(read.document_type))
    errors['read.document_type'] = ['kindDoesNotProve']
  if (bearsNumberAndEnd(item) && read.number === null) errors['read.number'] = ['readNumber']
  if (bearsNumberAndEnd(item) && read.expiry_date === null) errors['read.expiry_date'] = ['readEnd']
  if (read.expiry_date !== null && read.expiry_date < qatarDate(now))
    errors['read.expiry_date'] = ['paperExpired']
  const differing = [...compareReading(record, read)].flatMap(([field, agrees]) =>
    agrees ? [] : [field],
  )
  for (const field of differing)
    if (reasons[field] === undefined) errors[`differences.${field}`] = ['sayWhyItDiffers']
  if (Object.keys(errors).length > 0)
    throw new AppError('INVALID', { message: Object.values(errors)[0]?.[0], errors })
  return Object.fromEntries(differing.map((field) => [field, reasons[field]]))
}
