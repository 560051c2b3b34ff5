import {
  candidatesSide,
  type Engagement,
  lockPair,
  selectCandidate,
} from '../../hiring/server/selection-api.ts'
import { publish } from '../../../platform/server/capability.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import { isLive } from '../choices.ts'
import type { proposeTerms as proposeCall } from '../contract.ts'
import type { Terms } from '../terms-contract.ts'
import { areSameTerms } from '../terms-rules.ts'
import { auditAct, standingOf } from './answer-terms.ts'
import { notifyCandidateSide } from './notify-sides.ts'
import { actRefusal, askRefusal, reachRefusal, sameTermsRefusal, sightRefusal } from './policy.ts'
import { type Pair, termsProposed } from './ports.ts'
import { findLast, insertAgreement, updateAgreement } from './queries.ts'
import { refuseTerms } from './refuse-terms.ts'
import type { AgreementRow } from './tables.ts'

/** Asks a candidate with terms; selects her by it where she is not selected yet. The same terms once more are the question that waits. */
export function proposeTerms(
  ctx: SignedIn,
  { id, selection_type, version, ...terms }: Parsed<typeof proposeCall>,
): Promise<AgreementRow> {
  const pair = { employerId: ctx.actor.userId, candidateId: id }
  return transaction(ctx, async (ctx) => {
    const before = await lockPair(ctx, pair)
    enforce(sightRefusal(before.status !== null))
    const row = await findLast(ctx, pair, true)
    const isBegun = before.status === 'selected' || before.status === 'hired'
    if (isBegun && row !== null && isStanding(row, terms)) return row
    if (!isBegun) await selectCandidate(ctx, id, selection_type)
    const engagement = isBegun ? before : await lockPair(ctx, pair)
    enforce(reachRefusal((await candidatesSide(ctx, engagement.candidate)).length))
    await refuseTerms(ctx, id, terms)
    const asked = await store(ctx, { pair, row, engagement }, terms, version)
    await auditAct(ctx, asked, 'propose', 'household')
    await notifyCandidateSide(ctx, asked, engagement.candidate, 'asked')
    await publish(ctx, termsProposed, { agreementId: asked.id, version: asked.version })
    return asked
  })
}

/** What waits for her answer, or what she has said yes to. */
const isStanding = ({ status, terms: before }: AgreementRow, terms: Terms): boolean =>
  (status === 'asked' || status === 'agreed') && areSameTerms(before, terms)

interface Found {
  pair: Pair
  row: AgreementRow | null
  engagement: Engagement
}

/** The next question of a pair: other terms in the place of those that stand, or a first one. */
async function store(
  ctx: SignedIn,
  { pair, row, engagement }: Found,
  terms: Terms,
  seen: number | undefined,
): Promise<AgreementRow> {
  const values = {
    status: 'asked' as const,
    terms,
    proposedBy: 'household' as const,
    reason: null,
    changedAt: ctx.now,
    answeredAt: null,
    answeredBy: null,
  }
  if (row !== null && isLive(row.status)) {
    enforce(actRefusal('household', 'propose', row, seen ?? -1, standingOf(engagement)))
    return updateAgreement(ctx, row.id, {
      ...values,
      previousTerms: row.terms,
      version: row.version + 1,
    })
  }
  enforce(askRefusal(standingOf(engagement)))
  const isDeclined = row?.status === 'declined'
  if (isDeclined) enforce(sameTermsRefusal(areSameTerms(row.terms, terms)))
  return insertAgreement(ctx, {
    ...pair,
    ...values,
    version: 0,
    previousTerms: isDeclined ? row.terms : null,
    createdAt: ctx.now,
  })
}
