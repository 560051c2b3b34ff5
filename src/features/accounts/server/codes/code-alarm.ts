import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { count } from '../../../../platform/server/counters.ts'
import { notify } from '../../../notifications/server/index.ts'
import { type Budget, freeShare } from './code-limits.ts'
import { openOperatorIds } from '../people/other-operators.ts'

/** Tells the operators, once a day for each, of a budget that has just come to the part kept for proofs of work, or to its end. */
export async function warnOfBudgets(
  ctx: Context,
  counted: readonly { budget: Budget; hits: number }[],
): Promise<void> {
  for (const { budget, hits } of counted) {
    const percent =
      hits === budget.max ? 100 : hits === Math.ceil(budget.max * freeShare) ? 100 * freeShare : 0
    if (percent > 0) await tell(ctx, budget, percent)
  }
}

async function tell(ctx: Context, { name, kind, max }: Budget, percent: number): Promise<void> {
  count(ctx, 'code_budgets_reached', { budget: `${kind} ${name}`, percent: String(percent) })
  ctx.log.warn({ budget: name, kind, percent }, 'a budget of codes was reached')
  await audit(ctx, 'codes.budget_reached', `codes:${name}`, { kind, percent, max })
  const day = ctx.now.toISOString().slice(0, 10)
  for (const userId of await openOperatorIds(ctx))
    await notify(ctx, {
      userId,
      kind: 'code_budget_reached',
      params: { name, of: kind, percent },
      path: '/admin/audit',
      key: `codes:${kind}:${name}:${percent}:${day}`,
    })
}
