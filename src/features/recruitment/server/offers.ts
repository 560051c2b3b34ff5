import crypto from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { confirmByCode, sendConfirmationCode } from '../../accounts/server/index.ts'
import { getCandidateForRecruitment } from '../../candidates/server/index.ts'
import { fileLink, findFiles, storeBytes } from '../../../gateways/files/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { currency, fromMinor } from '../../../platform/shared/money.ts'
import { type RestDay, restDays } from '../choices.ts'
import type { Certificate, Offer, Rule, Terms } from '../offer-contract.ts'
import { changeCase, namesOf, tellSides } from './change-case.ts'
import { lockRunningCase } from './change-step.ts'
import { checkTerms } from './check-terms.ts'
import { drawOfferLetter } from './offer-letter-pdf.ts'
import { findOffer, listRules } from './offer-queries.ts'
import { insertPaper } from './papers.ts'
import { presentOffer } from './present.ts'
import { getCase, type Seen } from './queries.ts'
import { daysLater, moved } from './settle-steps.ts'
import { type OfferRow, recruitmentOffers, recruitmentPapers } from './tables.ts'

/** The terms to begin with: what her profile says, and the law's floor where it says nothing. */
export async function getOfferDraft(ctx: SignedIn, candidateId: number): Promise<{ terms: Terms; rules: Rule[]; currency: string }> {
  await getCase(ctx, { candidateId })
  const candidate = await getCandidateForRecruitment(ctx, candidateId)
  const rules = await listRules(ctx)
  const floor = (key: Rule['key'], otherwise: number) => rules.find((rule) => rule.key === key)?.value ?? otherwise
  const named = candidate.dayOff?.trim().toLowerCase() as RestDay | undefined
  return {
    terms: {
      role: candidate.position ?? '',
      wage: candidate.expectedSalaryMinor === null ? floor('minimum_wage', 0) : fromMinor(candidate.expectedSalaryMinor),
      housing: 'provided',
      food: 'provided',
      hours_per_day: 8,
      rest_day: named && restDays.includes(named) ? named : 'friday',
      leave_days: floor('minimum_leave_days', 21),
      start_on: daysLater(ctx.now, 30),
    },
    rules,
    currency,
  }
}

/** Makes the offer letter and sends it; an offer that waits for its answer is replaced by it. */
export async function makeOffer(ctx: SignedIn, candidateId: number, terms: Terms): Promise<Offer> {
  const { row } = await getCase(ctx, { candidateId })
  const candidate = await getCandidateForRecruitment(ctx, candidateId)
  const rules = await listRules(ctx)
  checkTerms(terms, { rules, age: candidate.age, today: qatarDate(ctx.now) })
  const names = await namesOf(ctx, row)
  const body = await drawOfferLetter({ terms, rules, names, country: candidate.country, currency, now: ctx.now, caseId: row.id })
  const file = await storeBytes(ctx, { name: `offer-letter-${row.candidateId}.pdf`, type: 'application/pdf', extension: 'pdf', body }, 'recruitment')
  return transaction(ctx, async (ctx) => {
    const { row, side } = await lockRunningCase(ctx, { candidateId })
    if ((await findOffer(ctx, row.id))?.status === 'accepted') throw new AppError('INVALID_TRANSITION', { message: 'offerAlreadyAccepted' })
    await ctx.db
      .update(recruitmentOffers)
      .set({ status: 'replaced' })
      .where(and(eq(recruitmentOffers.caseId, row.id), eq(recruitmentOffers.status, 'sent')))
    const paper = await insertPaper(ctx, row, side, { kind: 'offer_letter' }, file)
    const fileHash = crypto.createHash('sha256').update(body).digest('hex')
    const [offer] = await ctx.db
      .insert(recruitmentOffers)
      .values({ caseId: row.id, terms, rules, paperId: paper.id, fileHash, status: 'sent', madeAt: ctx.now })
      .returning()
    if (!offer) throw new Error('no offer was written')
    await changeCase(ctx, row, (steps) =>
      steps.map((step) => {
        const move = step.key === 'offer_letter' ? 'finish' : step.key === 'offer_answer' ? 'resume' : null
        return (move && moved(step, move, ctx.now, ctx.actor.userId)) ?? step
      }),
    )
    await audit(ctx, 'recruitment.offer_made', `recruitment:${row.id}`, { offer: offer.id })
    await tellSides(ctx, row, { to: ['worker', 'agency'], kind: 'offer_received' })
    return presentOffer(offer)
  })
}

async function getOffer(ctx: SignedIn, id: number, options: { lock?: boolean } = {}): Promise<Seen & { offer: OfferRow }> {
  const found = async () => (await ctx.db.select().from(recruitmentOffers).where(eq(recruitmentOffers.id, id)))[0]
  const before = await found()
  if (!before) throw new AppError('NOT_FOUND', { message: 'offerNotFound' })
  const seen = await getCase(ctx, { id: before.caseId }, options)
  // Read again under the lock: it may have been replaced meanwhile.
  return { ...seen, offer: (await found()) ?? before }
}

async function getOpenOffer(ctx: SignedIn, id: number, options: { lock?: boolean } = {}): Promise<Seen & { offer: OfferRow }> {
  const found = await getOffer(ctx, id, options)
  if (found.row.status === 'closed') throw new AppError('INVALID_TRANSITION', { message: 'recruitmentClosed' })
  if (found.offer.status !== 'sent') throw new AppError('INVALID_TRANSITION', { message: 'offerNotOpen' })
  return found
}

const codeFor = (offerId: number): string => `offer:${offerId}`

export async function sendOfferCode(ctx: SignedIn, id: number): Promise<{ resend_after: number }> {
  await getOpenOffer(ctx, id)
  return sendConfirmationCode(ctx, codeFor(id))
}

/** The worker takes the offer by her code; kept with the time, the address and the hash of the letter. */
export async function acceptOffer(ctx: SignedIn, id: number, code: string): Promise<Offer> {
  await getOpenOffer(ctx, id)
  return confirmByCode(ctx, codeFor(id), code, async (inside) => answer({ ...inside, actor: ctx.actor }, id, 'accepted', null))
}

export const declineOffer = (ctx: SignedIn, id: number, reason: string): Promise<Offer> =>
  transaction(ctx, (ctx) => answer(ctx, id, 'declined', reason))

async function answer(ctx: SignedIn, id: number, status: 'accepted' | 'declined', reason: string | null): Promise<Offer> {
  const { row } = await getOpenOffer(ctx, id, { lock: true })
  const [offer] = await ctx.db
    .update(recruitmentOffers)
    .set({ status, answeredAt: ctx.now, answeredBy: ctx.actor.userId, answeredFrom: ctx.address, declineReason: reason })
    .where(eq(recruitmentOffers.id, id))
    .returning()
  if (!offer) throw new Error('an offer vanished under its lock')
  const move = status === 'accepted' ? 'finish' : 'report'
  await changeCase(ctx, row, (steps) =>
    steps.map((step) => (step.key === 'offer_answer' ? (moved(step, move, ctx.now, ctx.actor.userId, reason) ?? step) : step)),
  )
  await audit(ctx, `recruitment.offer_${status}`, `recruitment:${row.id}`, { offer: id })
  await tellSides(ctx, row, { to: ['household'], kind: status === 'accepted' ? 'offer_accepted' : 'offer_declined' })
  return presentOffer(offer)
}

/** What was accepted, for both sides to keep. */
export async function getCertificate(ctx: SignedIn, id: number): Promise<Certificate> {
  const { row, offer } = await getOffer(ctx, id)
  if (offer.status !== 'accepted') throw new AppError('NOT_FOUND', { message: 'offerNotFound' })
  const [paper] = await ctx.db.select().from(recruitmentPapers).where(eq(recruitmentPapers.id, offer.paperId))
  const file = paper && (await findFiles(ctx, [paper.fileId])).get(paper.fileId)
  const names = await namesOf(ctx, row)
  return {
    offer: presentOffer(offer),
    employer_name: names.household,
    jobseeker_name: names.candidate,
    file_name: file?.name ?? '',
    file_url: file ? fileLink(ctx, file) : null,
  }
}
