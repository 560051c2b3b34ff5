import { eq } from 'drizzle-orm'
import { ICalCalendarMethod, ICalEventStatus, default as ical } from 'ical-generator'
import { getUser } from '../../accounts/server/index.ts'
import { findAgencyOf } from '../../agencies/server/index.ts'
import { getCandidateForHiring } from '../../profiles/server/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { interviews } from './tables.ts'
import { calendarRefusal } from './policy.ts'

const lengthMs = 3_600_000

/** The interview as a calendar file for the one who asks; of a cancelled one, the file that takes it out again. */
export async function interviewCalendar(ctx: SignedIn, id: number): Promise<string> {
  const [row] = await ctx.db.select().from(interviews).where(eq(interviews.id, id))
  if (!row) throw new AppError('NOT_FOUND')
  const candidate = await getCandidateForHiring(ctx, row.candidateId)
  const isHousehold = row.employerId === ctx.actor.userId
  const agencyId = (await findAgencyOf(ctx, ctx.actor.userId))?.agency.id
  const isAgency = agencyId !== undefined && agencyId === candidate.agencyId
  enforce(calendarRefusal(ctx.actor.userId, agencyId, row, candidate))
  const other = isHousehold ? candidate.fullName : (await getUser(ctx, row.employerId)).fullName
  const t = { en, ar }[ctx.locale].calendar
  const isCancelled = row.status === 'cancelled'
  const path = isHousehold
    ? `/candidates/${row.candidateId}`
    : isAgency
      ? '/agency/interviews'
      : '/dashboard/interviews'
  const calendar = ical({
    prodId: { company: 'Manzil', product: 'Manzil', language: ctx.locale },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `interview-${row.id}@manzil`,
    sequence: row.version,
    stamp: row.updatedAt,
    created: row.createdAt,
    lastModified: row.updatedAt,
    start: row.startsAt,
    end: new Date(row.startsAt.getTime() + lengthMs),
    summary: t.summary(other),
    description: t.description,
    url: ctx.config.origin + localizedPath(path, ctx.locale),
    organizer: { name: 'Manzil', email: `no-reply@${new URL(ctx.config.origin).hostname}` },
    status: isCancelled
      ? ICalEventStatus.CANCELLED
      : row.answer === 'accepted'
        ? ICalEventStatus.CONFIRMED
        : ICalEventStatus.TENTATIVE,
  })
  return calendar.toString()
}
