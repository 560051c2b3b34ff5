import type { OwedRefund } from '../../../billing/server/returns-api.ts'
import { notify } from '../../../notifications/server/index.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { heldAmount } from '../../../../platform/shared/money.ts'
import type { Hire } from '../ports.ts'

type Kind =
  | 'interview_called_off'
  | 'selection_ended'
  | 'candidate_left_selection'
  | 'candidate_left_hire'

/** Tells a household that someone has gone out of its dealings, in the transaction that takes her out. */
export const notifyHousehold = (
  ctx: Context,
  { employerId }: Hire,
  kind: Kind,
  params: Record<string, string>,
): Promise<void> => notify(ctx, { userId: employerId, kind, params, path: '/dashboard/candidates' })

/** What comes back, in words; empty when nothing had been paid. */
export const amountOf = (refund: OwedRefund | null): string =>
  refund === null || refund.amountMinor === 0 ? '' : heldAmount(refund.amountMinor, refund.currency)
