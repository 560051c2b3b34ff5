import { findFiles, readFile } from '../../../gateways/files/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { getPaper } from './list-papers.ts'
import { paperOpenings } from './tables.ts'

/** A private paper for the operator's eyes; who read which version in which session is written down with it. */
export async function readPaper(
  ctx: SignedIn,
  id: number,
): Promise<{ body: Buffer; type: string; name: string }> {
  const { document } = await getPaper(ctx, id)
  const file = (await findFiles(ctx, [document.fileId])).get(document.fileId)
  if (file === undefined || file.isHeld)
    throw new AppError('NOT_FOUND', { message: 'paperNotReady' })
  const body = await readFile(ctx, file)
  await transaction(ctx, async (ctx) => {
    const { userId: operatorId, sessionId } = ctx.actor
    await ctx.db
      .insert(paperOpenings)
      .values({ documentId: id, fileId: file.id, operatorId, sessionId, openedAt: ctx.now })
    await audit(ctx, 'document.opened', `document:${id}`, {
      candidate: document.candidateId,
      kind: document.kind,
    })
  })
  return { body, type: file.type, name: file.name }
}
