import { type CandidateDescription, describeCandidates } from '../../profiles/server/names-api.ts'
import { fileLink, findFiles, type StoredFile } from '../../../gateways/files/index.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { nameAgencies } from '../../agencies/server/index.ts'
import { findOwnConversation } from '../../conversations/server/index.ts'
import { authorities, authorityOf } from '../authorities.ts'
import { healthKinds, type Stage } from '../choices.ts'
import type { OfferLetter, Paper, Recruitment, RecruitmentCase } from '../contract.ts'
import type { Offer } from '../offer-contract.ts'
import { namesOf, proofOf } from './change-case.ts'
import { forecastArrival, type Usual, usualOf } from './forecast.ts'
import { findOffer } from './offer-queries.ts'
import { getTemplateWay, isNudgedToday, listOpenSteps, listSteps, type Seen } from './queries.ts'
import { listUsualDays } from './usual-days.ts'
import {
  actsOn,
  answerOfferRefusal,
  changeRefusal,
  makeOfferRefusal,
  nudgeRefusal,
  openPaperRefusal,
  removePaperRefusal,
  signOfferRefusal,
} from './policy.ts'
import type { CaseRow, OfferRow, PaperRow, StepRow } from './tables.ts'

const isOpen = ({ state }: StepRow): boolean => state === 'waiting' || state === 'problem'
const isOverdue = (row: CaseRow, { dueOn, ...step }: StepRow, today: string): boolean =>
  row.status === 'open' && isOpen({ ...step, dueOn }) && dueOn !== null && dueOn < today

/** The stages in which something is to be done; a finished case is in its last. */
export const stagesOf = (row: CaseRow, open: readonly StepRow[]): Stage[] =>
  row.status === 'completed'
    ? ['completed']
    : [...new Set(open.filter(isOpen).map(({ stage }) => stage))]

export function presentLine(
  row: CaseRow,
  open: readonly StepRow[],
  candidate: CandidateDescription,
  today: string,
): Recruitment {
  const steps = open.filter(isOpen)
  const stages = stagesOf(row, steps)
  const [first] = row.status === 'open' ? steps : []
  return {
    id: row.id,
    jobseeker_id: row.candidateId,
    jobseeker_name: candidate.full_name,
    jobseeker_position: candidate.position,
    jobseeker_nationality: candidate.nationality,
    jobseeker_image: candidate.image,
    status: row.status,
    stage: stages[0] ?? 'completed',
    stages,
    applied_date: qatarDate(row.openedAt),
    overdue: steps.some((step) => isOverdue(row, step, today)),
    next: first ? { step: first.key, actor: first.actor, due_on: first.dueOn } : null,
  }
}

/** Many cases as lines of a list, in their order. */
export async function presentLines(
  ctx: SignedIn,
  rows: readonly CaseRow[],
): Promise<Recruitment[]> {
  const [candidates, open] = await Promise.all([
    describeCandidates(
      ctx,
      rows.map(({ candidateId }) => candidateId),
    ),
    listOpenSteps(
      ctx,
      rows.map(({ id }) => id),
    ),
  ])
  const today = qatarDate(ctx.now)
  return rows.flatMap((row) => {
    const candidate = candidates.get(row.candidateId)
    return candidate ? [presentLine(row, open.get(row.id) ?? [], candidate, today)] : []
  })
}

export async function presentCase(
  ctx: SignedIn,
  { row, side, mayAct }: Seen,
): Promise<RecruitmentCase> {
  const way = await getTemplateWay(ctx, row.templateId)
  const [steps, candidates, proof, offer, names, nudged, usual] = [
    await listSteps(ctx, row.id),
    await describeCandidates(ctx, [row.candidateId]),
    await proofOf(ctx, row),
    await findOffer(ctx, row.id),
    await namesOf(ctx, row),
    await isNudgedToday(ctx, row.id),
    await listUsualDays(ctx, way),
  ]
  const candidate = candidates.get(row.candidateId)
  if (!candidate) throw new Error('a case without its candidate')
  const today = qatarDate(ctx.now)
  return {
    ...presentLine(row, steps, candidate, today),
    side,
    way,
    employer_name: names.household,
    steps: steps.map((step) => ({
      ...presentStep(step, usual),
      overdue: isOverdue(row, step, today),
      can: mayAct
        ? actsOn(side, row, step, proof)
        : { finish: false, report: false, resume: false },
    })),
    offer: offer && presentOffer(ctx, row, offer),
    arrived_at: row.arrivedAt?.toISOString() ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
    forecast: row.status === 'open' ? forecastArrival(steps, usual, today) : null,
    agency_name: await agencyNameOf(ctx, row),
    conversation_id: await findOwnConversation(ctx, row),
    can_nudge: mayAct && !nudged && nudgeRefusal(side, row, steps.filter(isOpen)) === null,
    can_add_papers: mayAct && changeRefusal(row) === null,
    can_make_offer: (changeRefusal(row) ?? makeOfferRefusal(offer)) === null,
  }
}

function presentStep(step: StepRow, usual: Usual) {
  const authority = authorityOf(step.key)
  return {
    key: step.key,
    stage: step.stage,
    state: step.state,
    actor: step.actor,
    due_on: step.dueOn,
    waits_for: step.waitsFor,
    needs: step.needs,
    done_at: step.doneAt?.toISOString() ?? null,
    note: step.note,
    usual_days: usualOf(step, usual),
    service: authority && { authority, url: authorities[authority] },
  }
}

async function agencyNameOf(ctx: SignedIn, { agencyId }: CaseRow): Promise<string | null> {
  return agencyId === null ? null : ((await nameAgencies(ctx, [agencyId])).get(agencyId) ?? null)
}

export const presentOffer = (
  { settings }: Context,
  found: Pick<CaseRow, 'status'>,
  row: OfferRow,
): Offer => ({
  id: row.id,
  terms: row.terms,
  currency: settings.currency,
  status: row.status,
  made_at: row.madeAt.toISOString(),
  paper_id: row.paperId,
  file_hash: row.fileHash,
  answered_at: row.answeredAt?.toISOString() ?? null,
  answered_from: row.answeredFrom,
  decline_reason: row.declineReason,
  household_signed_at: row.householdSignedAt?.toISOString() ?? null,
  household_signed_from: row.householdSignedFrom,
  can_sign: signOfferRefusal(found, row) === null,
  can_answer: answerOfferRefusal(found, row) === null,
})

/** Papers as the asker may see them. */
export async function presentPapers(
  ctx: SignedIn,
  seen: Seen,
  papers: readonly PaperRow[],
): Promise<Paper[]> {
  const files = await findFiles(
    ctx,
    papers.map(({ fileId }) => fileId),
  )
  const offer = await findOffer(ctx, seen.row.id)
  return papers.map((paper) =>
    presentPaper(ctx, { ...seen, offer }, paper, files.get(paper.fileId)),
  )
}

function presentPaper(
  ctx: SignedIn,
  { row, side, mayAct, offer }: Seen & { offer: OfferRow | null },
  paper: PaperRow,
  file: StoredFile | undefined,
): Paper {
  const { userId } = ctx.actor
  const canOpen = file !== undefined && openPaperRefusal(side, userId, paper) === null
  const isHealth = healthKinds.includes(paper.kind)
  return {
    id: paper.id,
    kind: paper.kind,
    file_name: canOpen ? file.name : null,
    file_url: canOpen && !isHealth ? fileLink(ctx, file) : null,
    uploaded_at: paper.uploadedAt.toISOString(),
    uploaded_by: paper.uploadedAs,
    outcome: paper.outcome,
    issuer: canOpen ? paper.issuer : null,
    issued_on: paper.issuedOn,
    expires_on: paper.expiresOn,
    can_open: canOpen && !file.isHeld,
    can_remove: mayAct && removePaperRefusal(side, userId, row, paper, offer) === null,
  }
}

/** Offer letters in the shape of the specification. */
export async function presentLetters(
  ctx: SignedIn,
  seen: Seen,
  papers: readonly PaperRow[],
): Promise<OfferLetter[]> {
  return (await presentPapers(ctx, seen, papers)).map(
    ({ id, file_name, file_url, kind, uploaded_at, can_remove }) => ({
      id,
      file_name: file_name ?? '',
      file_url,
      is_signed: kind === 'signed_offer_letter',
      uploaded_at,
      can_remove,
    }),
  )
}
