import { isolated } from '../../../../platform/shared/format.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { getUser } from '../../../accounts/server/index.ts'
import type { RepliedNotice, ReplyOutcome } from '../../../notifications/server/ports.ts'
import { actingAs } from '../../../../platform/server/acting-as.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { formatAppointment } from '../../../../platform/shared/dashboard-dates.ts'
import { isOwn, lockInterview, storeAnswer } from '../answer-interview.ts'
import { appointmentOf } from '../appointments.ts'
import { replyTexts } from '../notices.ts'
import { answerRefusal } from '../policy.ts'
import { type InterviewRow, interviews } from '../tables.ts'
import { meetLink } from './links.ts'

const path = '/dashboard/interviews'
/** More open invitations than this are several. */
const openMost = 20

/**
 * A worker's YES or NO to an invitation: the one that she answers to, else the only one that is open. A yes to one of several times is none yet.
 * Refused as her answer in the product would be.
 */
export function answerByReply(
  ctx: Context,
  { userId, noticeKey, isYes }: RepliedNotice,
): Promise<ReplyOutcome | null> {
  const texts = replyTexts[ctx.locale]
  return transaction(ctx, async (ctx) => {
    const { role, fullName } = await getUser(ctx, userId)
    const asWorker = actingAs(ctx, { userId, role })
    const asked =
      noticeKey === null
        ? await listOpen(asWorker)
        : [invitationIn(noticeKey)].filter((one) => one !== null)
    const [one, another] = asked
    if (another !== undefined) return { text: texts.several, path }
    if (one === undefined) return null
    const locked = await lockInterview(asWorker, one.id, await isOwn(asWorker))
    const { row } = locked
    const answer = isYes ? ('accepted' as const) : ('declined' as const)
    if (row.answer !== null && row.answer !== answer) return { text: texts.changed, path }
    if (isYes && row.answer === null && row.otherTimes.length + row.counterTimes.length > 0)
      return { text: texts.choose, path: meetLink(ctx, row, userId).path }
    const { version } = one
    const answered = await storeAnswer(
      asWorker,
      locked,
      { answer, version, time: undefined },
      fullName,
    )
    return { text: texts[answer](...(await wordsOf(asWorker, answered))), path }
  })
}

const wordsOf = async (
  ctx: Context,
  row: InterviewRow,
): Promise<[household: string, at: string]> => {
  const { date, time } = appointmentOf(row)
  const { fullName } = await getUser(ctx, row.employerId)
  return [isolated(fullName), formatAppointment(date, time, ctx.locale)]
}

type Invitation = Pick<InterviewRow, 'id' | 'version'>

/** Which interview, and how it stood, a notice has asked about; null for a notice of something else. */
function invitationIn(noticeKey: string): Invitation | null {
  const [, id, version] = /^interview_(?:scheduled|moved):(\d+):(\d+)$/.exec(noticeKey) ?? []
  return id === undefined ? null : { id: Number(id), version: Number(version) }
}

/** Invitations of hers that nobody has answered and that are still to come. */
async function listOpen(ctx: SignedIn): Promise<Invitation[]> {
  const rows = await ctx.db
    .select()
    .from(interviews)
    .where(and(await isOwn(ctx), eq(interviews.status, 'scheduled'), isNull(interviews.answer)))
    .limit(openMost)
  return rows.filter((row) => answerRefusal(row, row.version, ctx.now) === null)
}
