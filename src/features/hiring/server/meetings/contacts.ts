import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { listUsers } from '../../../accounts/server/index.ts'
import { findOwners } from '../../../agencies/server/index.ts'
import { listContactOpenings } from '../../../billing/server/open-contacts-api.ts'
import { contactsOfCandidates } from '../../../billing/server/ports.ts'
import { candidateIdsOfUsers } from '../../../profiles/server/index.ts'
import { describeCandidates } from '../../../profiles/server/names-api.ts'
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
  const ends = (await listOpening(ctx, { employerId, candidateId })).map(({ until }) =>
    until.getTime(),
  )
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}

/** The interviews of somebody that open a contact now, of one household or of all. */
async function listOpening(
  ctx: Context,
  { employerId, candidateId }: Pick<Pair, 'candidateId'> & Partial<Pair>,
) {
  const rows = await ctx.db
    .select()
    .from(interviews)
    .where(
      and(
        employerId === undefined ? undefined : eq(interviews.employerId, employerId),
        eq(interviews.candidateId, candidateId),
        eq(interviews.answer, 'accepted'),
        isNotNull(interviews.way),
        ne(interviews.status, 'cancelled'),
      ),
    )
  return openAmong(ctx, rows.filter(opensNumber))
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

interface Reached {
  name: string
  phone: string | null
  whatsapp: string | null
}

/** How one side of interviews reaches the other, by interview: what the way needs, and no more. */
export async function contactsOf(
  ctx: Context,
  rows: readonly InterviewRow[],
  side: 'household' | 'candidate',
): Promise<Map<number, Contact>> {
  const found = await openAmong(ctx, rows.filter(opensNumber))
  const ids = (of: 'employerId' | 'candidateId') => found.map(({ row }) => row[of])
  const reached =
    side === 'candidate'
      ? await reachHouseholds(ctx, ids('employerId'))
      : await reachCandidates(ctx, ids('candidateId'))
  return new Map(
    found.flatMap(({ row, until }) => {
      const other = reached.get(side === 'candidate' ? row.employerId : row.candidateId)
      if (other === undefined) return []
      const isWhatsapp = row.way === 'whatsapp'
      const contact = {
        name: other.name,
        phone_number: isWhatsapp && other.whatsapp !== null ? null : other.phone,
        whatsapp: isWhatsapp ? (other.whatsapp ?? other.phone) : null,
        open_until: until.toISOString(),
      }
      return [[row.id, contact] as const]
    }),
  )
}

async function reachHouseholds(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, Reached>> {
  const households = await listUsers(ctx, ids)
  return new Map(
    [...households].map(([id, { fullName, phoneNumber }]) => [
      id,
      { name: fullName, phone: phoneNumber || null, whatsapp: null },
    ]),
  )
}

/** Their own numbers; of a record without one, that of an owner of the agency that keeps it. */
async function reachCandidates(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, Reached>> {
  const [people, contacts] = await Promise.all([
    describeCandidates(ctx, ids),
    contactsOfCandidates(ctx, ids),
  ])
  const agencyOf = (id: number): number | null => {
    const known = contacts.get(id)
    const isReached = (known?.phone_number ?? null) !== null || (known?.whatsapp ?? null) !== null
    return isReached ? null : (people.get(id)?.agency?.id ?? null)
  }
  const owners = await findOwners(
    ctx,
    ids.flatMap((id) => agencyOf(id) ?? []),
  )
  const phones = await listUsers(ctx, [...owners.values()])
  return new Map(
    [...people].map(([id, { full_name: name }]) => {
      const known = contacts.get(id)
      const owner = phones.get(owners.get(agencyOf(id) ?? 0) ?? 0)
      const phone = known?.phone_number ?? (owner?.phoneNumber || null)
      return [id, { name, phone, whatsapp: known?.whatsapp ?? null }]
    }),
  )
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
  return (await listOpening(ctx, { candidateId })).map(({ row, until }) => ({
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
