import { eq } from 'drizzle-orm'
import { getUser } from '../../../accounts/server/index.ts'
import { rulesOf } from '../../../accounts/role-rules.ts'
import { getCandidateForHiring } from '../../../profiles/server/index.ts'
import { actingAs } from '../../../../platform/server/acting-as.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce, invalid } from '../../../../platform/shared/errors.ts'
import type {
  answerByLink as answerCall,
  listTakenHoursByLink as listCall,
  MeetingByLink,
  TakenHours,
} from '../../meeting-contract.ts'
import { lockInterview, storeAnswer } from '../answer-interview.ts'
import { candidatesSide } from '../notify-candidate.ts'
import { answerRefusal, linkAgeRefusal, linkRefusal } from '../policy.ts'
import { type InterviewRow, interviews } from '../tables.ts'
import { storeCounter, storeTaken } from './counter.ts'
import { type MeetLink, readMeetLink } from './links.ts'
import { atTime } from './present.ts'
import { candidateZone, takenHours } from './taken-hours.ts'

/** Shows what a link of a notice is about; of one whose day is over, or that was never ours, nothing. */
export async function getMeetingByLink(ctx: Context, token: string): Promise<MeetingByLink> {
  const found = await readLink(ctx, token)
  enforce(linkAgeRefusal(found.link, ctx.now))
  return present(ctx, found)
}

/** Does the one thing that a link is good for, as the person to whom it was sent. */
export async function answerByLink(
  ctx: Context,
  { token, act, times }: Parsed<typeof answerCall>,
): Promise<MeetingByLink> {
  const found = await readLink(ctx, token)
  const { interviewId, version, userId } = found.link
  const { role } = await getUser(ctx, userId)
  const asRecipient = actingAs(ctx, { userId, role })
  const row = await transaction(asRecipient, async (ctx) => {
    const locked = await lockInterview(ctx, interviewId, undefined)
    enforce(linkRefusal(locked.row, { ...found.link, isHousehold: found.isHousehold }, ctx.now))
    const [time] = times
    if (found.isHousehold) {
      if (act !== 'take' || time === undefined) throw invalid('act', 'unknownChoice')
      return storeTaken(ctx, locked, { version, time, overrule: false })
    }
    const { fullName } = await getCandidateForHiring(ctx, locked.row.candidateId)
    if (act === 'counter') {
      if (time === undefined) throw invalid('times', 'required')
      return storeCounter(ctx, locked.row, { version, times }, fullName)
    }
    if (act === 'take' && time === undefined && locked.row.otherTimes.length > 0)
      throw invalid('times', 'required')
    const answer = act === 'take' ? ('accepted' as const) : ('declined' as const)
    return storeAnswer(ctx, locked, { answer, version, time }, fullName)
  })
  return present(ctx, { ...found, row })
}

/** When the two sides have other interviews, for choosing a time by the link: whoever holds it reads nobody's name. */
export async function listTakenHoursByLink(
  ctx: Context,
  { token, from, days }: Parsed<typeof listCall>,
): Promise<TakenHours> {
  const { link, row, isHousehold } = await readLink(ctx, token)
  enforce(linkRefusal(row, { ...link, isHousehold }, ctx.now))
  const { employerId, candidateId } = row
  const side = isHousehold ? 'household' : 'candidate'
  const { taken, ...rest } = await takenHours(ctx, { employerId, candidateId, side, from, days })
  return { ...rest, taken: taken.map((hours) => ({ ...hours, name: null })) }
}

interface Found {
  link: MeetLink
  row: InterviewRow
  isHousehold: boolean
  isAgency: boolean
}

/** What a token names, while whoever it was sent to still answers for her side. */
async function readLink(ctx: Context, token: string): Promise<Found> {
  const link = readMeetLink(ctx, token)
  if (link === null) throw new AppError('NOT_FOUND', { message: 'meetLinkUnknown' })
  const [row] = await ctx.db.select().from(interviews).where(eq(interviews.id, link.interviewId))
  if (!row) throw new AppError('NOT_FOUND', { message: 'meetLinkUnknown' })
  const user = await getUser(ctx, link.userId)
  const isHousehold = row.employerId === link.userId
  const candidate = await getCandidateForHiring(ctx, row.candidateId)
  const isOwn = (await candidatesSide(ctx, candidate)).includes(link.userId)
  const isGone = user.suspendedAt !== null || user.closedAt !== null
  if (isGone || !(isHousehold || isOwn))
    throw new AppError('NOT_FOUND', { message: 'meetLinkUnknown' })
  return { link, row, isHousehold, isAgency: rulesOf(user.role).supplies }
}

async function present(
  ctx: Context,
  { link, row, isHousehold, isAgency }: Found,
): Promise<MeetingByLink> {
  const { fullName: household } = await getUser(ctx, row.employerId)
  const { fullName: candidate } = await getCandidateForHiring(ctx, row.candidateId)
  return {
    side: isHousehold ? 'household' : isAgency ? 'agency' : 'candidate',
    state: stateOf(ctx, row, link, isHousehold),
    household,
    candidate,
    times: timesShown(row, isHousehold).map(atTime),
    length_minutes: row.lengthMinutes,
    way: row.way,
    note: row.note,
    candidate_zone: await candidateZone(ctx, row.candidateId),
  }
}

const timesShown = (
  { startsAt, otherTimes, counterTimes, answer }: InterviewRow,
  isHousehold: boolean,
) =>
  answer === null && isHousehold && counterTimes.length > 0
    ? counterTimes
    : [startsAt, ...(answer === 'accepted' ? [] : otherTimes)]

function stateOf(
  { now }: Context,
  row: InterviewRow,
  link: MeetLink,
  isHousehold: boolean,
): MeetingByLink['state'] {
  if (linkRefusal(row, { ...link, isHousehold }, now) === null) return 'open'
  if (answerRefusal(row, row.version, now) !== null) return 'over'
  if (row.answer !== null) return row.answer
  return row.counterTimes.length > 0 ? 'countered' : 'changed'
}
