import { eq } from 'drizzle-orm'
import { fileLink, findFiles } from '../../../../gateways/files/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import { announce } from '../../../../platform/server/bus.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, invalid } from '../../../../platform/shared/errors.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import type { AdminCheck, Paper, recordCheck as recordCall, rejectPaper as rejectCall } from '../../review-contract.ts'
import { candidateDocuments, candidates } from '../tables.ts'
import { endRunning } from './end-checks.ts'
import { presentCheck } from './list-checks.ts'
import { getPaper, presentPaper } from './list-papers.ts'
import { verifications } from './tables.ts'
import { tellKeepers } from './tell-keepers.ts'

const longestYears = 10

/** A link to a private paper for the operator; the opening is written down first. */
export async function openPaper(ctx: SignedIn, id: number): Promise<{ url: string }> {
  const { document } = await getPaper(ctx, id)
  const file = (await findFiles(ctx, [document.fileId])).get(document.fileId)
  const url = file && fileLink(ctx, file)
  if (!url) throw new AppError('NOT_FOUND', { message: 'paperNotReady' })
  await audit(ctx, 'document.opened', `document:${id}`, { candidate: document.candidateId, kind: document.kind })
  return { url }
}

/** Records that something of a person was checked. With a paper, it rests on that paper and goes with it. */
export function recordCheck(ctx: SignedIn, input: Parsed<typeof recordCall>): Promise<AdminCheck> {
  const { candidate_id: candidateId, document_id: documentId, item, method, valid_until: validUntil } = input
  return transaction(ctx, async (ctx) => {
    // The paper first, as its owner's changes take it first: the two can't wait for each other.
    const paper = documentId === undefined ? null : (await getPaper(ctx, documentId, true)).document
    const [candidate] = await ctx.db.select().from(candidates).where(eq(candidates.id, candidateId)).for('update')
    if (!candidate) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
    if (paper && paper.candidateId !== candidateId) throw new AppError('NOT_FOUND')
    refuseWrongEnd(validUntil, qatarDate(ctx.now), paper?.expiryDate ?? null)
    await endRunning(ctx, candidateId, item)
    const [check] = await ctx.db
      .insert(verifications)
      .values({
        candidateId,
        documentId: documentId ?? null,
        item,
        outcome: 'verified',
        method,
        checkedAt: ctx.now,
        checkedBy: ctx.actor.userId,
        validUntil,
      })
      .returning({ id: verifications.id })
    if (!check) throw new Error('no check was written')
    if (paper) await ctx.db.update(candidateDocuments).set({ checkState: 'verified' }).where(eq(candidateDocuments.id, paper.id))
    await audit(ctx, 'check.recorded', `candidate:${candidateId}`, { check: check.id, item, method, validUntil, document: documentId ?? null })
    await announce(ctx, 'candidates', candidateId)
    await tellKeepers(ctx, candidate, 'check_recorded', { item, valid_until: validUntil }, `check:${check.id}:recorded`, '/dashboard/documents')
    return presentCheck(ctx, check.id)
  })
}

/** Refuses a paper that waits, with a reason that its owner reads. */
export function rejectPaper(ctx: SignedIn, { id, item, reason }: Parsed<typeof rejectCall>): Promise<Paper> {
  return transaction(ctx, async (ctx) => {
    const { document, candidate } = await getPaper(ctx, id, true)
    if (document.checkState !== 'open') throw new AppError('INVALID_TRANSITION', { message: 'paperDecided' })
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
    await ctx.db.update(candidateDocuments).set({ checkState: 'rejected' }).where(eq(candidateDocuments.id, id))
    await audit(ctx, 'paper.rejected', `document:${id}`, { candidate: candidate.id, finding: finding?.id ?? 0 })
    await tellKeepers(ctx, candidate, 'paper_rejected', { kind: document.kind, reason }, `paper:${finding?.id ?? 0}:rejected`, '/dashboard/documents')
    return presentPaper(ctx, id)
  })
}

function refuseWrongEnd(validUntil: string, today: string, paperEnds: string | null): void {
  if (validUntil < today) throw invalid('valid_until', 'endInPast')
  if (paperEnds !== null && validUntil > paperEnds) throw invalid('valid_until', 'endAfterPaper')
  if (Number(validUntil.slice(0, 4)) > Number(today.slice(0, 4)) + longestYears) throw invalid('valid_until', 'endTooFar')
}
