import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { candidateIdsOfUsers } from '../../profiles/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { getUser } from '../../accounts/server/index.ts'
import type { answerInterview as answerCall } from '../contract.ts'
import { appointmentOf } from './appointments.ts'
import { refuseClash, takeTurns } from './refuse-clash.ts'
import { type InterviewRow, interviews } from './tables.ts'
import { answerRefusal } from './policy.ts'

/** The candidate accepts or declines an interview as she saw it; one that was moved meanwhile is to be looked at again. */
export function answerInterview(
  ctx: SignedIn,
  { id, answer, version }: Parsed<typeof answerCall>,
): Promise<InterviewRow> {
  return transaction(ctx, async (ctx) => {
    const own = [...(await candidateIdsOfUsers(ctx, [ctx.actor.userId])).values()]
    const row = await lockInterview(ctx, id, inArray(interviews.candidateId, own))
    return storeAnswer(
      ctx,
      row,
      { answer, version },
      (await getUser(ctx, ctx.actor.userId)).fullName,
    )
  })
}

type Answer = Pick<Parsed<typeof answerCall>, 'answer' | 'version'>

/** Writes the answer to an interview that is locked, and tells the household; `name` is the candidate's. */
export async function storeAnswer(
  ctx: SignedIn,
  row: InterviewRow,
  { answer, version }: Answer,
  name: string,
): Promise<InterviewRow> {
  const { id } = row
  enforce(answerRefusal(row, version, ctx.now))
  if (row.answer === answer) return row
  // The household was free to book someone else for a time that was declined: it hears of the yes, and decides.
  if (answer === 'accepted')
    await refuseClash(ctx, { ...row, overrule: true }, { isOfCandidate: true })
  await ctx.db.update(interviews).set({ answer, answeredAt: ctx.now }).where(eq(interviews.id, id))
  await audit(ctx, `interview.${answer}`, `interview:${id}`, { version })
  await notify(ctx, {
    userId: row.employerId,
    kind: `interview_${answer}`,
    params: { name, ...appointmentOf(row) },
    path: '/dashboard/candidates?tab=interview',
    key: `interview_${answer}:${id}:${version}`,
  })
  await broadcastToUsers(ctx, row.employerId, 'pipeline')
  await broadcastToUsers(ctx, ctx.actor.userId, 'interviews')
  return { ...row, answer, answeredAt: ctx.now }
}

/** An interview that fits a condition, locked after the turns of its two sides, as whoever schedules takes them. */
export async function lockInterview(
  ctx: SignedIn,
  id: number,
  condition: SQL | undefined,
): Promise<InterviewRow> {
  const query = () =>
    ctx.db
      .select()
      .from(interviews)
      .where(and(eq(interviews.id, id), condition))
  const [found] = await query()
  if (!found) throw new AppError('NOT_FOUND')
  await takeTurns(ctx, found)
  const [row] = await query().for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
