import { getUser } from '../../accounts/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { amountOf, candidatesSide } from '../../hiring/server/selection-api.ts'
import type { OwedRefund } from '../../billing/server/returns-api.ts'
import type { CandidateForHiring } from '../../profiles/server/index.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { dealLink } from './links.ts'
import type { AgreementRow } from './tables.ts'

/** The topic of the screens that show agreements, and the first part of their queries' keys. */
export const agreementsTopic = 'agreements'

type ToWorker = 'asked' | 'taken' | 'withdrawn'
type ToHousehold = 'yes' | 'no' | 'countered'

const wordsOf = ({ terms }: AgreementRow) => ({
  role: terms.role,
  wage: terms.wage,
  start: terms.start_on,
})

const isToAnswer = (kind: ToWorker | ToHousehold): boolean =>
  kind === 'asked' || kind === 'countered'

const keyOf = (kind: string, { id, version }: AgreementRow): string =>
  `agreement_${kind}:${id}:${version}`

/** Tells her side what the household has done: the worker, or, where she has no account, whoever keeps her record. */
export async function notifyCandidateSide(
  ctx: Context,
  row: AgreementRow,
  candidate: CandidateForHiring,
  kind: ToWorker,
): Promise<void> {
  const { fullName: name } = await getUser(ctx, row.employerId)
  const people = await candidatesSide(ctx, candidate)
  const isAgency = candidate.userId === null
  for (const userId of people)
    await notify(ctx, {
      userId,
      kind: `${isAgency ? 'agency_' : ''}agreement_${kind}`,
      params: {
        name,
        currency: ctx.settings.currency,
        ...wordsOf(row),
        ...(isAgency && { candidate: candidate.fullName }),
      },
      path: isAgency ? '/agency/agreements' : '/dashboard/agreements',
      ...(isToAnswer(kind) && { link: dealLink(ctx, row, userId) }),
      key: keyOf(kind, row),
    })
  await broadcast(ctx, row, people)
}

interface Answered {
  refund?: OwedRefund | null
  /** An invented candidate of the demo answers by herself. */
  isDemo?: boolean
}

/** Tells the household what her side has said. */
export async function notifyHousehold(
  ctx: Context,
  row: AgreementRow,
  candidate: CandidateForHiring,
  kind: ToHousehold,
  { refund = null, isDemo = false }: Answered = {},
): Promise<void> {
  await notify(ctx, {
    userId: row.employerId,
    kind: `agreement_${kind}${isDemo ? '_in_demo' : ''}`,
    params: {
      name: candidate.fullName,
      currency: ctx.settings.currency,
      amount: amountOf(refund),
      ...wordsOf(row),
    },
    path: '/dashboard/agreements',
    ...(isToAnswer(kind) && { link: dealLink(ctx, row, row.employerId) }),
    key: keyOf(kind, row),
  })
  await broadcast(ctx, row, await candidatesSide(ctx, candidate))
}

/** Makes the open screens of both sides ask again. */
async function broadcast(ctx: Context, row: AgreementRow, people: readonly number[]) {
  await broadcastToUsers(ctx, [row.employerId, ...people], agreementsTopic)
  await broadcastToUsers(ctx, row.employerId, 'orders')
}
