import { eq } from 'drizzle-orm'
import { keepFile, releaseFile, storeFile, type Upload } from '../../../../gateways/files/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import type { CandidateDocument, DocumentFields } from '../../contract.ts'
import type { DocumentKind } from '../../../profiles/choices.ts'
import { candidateDocuments, type DocumentRow } from '../../../profiles/server/record-api.ts'
import type { ManagedBy } from '../../../profiles/server/managed-api.ts'
import { endChecksOfPaper } from '../../../reviews/server/checks-api.ts'
import { documentColumns } from './document-columns.ts'
import { presentDocuments } from './present.ts'
import { getManagedDocument } from './queries.ts'

type Fields = DocumentFields & { id: number; document_type?: DocumentKind | undefined }

/** Changes what is said of a paper; with a file, the new one takes the place of the old. */
export async function updateDocument(
  ctx: SignedIn,
  managedBy: ManagedBy,
  fields: Fields,
  upload: Upload | undefined,
): Promise<CandidateDocument> {
  documentColumns(fields, await getManagedDocument(ctx, managedBy, fields.id))
  const file = upload && (await storeFile(ctx, upload, 'documents'))
  return transaction(ctx, async (ctx) => {
    const before = await getManagedDocument(ctx, managedBy, fields.id, { lock: true })
    if (file) {
      await keepFile(ctx, file)
      await releaseFile(ctx, before.fileId)
    }
    const columns = documentColumns(fields, before)
    if (file || isOther(before, { ...columns, kind: fields.document_type ?? before.kind }))
      await endChecksOfPaper(ctx, before, 'paper_changed')
    const isRenewed = columns.expiryDate !== undefined && columns.expiryDate !== before.expiryDate
    const [row] = await ctx.db
      .update(candidateDocuments)
      .set({
        ...columns,
        kind: fields.document_type ?? before.kind,
        ...(file && { fileId: file.id, uploadedAt: ctx.now }),
        ...(isRenewed && { remindedDays: null }),
      })
      .where(eq(candidateDocuments.id, before.id))
      .returning()
    await audit(ctx, 'document.changed', `document:${before.id}`, {
      kind: before.kind,
      file: file !== undefined,
    })
    const [document] = await presentDocuments(ctx, row ? [row] : [])
    if (!document) throw new AppError('NOT_FOUND')
    return document
  })
}

/** What was checked is what she said of the paper: another number or day is another paper. */
const isOther = (before: DocumentRow, columns: Partial<DocumentRow>): boolean =>
  Object.entries(columns).some(([name, value]) => before[name as keyof DocumentRow] !== value)
