import { fileLink, findFiles, type StoredFile } from '../../../../gateways/files/index.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { CandidateDocument } from '../../contract.ts'
import { newestFindings } from '../../../reviews/server/checks-api.ts'
import type { DocumentRow } from '../../../profiles/server/record-api.ts'

/** Papers as their owner sees them, each with a fresh link. */
export async function presentDocuments(
  ctx: Context,
  rows: readonly DocumentRow[],
): Promise<CandidateDocument[]> {
  const files = await findFiles(
    ctx,
    rows.map(({ fileId }) => fileId),
  )
  const findings = await newestFindings(
    ctx,
    rows.flatMap(({ id, checkState }) => (checkState === 'open' ? [] : [id])),
  )
  return rows.map((row) =>
    presentDocument(ctx, row, files.get(row.fileId), findings.get(row.id)?.reason),
  )
}

export function presentDocument(
  ctx: Context,
  row: DocumentRow,
  file: StoredFile | undefined,
  checkReason: string | null = null,
): CandidateDocument {
  return {
    id: row.id,
    document_type: row.kind,
    document_file_url: file === undefined ? null : fileLink(ctx, file),
    file_name: file?.name ?? '',
    file_bytes: file?.bytes ?? 0,
    document_number: row.documentNumber,
    name_on_passport: row.nameOnPassport,
    passport_nationality: row.passportNationality,
    name_on_id: row.nameOnId,
    id_nationality: row.idNationality,
    license_number: row.licenseNumber,
    license_class: row.licenseClass,
    profession: row.profession,
    issuing_authority: row.issuingAuthority,
    issue_date: row.issueDate,
    expiry_date: row.expiryDate,
    check_state: row.checkState,
    check_reason: checkReason,
    uploaded_at: row.uploadedAt.toISOString(),
    created_at: row.createdAt.toISOString(),
  }
}
