import { and, eq, gt } from 'drizzle-orm'
import { getUserNames } from '../../accounts/server/index.ts'
import { getCandidateForHiring } from '../../profiles/server/index.ts'
import { type CandidateDescription, describeCandidates } from '../../profiles/server/names-api.ts'
import { notify } from '../../notifications/server/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { defineJob } from '../../../platform/server/jobs.ts'
import { roomPathOf } from '../meeting-rules.ts'
import { appointmentOf } from './appointments.ts'
import { candidatesSide } from './notify-candidate.ts'
import { goneHouseholds } from './leave/gone-households.ts'
import { isOvertaken, type Reminder, reminderDue, remindersOf } from './reminders.ts'
import { type InterviewRow, interviews } from './tables.ts'

/** Reminds household and candidate, each once; of a time that no longer holds nobody. */
export const remindOfInterview = defineJob({
  ...reminderDue,
  retries: { most: 5, firstWaitSeconds: 60 },
  atOnce: 10,
  run: (ctx, reminder) => transaction(ctx, (ctx) => remind(ctx, reminder)),
  waiting: async ({ db }) =>
    (await db.select().from(interviews).where(eq(interviews.status, 'scheduled'))).flatMap((row) =>
      remindersOf(row, row.updatedAt),
    ),
})

async function remind(
  ctx: Context,
  { interviewId, version, hoursBefore: hours }: Reminder,
): Promise<void> {
  const isHeld = and(
    eq(interviews.id, interviewId),
    eq(interviews.version, version),
    eq(interviews.status, 'scheduled'),
    gt(interviews.startsAt, ctx.now),
  )
  const [row] = await ctx.db.select().from(interviews).where(isHeld)
  if (!row || row.answer === 'declined' || isOvertaken(row, hours, ctx.now)) return
  // While there is a choice of times nobody knows which one to be reminded of.
  if (row.otherTimes.length > 0 || row.counterTimes.length > 0) return
  const { household, candidate, hers, isAgency, isOff } = await peopleOf(ctx, row)
  if (isOff) return
  const notice = {
    kind: 'interview_reminder',
    key: `interview_reminder:${row.id}:${row.version}:${hours}`,
  }
  const params = { hours, ...appointmentOf(row) }
  await notify(ctx, {
    ...notice,
    userId: row.employerId,
    params: { ...params, name: candidate },
    path: pathFor(row, '/dashboard/interviews'),
  })
  for (const userId of hers)
    await notify(ctx, {
      ...notice,
      userId,
      kind: isAgency ? 'agency_interview_reminder' : notice.kind,
      params: { ...params, name: household, ...(isAgency && { candidate }) },
      path: pathFor(row, isAgency ? '/agency/interviews' : '/dashboard/interviews'),
    })
}

/** Into the room, where they meet in one. */
const pathFor = ({ id, way, answer }: InterviewRow, otherwise: string): string =>
  way === 'video' && answer === 'accepted' ? roomPathOf(id) : otherwise

async function peopleOf(ctx: Context, { employerId, candidateId }: InterviewRow) {
  const candidate = (await describeCandidates(ctx, [candidateId])).get(candidateId)
  const known = await getCandidateForHiring(ctx, candidateId)
  const gone = await goneHouseholds(ctx, [employerId])
  return {
    household: (await getUserNames(ctx, [employerId])).get(employerId) ?? '',
    candidate: candidate?.full_name ?? '',
    isOff: isOff(candidate) || gone.has(employerId),
    hers: await candidatesSide(ctx, known),
    isAgency: known.userId === null,
  }
}

/** Nobody meets someone whom another household has hired, or who can't be had any more: what calls it off is on its way. */
const isOff = (candidate: CandidateDescription | undefined): boolean =>
  candidate === undefined || candidate.hired || candidate.withdrawn
