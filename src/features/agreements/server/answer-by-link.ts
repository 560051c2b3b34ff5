import { getUser } from '../../accounts/server/index.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import { candidatesSide } from '../../hiring/server/selection-api.ts'
import { getCandidateForHiring } from '../../profiles/server/index.ts'
import type { ActLink } from '../../../platform/server/act-links.ts'
import { actingAs } from '../../../platform/server/acting-as.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import type { AgreementSide } from '../choices.ts'
import type { answerByLink as answerCall, LinkedAgreement } from '../contract.ts'
import { answerFor } from './answer-terms.ts'
import { readDealLink } from './links.ts'
import { linkAgeRefusal, linkRefusal } from './policy.ts'
import { lawRules } from './ports.ts'
import { factsOf, presentTerms } from './present.ts'
import { findById } from './queries.ts'
import type { AgreementRow } from './tables.ts'

interface Found {
  link: ActLink
  row: AgreementRow
  side: AgreementSide
  isAgency: boolean
}

/** Shows what a link of a notice is about; of one whose day is over, or that was never ours, nothing. */
export async function getAgreementByLink(ctx: Context, token: string): Promise<LinkedAgreement> {
  const found = await readLink(ctx, token)
  enforce(linkAgeRefusal(found.link, ctx.now))
  return present(ctx, found)
}

/** Does the one thing that a link is good for, as the person to whom it was sent. */
export async function answerByLink(
  ctx: Context,
  { token, ...answer }: Parsed<typeof answerCall>,
): Promise<LinkedAgreement> {
  const found = await readLink(ctx, token)
  const { link, side } = found
  const { role } = await getUser(ctx, link.userId)
  const asRecipient = actingAs(ctx, { userId: link.userId, role })
  const row = await answerFor(
    asRecipient,
    found.row,
    side,
    { ...answer, version: link.version },
    (row, standing) => linkRefusal(row, link, side, standing, ctx.now),
  )
  return present(ctx, { ...found, row })
}

/** What a token names, while whoever it was sent to still answers for her side. */
async function readLink(ctx: Context, token: string): Promise<Found> {
  const unknown = new AppError('NOT_FOUND', { message: 'dealLinkUnknown' })
  const link = readDealLink(ctx, token)
  const row = link && (await findById(ctx, link.id))
  if (link === null || row === null) throw unknown
  const user = await getUser(ctx, link.userId)
  const isHousehold = row.employerId === link.userId
  const candidate = await getCandidateForHiring(ctx, row.candidateId)
  const isCandidatesSide = (await candidatesSide(ctx, candidate)).includes(link.userId)
  const isGone = user.suspendedAt !== null || user.closedAt !== null
  if (isGone || !(isHousehold || isCandidatesSide)) throw unknown
  return {
    link,
    row,
    side: isHousehold ? 'household' : 'worker',
    isAgency: rulesOf(user.role).supplies,
  }
}

async function present(
  ctx: Context,
  { link, row, side, isAgency }: Found,
): Promise<LinkedAgreement> {
  const facts = await factsOf(ctx, [row])
  const refusal = linkRefusal(row, link, side, facts.standingOf(row), ctx.now)
  // Her own other terms are no change that she has to be told of.
  const isOwn = row.status === 'countered' && row.proposedBy === side
  const isAsSeen = row.version === link.version || isOwn
  const state = refusal === null ? 'open' : isAsSeen ? row.status : 'changed'
  return {
    ...presentTerms(ctx, row, facts, isAgency ? 'agency' : side),
    state,
    rules: await lawRules(ctx),
  }
}
