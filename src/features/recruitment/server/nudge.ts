import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { AppError, enforce, refuse } from '../../../platform/shared/errors.ts'
import { qatarDate, qatarInstant } from '../../../platform/shared/format.ts'
import { broadcastCase, notifyParties } from './change-case.ts'
import { lockRunningCase } from './change-step.ts'
import { nobodyToNudge, nudgeRefusal } from './policy.ts'
import { type CaseOf, listOpenSteps, type Seen } from './queries.ts'
import { daysLater } from './settle-steps.ts'
import { recruitmentNudges } from './tables.ts'

/** Reminds whoever must act, once a day from each person. */
export function nudge(ctx: SignedIn, of: CaseOf): Promise<Seen> {
  return transaction(ctx, async (ctx) => {
    const seen = await lockRunningCase(ctx, of)
    const { row, side } = seen
    const open = (await listOpenSteps(ctx, [row.id])).get(row.id) ?? []
    enforce(nudgeRefusal(side, row, open))
    const others = open.filter(({ actor }) => actor !== side)
    const [stored] = await ctx.db
      .insert(recruitmentNudges)
      .values({ caseId: row.id, nudgedBy: ctx.actor.userId, nudgedOn: qatarDate(ctx.now) })
      .onConflictDoNothing()
      .returning()
    if (!stored)
      throw new AppError('RATE_LIMITED', {
        message: 'nudgedToday',
        retryAfterSeconds: secondsLeftToday(ctx.now),
      })
    let told = 0
    for (const [actor, [step]] of Map.groupBy(others, (other) => other.actor)) {
      if (step)
        told += await notifyParties(ctx, row, {
          to: [actor],
          kind: 'recruitment_nudged',
          params: { step: step.key },
        })
    }
    if (told === 0) refuse(nobodyToNudge)
    await audit(ctx, 'recruitment.nudged', `recruitment:${row.id}`)
    await broadcastCase(ctx, row)
    return seen
  })
}

const secondsLeftToday = (now: Date): number =>
  Math.ceil((qatarInstant(daysLater(now, 1), '00:00').getTime() - now.getTime()) / 1000)
