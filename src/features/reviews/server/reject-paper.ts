import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import type { Paper, rejectPaper as rejectCall } from '../contract.ts'
import { candidateDocuments } from '../../profiles/server/record-api.ts'
import { endAwaitingOfPaper } from './end-checks.ts'
import { getPaper, presentPaper } from './list-papers.ts'
import { verifications } from './tables.ts'
import { notifyRecipients } from './notify-recipients.ts'
import { rejectPaperRefusal } from './policy.ts'

/** Refuses a paper that waits, with a reason that its owner reads; what a first operator recorded by it is over. */
export function rejectPaper(
  ctx: SignedIn,
  { id, item, reason }: Parsed<typeof rejectCall>,
): Promise<Paper> {
  return transaction(ctx, async (ctx) => {
    const { document, candidate } = await getPaper(ctx, id, true)
    enforce(rejectPaperRefusal(document))
    await endAwaitingOfPaper(ctx, document)
    const [finding] = await ctx.db
      .insert(verifications)
      .values({
        candidateId: candidate.id,
        documentId: id,
        item,
        outcome: 'rejected',
        reason,
        checkedAt: ctx.now,
        checkedBy: ctx.actor.userId,
      })
      .returning({ id: verifications.id })
    await ctx.db
      .update(candidateDocuments)
      .set({ checkState: 'rejected' })
      .where(eq(candidateDocuments.id, id))
    await audit(ctx, 'paper.rejected', `document:${id}`, {
      candidate: candidate.id,
      finding: finding?.id ?? 0,
    })
    await notifyRecipients(
      ctx,
      candidate,
      'paper_rejected',
      { kind: document.kind, reason },
      `paper:${finding?.id ?? 0}:rejected`,
      '/dashboard/documents',
    )
    return presentPaper(ctx, id)
  })
}
