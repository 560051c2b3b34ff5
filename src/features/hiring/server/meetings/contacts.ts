import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { getUser, listUsers } from '../../../accounts/server/index.ts'
import { listMemberIds } from '../../../agencies/server/index.ts'
import {
  contactOfCandidate,
  listContactOpenings,
} from '../../../billing/server/open-contacts-api.ts'
import { candidateIdsOfUsers } from '../../../profiles/server/index.ts'
import { describeCandidates } from '../../../profiles/server/names-api.ts'
import { getCandidateForHiring } from '../../../profiles/server/index.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import type { Interview } from '../../contract.ts'
import type { ContactHolder } from '../../meeting-contract.ts'
import { afterwardsMs, endOf } from '../../meeting-rules.ts'
import { goneHouseholds } from '../leave/gone-households.ts'
import { type InterviewRow, interviews, pipelineEntries } from '../tables.ts'

type Contact = NonNullable<Interview['contact']>
type Opening = Pick<InterviewRow, 'status' | 'answer' | 'way' | 'startsAt' | 'lengthMinutes'>

/** Until when an interview lets its two sides reach one another: from the yes to a day after it; null where it doesn't. */
function opensUntil({ status, answer, way, startsAt, lengthMinutes }: Opening, now: Date) {
  if (status === 'cancelled' || answer !== 'accepted' || way === null) return null
  const until = new Date(endOf(startsAt, lengthMinutes).getTime() + afterwardsMs)
  return until > now ? until : null
}

interface Pair {
  employerId: number
  candidateId: number
}

/** Until when an interview that she accepted opens the contact between a household and a candidate; null without one. */
export async function interviewOpensUntil(
  ctx: Context,
  { employerId, candidateId }: Pair,
): Promise<Date | null> {
  const rows = await ctx.db
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.employerId, employerId),
        eq(interviews.candidateId, candidateId),
        eq(interviews.answer, 'accepted'),
      ),
    )
  const ends = (await openAmong(ctx, rows.filter(opensNumber))).map(({ until }) => until.getTime())
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}

/** Whoever meets in the video room needs nobody's number. */
const opensNumber = ({ way }: Pick<Opening, 'way'>): boolean => way !== 'video'

/** Of these interviews those that open a room: the way is video, and the acceptance opens it to both. */
export const roomsOpenAmong = async (
  ctx: Context,
  rows: readonly InterviewRow[],
): Promise<Map<number, Date>> =>
  new Map(
    (
      await openAmong(
        ctx,
        rows.filter((row) => !opensNumber(row)),
      )
    ).map(({ row, until }) => [row.id, until]),
  )

/** Of these interviews those that open a contact: not of someone who is hired or gone, nor of a household that is. */
async function openAmong(ctx: Context, rows: readonly InterviewRow[]) {
  const found = rows.flatMap((row) => {
    const until = opensUntil(row, ctx.now)
    return until === null ? [] : [{ row, until }]
  })
  if (found.length === 0) return []
  const people = await describeCandidates(
    ctx,
    found.map(({ row }) => row.candidateId),
  )
  const gone = await goneHouseholds(
    ctx,
    found.map(({ row }) => row.employerId),
  )
  return found.filter(({ row }) => {
    const candidate = people.get(row.candidateId)
    return candidate && !candidate.hired && !candidate.withdrawn && !gone.has(row.employerId)
  })
}

/** How one side of interviews reaches the other, by interview: what the way needs, and no more. */
export async function contactsOf(
  ctx: Context,
  rows: readonly InterviewRow[],
  side: 'household' | 'candidate',
): Promise<Map<number, Contact>> {
  const found = await openAmong(ctx, rows.filter(opensNumber))
  const households =
    side === 'candidate'
      ? await listUsers(
          ctx,
          found.map(({ row }) => row.employerId),
        )
      : null
  const contacts = new Map<number, Contact>()
  for (const { row, until } of found) {
    const household = households?.get(row.employerId)
    const reached = household
      ? { name: household.fullName, phone: household.phoneNumber || null, whatsapp: null }
      : await reachCandidate(ctx, row.candidateId)
    const isWhatsapp = row.way === 'whatsapp'
    contacts.set(row.id, {
      name: reached.name,
      phone_number: isWhatsapp && reached.whatsapp !== null ? null : reached.phone,
      whatsapp: isWhatsapp ? (reached.whatsapp ?? reached.phone) : null,
      open_until: until.toISOString(),
    })
  }
  return contacts
}

/** Her own number; of a record without one, that of the agency that keeps it. */
async function reachCandidate(ctx: Context, candidateId: number) {
  const { fullName: name, agencyId } = await getCandidateForHiring(ctx, candidateId)
  const known = await contactOfCandidate(ctx, candidateId)
  const whatsapp = known?.whatsapp ?? null
  const own = known?.phone_number ?? null
  if (own !== null || whatsapp !== null || agencyId === null) return { name, phone: own, whatsapp }
  const [owner] = await listMemberIds(ctx, agencyId, 'owner')
  const phone = owner === undefined ? null : (await getUser(ctx, owner)).phoneNumber || null
  return { name, phone, whatsapp }
}

/** Who has the number of whoever asks: by an interview, a plan or a hire, the newest first. */
export async function listContactHolders(ctx: SignedIn): Promise<ContactHolder[]> {
  const candidateId = (await candidateIdsOfUsers(ctx, [ctx.actor.userId])).get(ctx.actor.userId)
  if (candidateId === undefined) return []
  const holders = [
    ...(await openByInterview(ctx, candidateId)),
    ...(await openByHire(ctx, candidateId)),
    ...(await listContactOpenings(ctx, candidateId)).map(({ employerId, openedAt, until }) => ({
      employerId,
      by: 'plan' as const,
      since: openedAt,
      until,
    })),
  ]
  const names = await listUsers(
    ctx,
    holders.map(({ employerId }) => employerId),
  )
  return holders
    .toSorted((a, b) => b.since.getTime() - a.since.getTime())
    .map(({ employerId, by, since, until }) => ({
      household: names.get(employerId)?.fullName ?? '',
      by,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
    }))
}

async function openByInterview(ctx: Context, candidateId: number) {
  const rows = await ctx.db
    .select()
    .from(interviews)
    .where(
      and(
        inArray(interviews.candidateId, [candidateId]),
        eq(interviews.answer, 'accepted'),
        isNotNull(interviews.way),
        ne(interviews.status, 'cancelled'),
      ),
    )
  return (await openAmong(ctx, rows.filter(opensNumber))).map(({ row, until }) => ({
    employerId: row.employerId,
    by: 'interview' as const,
    since: row.answeredAt ?? row.updatedAt,
    until,
  }))
}

async function openByHire(ctx: Context, candidateId: number) {
  const rows = await ctx.db
    .select({ employerId: pipelineEntries.employerId, since: pipelineEntries.updatedAt })
    .from(pipelineEntries)
    .where(and(eq(pipelineEntries.candidateId, candidateId), eq(pipelineEntries.status, 'hired')))
  return rows.map((row) => ({ ...row, by: 'hire' as const, until: null }))
}
