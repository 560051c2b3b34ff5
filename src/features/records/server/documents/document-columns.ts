import { invalid } from '../../../../platform/shared/errors.ts'
import type { DocumentFields } from '../../contract.ts'
import type { DocumentRow } from '../../../profiles/server/record-api.ts'

/** What the form of a paper writes; fields left out stay as they are. */
export function documentColumns(
  fields: DocumentFields,
  before?: Pick<DocumentRow, 'issueDate' | 'expiryDate'>,
): Partial<DocumentRow> {
  const columns = {
    documentNumber: fields.document_number,
    nameOnPassport: fields.name_on_passport,
    passportNationality: fields.passport_nationality,
    nameOnId: fields.name_on_id,
    idNationality: fields.id_nationality,
    licenseNumber: fields.license_number,
    licenseClass: fields.license_class,
    profession: fields.profession,
    issuingAuthority: fields.issuing_authority,
    issueDate: fields.issue_date,
    expiryDate: fields.expiry_date,
  }
  const given = Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<DocumentRow>
  const { issueDate, expiryDate } = { ...before, ...given }
  if (issueDate && expiryDate && expiryDate < issueDate)
    throw invalid('expiry_date', 'expiryBeforeIssue')
  return given
}
