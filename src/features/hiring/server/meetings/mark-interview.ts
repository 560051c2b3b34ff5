import { and, eq } from 'drizzle-orm'
import { getUser } from '../../../accounts/server/index.ts'
import { notify } from '../../../notifications/server/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { enforce, invalid } from '../../../../platform/shared/errors.ts'
import type { markInterview as markCall } from '../../meeting-contract.ts'
import { appointmentOf } from '../appointments.ts'
import { candidatesSide } from '../notify-candidate.ts'
import { absentRefusal, lateRefusal } from '../policy.ts'
import { sideIn } from './side-in.ts'
import { interviewMarks } from './tables.ts'

/** Says that whoever asks comes late, or that the other side did not come; the other is told once of each. */
export function markInterview(
  ctx: SignedIn,
  { id, kind, minutes }: Parsed<typeof markCall>,
): Promise<{ id: number }> {
  return transaction(ctx, async (ctx) => {
    const { row, candidate, side } = await sideIn(ctx, id, 'editor')
    if (kind === 'late' && minutes === undefined) throw invalid('minutes', 'required')
    enforce((kind === 'late' ? lateRefusal : absentRefusal)(row, ctx.now))
    const mark = {
      interviewId: id,
      side,
      kind,
      version: row.version,
      minutes: kind === 'late' ? (minutes ?? null) : null,
      markedAt: ctx.now,
    }
    const { interviewId, side: by, kind: of, version } = interviewMarks
    const [before] = await ctx.db
      .select()
      .from(interviewMarks)
      .where(and(eq(interviewId, id), eq(by, side), eq(of, kind), eq(version, row.version)))
      .for('update')
    if (before?.minutes === mark.minutes) return { id }
    await ctx.db
      .insert(interviewMarks)
      .values(mark)
      .onConflictDoUpdate({ target: [interviewId, by, of, version], set: mark })
    await audit(ctx, `interview.${kind}`, `interview:${id}`, { side, minutes: mark.minutes })
    const others = side === 'household' ? await candidatesSide(ctx, candidate) : [row.employerId]
    const name =
      side === 'household' ? (await getUser(ctx, row.employerId)).fullName : candidate.fullName
    for (const userId of others)
      await notify(ctx, {
        userId,
        kind: `interview_${kind}`,
        params: { name, minutes: mark.minutes ?? 0, ...appointmentOf(row) },
        path:
          side === 'household' && candidate.userId === null
            ? '/agency/interviews'
            : '/dashboard/interviews',
        key: `interview_${kind}:${id}:${row.version}:${mark.minutes ?? ''}`,
      })
    await broadcastToUsers(ctx, row.employerId, 'pipeline')
    await broadcastToUsers(ctx, [...others, ctx.actor.userId], 'interviews')
    return { id }
  })
}
