import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { countHits } from '../../../../platform/server/rate-limits.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce, refuse } from '../../../../platform/shared/errors.ts'
import { networkLimits } from '../../../accounts/server/sign-in-api.ts'
import { urgentReasons } from '../../choices.ts'
import type { sendReport as call } from '../../support-contract.ts'
import { admitForm } from '../admit-form.ts'
import { reportedRefusal, signedInToReport } from '../policy.ts'
import { reports } from '../tables.ts'
import {
  namesOfCandidates,
  otherSideOfCase,
  otherSideOfInterview,
  type Reported,
} from '../ports.ts'

const day = 86_400
const otherSides = { interview: otherSideOfInterview, case: otherSideOfCase }

/** Keeps a report for the operator. Who sent it is written down nowhere but in the row itself. */
export async function sendReport(ctx: Context, form: Parsed<typeof call>): Promise<void> {
  const about = await reportedBy(ctx, form)
  const limit = { max: 10, windowSeconds: day }
  await countHits(
    ctx,
    ctx.actor === null
      ? networkLimits(ctx, 'report', limit)
      : [{ key: `report:user:${ctx.actor.userId}`, ...limit }],
  )
  if (!(await admitForm(ctx, form))) return
  await transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .insert(reports)
      .values({
        ...about,
        metIn: form.met_in,
        reason: form.reason,
        isUrgent: urgentReasons.includes(form.reason),
        message: form.message,
        contact: form.contact ?? null,
        reporterId: ctx.actor?.userId ?? null,
        reporterRole: ctx.actor?.role ?? null,
        locale: ctx.locale,
        state: 'open',
        createdAt: ctx.now,
        changedAt: ctx.now,
      })
      .returning({ id: reports.id })
    // Without the actor: the log is read by more people than need to know.
    await audit({ ...ctx, actor: null }, 'report.sent', `report:${row?.id ?? 0}`, {
      ...about,
      reason: form.reason,
    })
  })
}

async function reportedBy(
  ctx: Context,
  { met_in: metIn, id }: Parsed<typeof call>,
): Promise<Reported> {
  const { actor } = ctx
  if (metIn === 'profile') {
    enforce(reportedRefusal((await namesOfCandidates(ctx, [id])).get(id)))
    return { candidateId: id, userId: null }
  }
  if (actor === null) refuse(signedInToReport)
  const other = await otherSides[metIn]({ ...ctx, actor }, id)
  if (other === null) throw new AppError('NOT_FOUND')
  return other
}
