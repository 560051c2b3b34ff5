import { eq, type SQL } from 'drizzle-orm'
import { getUser } from '../../../accounts/server/index.ts'
import { notify } from '../../../notifications/server/index.ts'
import { getCandidateForHiring } from '../../../profiles/server/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import { publish } from '../../../../platform/server/capability.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import { qatarInstant } from '../../../../platform/shared/format.ts'
import type {
  counterInterview as counterCall,
  takeProposedTime as takeCall,
} from '../../meeting-contract.ts'
import {
  agreeOn,
  auditContact,
  isOwn,
  lockInterview,
  type LockedInterview,
} from '../answer-interview.ts'
import { appointmentOf, changeInterview, findOpenInterview } from '../appointments.ts'
import { answerRefusal, takeProposedRefusal, transitionRefusal } from '../policy.ts'
import { interviewChanged } from '../ports.ts'
import { getEntry } from '../queries.ts'
import { refuseClash } from '../refuse-clash.ts'
import { timesOf } from '../schedule-interview.ts'
import { type InterviewRow, interviews } from '../tables.ts'
import { meetLink } from './links.ts'

type Counter = Pick<Parsed<typeof counterCall>, 'version' | 'times'>

/** The candidate proposes other times for an interview as she saw it. */
export function counterInterview(
  ctx: SignedIn,
  { id, ...counter }: Parsed<typeof counterCall>,
): Promise<InterviewRow> {
  return transaction(ctx, async (ctx) => {
    const { row } = await lockInterview(ctx, id, await isOwn(ctx))
    return storeCounter(ctx, row, counter, (await getUser(ctx, ctx.actor.userId)).fullName)
  })
}

/** Writes what her side proposes instead, for the household to take one; `name` is the candidate's. */
export async function storeCounter(
  ctx: SignedIn,
  row: InterviewRow,
  { version, times }: Counter,
  name: string,
): Promise<InterviewRow> {
  enforce(answerRefusal(row, version, ctx.now))
  const counterTimes = timesOf(ctx, times, 'times')
  const countered = await changeInterview(ctx, row, {
    counterTimes,
    version: version + 1,
    answer: null,
    answeredAt: null,
  })
  await audit(ctx, 'interview.countered', `interview:${row.id}`, { version: countered.version })
  const [first = row.startsAt] = counterTimes
  await notify(ctx, {
    userId: row.employerId,
    kind: 'interview_countered',
    params: { name, ...appointmentOf({ startsAt: first }), others: counterTimes.length - 1 },
    path: '/dashboard/interviews',
    link: meetLink(ctx, countered, row.employerId),
    key: `interview_countered:${row.id}:${countered.version}`,
  })
  await broadcastToUsers(ctx, row.employerId, 'pipeline')
  await broadcastToUsers(ctx, ctx.actor.userId, 'interviews')
  return countered
}

/** The household takes a time that she proposed: the interview is on then, and agreed. */
export function takeProposedTime(
  ctx: SignedIn,
  { id, ...wanted }: Parsed<typeof takeCall>,
): Promise<InterviewRow> {
  return transaction(ctx, async (ctx) => {
    await getEntry(ctx, id)
    const pair = { employerId: ctx.actor.userId, candidateId: id }
    const open = await findOpenInterview(ctx, pair)
    const locked = await lockInterview(ctx, open?.id ?? 0, ofHousehold(ctx))
    return storeTaken(ctx, locked, wanted)
  })
}

export const ofHousehold = (ctx: SignedIn): SQL => eq(interviews.employerId, ctx.actor.userId)

/** Puts an interview that is locked on the time that its household takes of those proposed. */
export async function storeTaken(
  ctx: SignedIn,
  { row, entry }: LockedInterview,
  { version, time, overrule }: Omit<Parsed<typeof takeCall>, 'id'>,
): Promise<InterviewRow> {
  const startsAt = qatarInstant(time.date, time.time)
  enforce(takeProposedRefusal(row, { version, time: startsAt }, ctx.now))
  const candidate = await getCandidateForHiring(ctx, row.candidateId)
  enforce(transitionRefusal('scheduleInterview', candidate, entry))
  await refuseClash(ctx, { ...row, startsAt, overrule })
  const agreed = await agreeOn(ctx, { row, entry }, startsAt, {
    answer: 'accepted',
    answeredAt: ctx.now,
    otherTimes: [],
    counterTimes: [],
  })
  await auditContact(ctx, agreed)
  await publish(ctx, interviewChanged, {
    interviewId: row.id,
    version: agreed.version,
    kind: 'agreed',
  })
  return agreed
}
