import { and, count, eq, isNull } from 'drizzle-orm'
import {
  fileLink,
  findFiles,
  keepFile,
  releaseFile,
  storeFile,
  type StoredFile,
  type Upload,
} from '../../../gateways/files/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { AppError, enforce, invalid } from '../../../platform/shared/errors.ts'
import { healthKinds, type PaperKind, type Side } from '../choices.ts'
import type { Paper, PaperFields } from '../contract.ts'
import { changeCase } from './change-case.ts'
import { lockRunningCase } from './change-step.ts'
import { findOffer } from './offer-queries.ts'
import {
  changeRefusal,
  openPaperRefusal,
  paperLimitRefusal,
  pregnancyTestRefusal,
  removePaperRefusal,
} from './policy.ts'
import { presentPapers } from './present.ts'
import { type CaseOf, getCase, getPaper, listPapersOf, listSteps, papersMax } from './queries.ts'
import { moved } from './settle-steps.ts'
import {
  type CaseRow,
  type OfferRow,
  type PaperRow,
  recruitmentOffers,
  recruitmentPapers,
  type StepRow,
} from './tables.ts'

type NewPaper = Omit<PaperFields, 'kind'> & { kind: PaperKind }

/** Keeps a paper of a case, and lets the step that needs it go on. */
export async function addPaper(
  ctx: SignedIn,
  of: CaseOf,
  fields: NewPaper,
  upload: Upload | undefined,
): Promise<Paper> {
  if (upload === undefined) throw invalid('file', 'noFile')
  const seen = await getCase(ctx, of, { toAct: true })
  await refuseWrong(ctx, seen.row, fields)
  const file = await storeFile(ctx, upload, 'recruitment')
  return transaction(ctx, async (ctx) => {
    const locked = await lockRunningCase(ctx, of)
    const { row, side } = locked
    await refuseTooMany(ctx, row, fields.kind)
    const paper = await insertPaper(ctx, row, side, fields, file)
    await changeCase(ctx, row, (steps) => steps.map((step) => afterPaper(ctx, step, paper)))
    const [presented] = await presentPapers(ctx, locked, [paper])
    if (!presented) throw new Error('a paper was lost')
    return presented
  })
}

async function refuseWrong(
  ctx: SignedIn,
  row: CaseRow,
  { kind, outcome, issued_on, expires_on }: NewPaper,
): Promise<void> {
  enforce(changeRefusal(row))
  if (outcome !== undefined && kind !== 'medical') throw invalid('outcome', 'outcomeOnlyMedical')
  if (kind === 'medical' && outcome === undefined) throw invalid('outcome', 'outcomeNeeded')
  if (issued_on && expires_on && expires_on < issued_on)
    throw invalid('expires_on', 'expiryBeforeIssue')
  if (kind === 'pregnancy_test') enforce(pregnancyTestRefusal(await listSteps(ctx, row.id)))
}

async function refuseTooMany(ctx: SignedIn, row: CaseRow, kind: PaperKind): Promise<void> {
  const [counted] = await ctx.db
    .select({ papers: count() })
    .from(recruitmentPapers)
    .where(
      and(
        eq(recruitmentPapers.caseId, row.id),
        eq(recruitmentPapers.kind, kind),
        isNull(recruitmentPapers.removedAt),
      ),
    )
  enforce(paperLimitRefusal((counted?.papers ?? 0) >= papersMax / 5))
}

/** Writes a paper whose file is stored; call it in the transaction that changes the case. */
export async function insertPaper(
  ctx: SignedIn,
  row: CaseRow,
  side: Side,
  fields: NewPaper,
  file: StoredFile,
): Promise<PaperRow> {
  await keepFile(ctx, file)
  const [paper] = await ctx.db
    .insert(recruitmentPapers)
    .values({
      caseId: row.id,
      kind: fields.kind,
      fileId: file.id,
      outcome: fields.outcome ?? null,
      issuer: fields.issuer ?? null,
      issuedOn: fields.issued_on ?? null,
      expiresOn: fields.expires_on ?? null,
      uploadedAt: ctx.now,
      uploadedBy: ctx.actor.userId,
      uploadedAs: side,
    })
    .returning()
  if (!paper) throw new Error('no paper was written')
  await audit(ctx, 'recruitment.paper_added', `recruitment:${row.id}`, {
    paper: paper.id,
    kind: paper.kind,
  })
  return paper
}

/** A paper that was waited for finishes its step; a medical that is not 'fit' is a problem of it. */
function afterPaper(ctx: SignedIn, step: StepRow, { kind, outcome }: PaperRow): StepRow {
  if (!step.needs.includes(kind) || (step.state !== 'waiting' && step.state !== 'problem'))
    return step
  if (kind === 'medical' && outcome !== 'fit')
    return moved(step, 'report', ctx.now, ctx.actor.userId) ?? step
  return moved(step, 'finish', ctx.now, ctx.actor.userId) ?? step
}

/** Takes a paper away: its links stop, and the step that needed it is open again. */
export async function removePaper(
  ctx: SignedIn,
  of: CaseOf,
  id: number,
  kinds?: readonly PaperKind[],
): Promise<{ id: number }> {
  return transaction(ctx, async (ctx) => {
    const { row, side } = await getCase(ctx, of, { lock: true })
    const paper = await getPaper(ctx, row.id, id)
    if (kinds !== undefined && !kinds.includes(paper.kind))
      throw new AppError('NOT_FOUND', { message: 'paperNotFound' })
    const offer = await findOffer(ctx, row.id)
    enforce(removePaperRefusal(side, ctx.actor.userId, row, paper, offer))
    if (offer?.paperId === id && offer.status === 'sent') await giveUpOffer(ctx, offer)
    await ctx.db
      .update(recruitmentPapers)
      .set({ removedAt: ctx.now })
      .where(eq(recruitmentPapers.id, id))
    await releaseFile(ctx, paper.fileId)
    await audit(ctx, 'recruitment.paper_removed', `recruitment:${row.id}`, {
      paper: id,
      kind: paper.kind,
    })
    await changeCase(ctx, row)
    return { id }
  })
}

/** An offer goes with its letter. */
async function giveUpOffer(ctx: SignedIn, { id }: OfferRow): Promise<void> {
  await ctx.db
    .update(recruitmentOffers)
    .set({ status: 'replaced' })
    .where(eq(recruitmentOffers.id, id))
}

/** The papers of a case, as its side may see them; of some kinds, or all. */
export async function listPapers(
  ctx: SignedIn,
  of: CaseOf,
  kinds?: readonly PaperKind[],
): Promise<Paper[]> {
  const seen = await getCase(ctx, of)
  const papers = await listPapersOf(ctx, seen.row.id)
  return presentPapers(
    ctx,
    seen,
    papers.filter(({ kind }) => kinds === undefined || kinds.includes(kind)),
  )
}

/** A link to a paper. Opening a health paper is written down, each time. */
export async function openPaper(
  ctx: SignedIn,
  caseId: number,
  id: number,
): Promise<{ file_url: string | null }> {
  const { row, side } = await getCase(ctx, { id: caseId })
  const paper = await getPaper(ctx, row.id, id)
  enforce(openPaperRefusal(side, ctx.actor.userId, paper))
  const file = (await findFiles(ctx, [paper.fileId])).get(paper.fileId)
  if (!file) throw new AppError('NOT_FOUND', { message: 'paperNotFound' })
  if (healthKinds.includes(paper.kind))
    await audit(ctx, 'recruitment.paper_opened', `recruitment:${row.id}`, {
      paper: id,
      kind: paper.kind,
      side,
    })
  return { file_url: fileLink(ctx, file) }
}
