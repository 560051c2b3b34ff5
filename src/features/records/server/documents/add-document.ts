import { keepFile, storeFile, type Upload } from '../../../../gateways/files/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { AppError, invalid } from '../../../../platform/shared/errors.ts'
import type { CandidateDocument, DocumentFields } from '../../contract.ts'
import type { DocumentKind } from '../../../profiles/choices.ts'
import { candidateDocuments } from '../../../profiles/server/record-api.ts'
import { getManagedCandidate, type ManagedBy } from '../../../profiles/server/managed-api.ts'
import { documentColumns } from './document-columns.ts'
import { presentDocument } from './present.ts'
import { countDocuments, documentsMax } from './queries.ts'

type Fields = DocumentFields & { document_type: DocumentKind }

/** Keeps a paper with a record. */
export async function addDocument(
  ctx: SignedIn,
  managedBy: ManagedBy,
  fields: Fields,
  upload: Upload | undefined,
): Promise<CandidateDocument> {
  const seen = await getManagedCandidate(ctx, managedBy)
  if (upload === undefined) throw invalid('document_file', 'noFile')
  const columns = documentColumns(fields)
  await refuseTooMany(ctx, seen.id)
  const file = await storeFile(ctx, upload, 'documents')
  return transaction(ctx, async (ctx) => {
    // Looked at again under the lock: she may be gone, or another paper have come, while this one was stored.
    const { id: candidateId } = await getManagedCandidate(ctx, managedBy, true)
    await refuseTooMany(ctx, candidateId)
    await keepFile(ctx, file)
    const [row] = await ctx.db
      .insert(candidateDocuments)
      .values({
        ...columns,
        candidateId,
        kind: fields.document_type,
        fileId: file.id,
        isOwnedByWorker: managedBy === 'own',
        uploadedAt: ctx.now,
        createdAt: ctx.now,
      })
      .returning()
    if (!row) throw new Error('no document was written')
    await audit(ctx, 'document.added', `document:${row.id}`, { kind: row.kind })
    return presentDocument(ctx, row, file)
  })
}

async function refuseTooMany(ctx: SignedIn, candidateId: number): Promise<void> {
  if ((await countDocuments(ctx, candidateId)) >= documentsMax)
    throw new AppError('INVALID', { message: 'tooManyDocuments' })
}
