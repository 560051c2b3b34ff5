import crypto from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { getUser } from '../../accounts/server/index.ts'
import { confirmByCode, sendConfirmationCode } from '../../accounts/server/sign-in-api.ts'
import { lockEngagement } from '../../billing/server/index.ts'
import { getCandidateForRecruitment } from '../../profiles/server/index.ts'
import { fileLink, findFiles, storeBytes } from '../../../gateways/files/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import {
  agreeBySignature,
  checkTerms,
  draftTerms,
  findAgreed,
} from '../../agreements/server/index.ts'
import type { Terms, TermsRule } from '../../agreements/terms-contract.ts'
import { areSameTerms } from '../../agreements/terms-rules.ts'
import type { acceptOffer as acceptCall, Certificate, Offer } from '../offer-contract.ts'
import { changeCase, namesOf, notifyParties, toCandidateSide } from './change-case.ts'
import { lockRunningCase } from './change-step.ts'
import { drawOfferLetter } from './offer-letter-pdf.ts'
import { findOffer, listRules } from './offer-queries.ts'
import { insertPaper } from './papers.ts'
import {
  answerOfferRefusal,
  certificateRefusal,
  makeOfferRefusal,
  replaceOfferRefusal,
  shownOfferRefusal,
} from './policy.ts'
import { presentOffer } from './present.ts'
import { getCase, type Seen } from './queries.ts'
import { moved } from './settle-steps.ts'
import { type CaseRow, type OfferRow, recruitmentOffers, recruitmentPapers } from './tables.ts'

/** The terms to begin with: what her profile says, and the law's floor where it says nothing. */
export async function getOfferDraft(
  ctx: SignedIn,
  candidateId: number,
): Promise<{ terms: Terms; rules: TermsRule[]; currency: string }> {
  await getCase(ctx, { candidateId })
  const candidate = await getCandidateForRecruitment(ctx, candidateId)
  const rules = await listRules(ctx)
  return { terms: draftTerms(ctx, candidate, rules), rules, currency: ctx.settings.currency }
}

const languageOfWorker = async (ctx: SignedIn, { workerId }: CaseRow): Promise<Locale | null> =>
  workerId === null ? null : (await getUser(ctx, workerId)).locale

/**
 * Makes the offer letter and sends it. While another one waits for its answer it is refused, unless it is to replace that one;
 * the same terms once more are the offer that waits.
 */
export async function makeOffer(
  ctx: SignedIn,
  candidateId: number,
  terms: Terms,
  { replace }: { replace: boolean },
): Promise<Offer> {
  const { row } = await getCase(ctx, { candidateId })
  const waiting = await findWaiting(ctx, row, terms, replace)
  if (waiting?.isSame) return presentOffer(ctx, row, waiting.offer)
  const candidate = await getCandidateForRecruitment(ctx, candidateId)
  const rules = await listRules(ctx)
  checkTerms(terms, { rules, age: candidate.age, today: qatarDate(ctx.now) })
  const names = await namesOf(ctx, row)
  const body = await drawOfferLetter({
    terms,
    rules,
    names,
    reads: await languageOfWorker(ctx, row),
    country: candidate.country,
    currency: ctx.settings.currency,
    now: ctx.now,
    caseId: row.id,
  })
  const file = await storeBytes(
    ctx,
    { name: `${await letterName(ctx, row)}.pdf`, type: 'application/pdf', extension: 'pdf', body },
    'recruitment',
  )
  return transaction(ctx, async (ctx) => {
    const { row, side } = await lockRunningCase(ctx, { candidateId })
    const waiting = await findWaiting(ctx, row, terms, replace)
    if (waiting?.isSame) return presentOffer(ctx, row, waiting.offer)
    await ctx.db
      .update(recruitmentOffers)
      .set({ status: 'replaced' })
      .where(and(eq(recruitmentOffers.caseId, row.id), eq(recruitmentOffers.status, 'sent')))
    const paper = await insertPaper(ctx, row, side, { kind: 'offer_letter' }, file)
    const fileHash = crypto.createHash('sha256').update(body).digest('hex')
    const offer = await insertOffer(ctx, {
      caseId: row.id,
      terms,
      rules,
      paperId: paper.id,
      fileHash,
    })
    await changeCase(ctx, row, (steps) =>
      steps.map((step) => {
        const move =
          step.key === 'offer_letter' ? 'finish' : step.key === 'offer_answer' ? 'resume' : null
        return (move && moved(step, move, ctx.now, ctx.actor.userId)) ?? step
      }),
    )
    await audit(ctx, 'recruitment.offer_made', `recruitment:${row.id}`, { offer: offer.id })
    const kind = waiting === null ? 'offer_received' : 'offer_replaced'
    await notifyParties(ctx, row, ...toCandidateSide(kind))
    return presentOffer(ctx, row, offer)
  })
}

async function insertOffer(
  ctx: SignedIn,
  offer: Pick<OfferRow, 'caseId' | 'terms' | 'rules' | 'paperId' | 'fileHash'>,
): Promise<OfferRow> {
  const [row] = await ctx.db
    .insert(recruitmentOffers)
    .values({ ...offer, status: 'sent', madeAt: ctx.now })
    .returning()
  if (!row) throw new Error('no offer was written')
  return row
}

/** The offer that waits for an answer, and whether it says the same; refused when there is another one that is not to be replaced. */
async function findWaiting(
  ctx: SignedIn,
  row: CaseRow,
  terms: Terms,
  replace: boolean,
): Promise<{ offer: OfferRow; isSame: boolean } | null> {
  const offer = await findOffer(ctx, row.id)
  enforce(makeOfferRefusal(offer))
  if (offer?.status !== 'sent') return null
  const isSame = isDeepStrictEqual(withoutGaps(offer.terms), withoutGaps(terms))
  enforce(replaceOfferRefusal(isSame, replace))
  return { offer, isSame }
}

const withoutGaps = (terms: Terms) =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined))

/** Each letter of a case has a name of its own: whoever keeps two of them sees which is which. */
async function letterName(ctx: SignedIn, { id, candidateId }: CaseRow): Promise<string> {
  const before = await ctx.db.$count(recruitmentOffers, eq(recruitmentOffers.caseId, id))
  return `offer-letter-${candidateId}${before === 0 ? '' : `-${before + 1}`}`
}

async function getOffer(
  ctx: SignedIn,
  id: number,
  options: { lock?: boolean } = {},
): Promise<Seen & { offer: OfferRow }> {
  const found = async () =>
    (await ctx.db.select().from(recruitmentOffers).where(eq(recruitmentOffers.id, id)))[0]
  const before = await found()
  if (!before) throw new AppError('NOT_FOUND', { message: 'offerNotFound' })
  const seen = await getCase(ctx, { id: before.caseId }, options)
  // Read again under the lock: it may have been replaced meanwhile.
  return { ...seen, offer: (await found()) ?? before }
}

async function getOpenOffer(
  ctx: SignedIn,
  id: number,
  options: { lock?: boolean } = {},
): Promise<Seen & { offer: OfferRow }> {
  const found = await getOffer(ctx, id, options)
  enforce(answerOfferRefusal(found.row, found.offer))
  return found
}

const codeFor = (offerId: number): string => `offer:${offerId}`

export async function sendOfferCode(ctx: SignedIn, id: number): Promise<{ resend_after: number }> {
  await getOpenOffer(ctx, id)
  return sendConfirmationCode(ctx, codeFor(id))
}

/** The worker takes the offer that was shown to her, by her code; kept with the time, the address and the hash of the letter. */
export async function acceptOffer(
  ctx: SignedIn,
  { id, otp_code: code, file_hash: shown }: Parsed<typeof acceptCall>,
): Promise<Offer> {
  const { offer } = await getOpenOffer(ctx, id)
  enforce(shownOfferRefusal(offer, shown))
  return confirmByCode(ctx, codeFor(id), code, async (inside) =>
    answer({ ...inside, actor: ctx.actor }, id, 'accepted', null),
  )
}

export const declineOffer = (ctx: SignedIn, id: number, reason: string): Promise<Offer> =>
  transaction(ctx, (ctx) => answer(ctx, id, 'declined', reason))

async function answer(
  ctx: SignedIn,
  id: number,
  status: 'accepted' | 'declined',
  reason: string | null,
): Promise<Offer> {
  const before = await getOpenOffer(ctx, id)
  // As whoever says no to the terms: the pair first, then the case.
  await lockEngagement(ctx, before.row)
  const { row } = await getOpenOffer(ctx, id, { lock: true })
  const [offer] = await ctx.db
    .update(recruitmentOffers)
    .set({
      status,
      answeredAt: ctx.now,
      answeredBy: ctx.actor.userId,
      answeredFrom: ctx.address,
      declineReason: reason,
    })
    .where(eq(recruitmentOffers.id, id))
    .returning()
  if (!offer) throw new Error('an offer vanished under its lock')
  if (status === 'accepted') await agreeBySignature(ctx, row, offer.terms)
  const move = status === 'accepted' ? 'finish' : 'report'
  await changeCase(ctx, row, (steps) =>
    steps.map((step) =>
      step.key === 'offer_answer'
        ? (moved(step, move, ctx.now, ctx.actor.userId, reason) ?? step)
        : step,
    ),
  )
  await audit(ctx, `recruitment.offer_${status}`, `recruitment:${row.id}`, { offer: id })
  await notifyParties(ctx, row, {
    to: ['household'],
    kind: status === 'accepted' ? 'offer_accepted' : 'offer_declined',
  })
  return presentOffer(ctx, row, offer)
}

/** When both said yes to the terms of a letter; null where they said so by the letter alone. */
async function agreedAt(ctx: SignedIn, row: CaseRow, terms: Terms): Promise<string | null> {
  const agreed = await findAgreed(ctx, row)
  return agreed !== null && areSameTerms(agreed.terms, terms) ? agreed.at.toISOString() : null
}

/** What was accepted, for both sides to keep. */
export async function getCertificate(ctx: SignedIn, id: number): Promise<Certificate> {
  const { row, offer } = await getOffer(ctx, id)
  enforce(certificateRefusal(offer))
  const [paper] = await ctx.db
    .select()
    .from(recruitmentPapers)
    .where(eq(recruitmentPapers.id, offer.paperId))
  const file = paper && (await findFiles(ctx, [paper.fileId])).get(paper.fileId)
  const names = await namesOf(ctx, row)
  return {
    offer: presentOffer(ctx, row, offer),
    employer_name: names.household,
    jobseeker_name: names.candidate,
    agreed_at: await agreedAt(ctx, row, offer.terms),
    file_name: file?.name ?? '',
    file_url: file ? fileLink(ctx, file) : null,
  }
}
