import { textsIn } from '../../../platform/shared/catalogues.ts'
import { ICalCalendarMethod, ICalEventStatus, default as ical } from 'ical-generator'
import { getUser } from '../../accounts/server/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { en } from '../messages.calendar.en.ts'
import { endOf, roomPathOf } from '../meeting-rules.ts'
import { presentMeetings } from './meetings/present.ts'
import { sideIn } from './meetings/side-in.ts'

/** The interview as a calendar file for the one who asks; of a cancelled one, the file that takes it out again. */
export async function interviewCalendar(ctx: SignedIn, id: number): Promise<string> {
  const { row, candidate, side, isAgency } = await sideIn(ctx, id, 'viewer')
  const isHousehold = side === 'household'
  const [meeting] = await presentMeetings(ctx, [row], side)
  const other = isHousehold ? candidate.fullName : (await getUser(ctx, row.employerId)).fullName
  const t = textsIn(en, ctx.locale)
  const isCancelled = row.status === 'cancelled'
  const path = meeting?.can_join === true ? roomPathOf(id) : pathFor(row, isHousehold, isAgency)
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
    end: endOf(row.startsAt, row.lengthMinutes),
    summary: t.summary(other),
    description: [row.way && t.ways[row.way], row.note, t.description].filter(Boolean).join('\n'),
    ...(meeting?.place && { location: meeting.place }),
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

const pathFor = (
  { candidateId }: { candidateId: number },
  isHousehold: boolean,
  isAgency: boolean,
): string => {
  if (isHousehold) return `/candidates/${candidateId}`
  return isAgency ? '/agency/interviews' : '/dashboard/interviews'
}
