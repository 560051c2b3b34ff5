import type pg from 'pg'
import {
  interviews,
  pipelineEntries,
  pipelineMoves,
} from '../../src/features/hiring/server/tables.ts'
import { candidates } from '../../src/features/profiles/server/tables.ts'
import { users } from '../../src/features/accounts/server/tables.ts'
import { settings } from '../../src/platform/server/settings.ts'
import {
  demoAccounts,
  demoClaims,
  demoContact,
  otherHouseholds,
  secondEmployer,
} from './accounts.ts'
import { daysFrom } from './days.ts'
import { insertRows, reserveIds } from './insert.ts'
import { storeOrders } from './orders.ts'
import type { Person } from './person.ts'
import type { Engagement } from './pipeline.ts'
import { portraitKey } from './portraits.ts'

export interface StoredPerson extends Person {
  /** Number of her portrait. */
  portrait: number
  passwordHash: string
  hiredAt: Date | null
}

/** Stores people as candidates, with an account for each who has no agency; gives the ids of their records in their order. */
export async function storePeople(
  client: pg.ClientBase,
  people: readonly StoredPerson[],
  agencyIds: readonly number[],
): Promise<number[]> {
  const own = people.filter((person) => person.agency === null)
  const userIds = await reserveIds(client, users, own.length)
  const accountOf = new Map(own.map((person, index) => [person, userIds[index]]))
  const accounts = own.map((person) => ({
    id: accountOf.get(person),
    role: 'jobseeker' as const,
    fullName: person.profile.fullName,
    phoneNumber: person.profile.phoneNumber ?? '',
    email: person.profile.email,
    passwordHash: person.passwordHash,
    avatarKey: portraitKey(person.portrait),
    locale: 'en' as const,
    dateJoined: person.profile.createdAt,
  }))
  await insertRows(client, users, accounts)
  const ids = await reserveIds(client, candidates, people.length)
  const rows = people.map((person, index) => ({
    ...person.profile,
    id: ids[index],
    userId: accountOf.get(person) ?? null,
    agencyId: person.agency === null ? null : agencyIds[person.agency],
    profileImageKey: portraitKey(person.portrait),
    fullImageKey: portraitKey(person.portrait),
    hiredAt: person.hiredAt,
    profileSavedAt: person.profile.createdAt,
    // Whoever is in the demo from the start was looked at already.
    reviewedAt: person.profile.createdAt,
  }))
  await insertRows(client, candidates, rows)
  return ids
}

/** The accounts that can be tried but the job seeker's, who comes with the candidates, and other households; gives the ids of the households. */
export async function storeAccounts(
  client: pg.ClientBase,
  passwordHash: string,
  nobodysHash: string,
  now: Date,
): Promise<number[]> {
  const tried = [
    ...demoAccounts.filter((account) => account.role !== 'jobseeker'),
    secondEmployer,
  ].map((account) => ({ ...account, passwordHash }))
  const accounts = [
    ...tried,
    ...otherHouseholds.map((account) => ({ ...account, passwordHash: nobodysHash })),
  ]
  const ids = await reserveIds(client, users, accounts.length)
  const dateJoined = daysFrom(now, -400)
  await insertRows(
    client,
    users,
    accounts.map((account, index) => ({
      ...account,
      id: ids[index],
      locale: 'en' as const,
      dateJoined,
    })),
  )
  return ids.filter((_, index) => accounts[index]?.role === 'employer')
}

/** Stores entries, moves, orders and payments; `ids` are those of the people, in their order. */
export async function storeEngagements(
  client: pg.ClientBase,
  engagements: readonly Engagement[],
  householdIds: readonly number[],
  ids: readonly number[],
): Promise<void> {
  const parties = ({ household, person }: Engagement) => ({
    employerId: householdIds[household] ?? 0,
    candidateId: ids[person] ?? 0,
  })
  await insertRows(
    client,
    pipelineEntries,
    engagements.flatMap((engagement) =>
      engagement.entry ? [{ ...parties(engagement), ...engagement.entry }] : [],
    ),
  )
  const appointments = engagements.flatMap((engagement) => {
    const {
      interviewAt: startsAt = null,
      interviewStatus,
      createdAt = startsAt,
      updatedAt = startsAt,
    } = engagement.entry ?? {}
    if (startsAt === null || createdAt === null || updatedAt === null) return []
    const status = interviewStatus === 'scheduled' ? ('scheduled' as const) : ('held' as const)
    const { answer, answeredAt } = engagement.answer ?? { answer: null, answeredAt: null }
    return [{ ...parties(engagement), startsAt, status, answer, answeredAt, createdAt, updatedAt }]
  })
  const interviewIds = await reserveIds(client, interviews, appointments.length)
  await insertRows(
    client,
    interviews,
    appointments.map((appointment, index) => ({ ...appointment, id: interviewIds[index] })),
  )
  const moves = engagements.flatMap((engagement) =>
    engagement.moves.map((move) => ({
      ...parties(engagement),
      ...move,
      movedBy: parties(engagement).employerId,
    })),
  )
  const moveIds = await reserveIds(client, pipelineMoves, moves.length)
  await insertRows(
    client,
    pipelineMoves,
    moves
      .sort((a, b) => a.movedAt.getTime() - b.movedAt.getTime())
      .map((move, index) => ({ ...move, id: moveIds[index] })),
  )
  await storeOrders(
    client,
    engagements.flatMap((engagement) =>
      [engagement.returned, engagement.order].flatMap((order) =>
        order ? [{ ...order, ...parties(engagement) }] : [],
      ),
    ),
  )
}

export const demoKey = 'demo_seeded_at'

/** How many people on the list the demo has made here so far; 0 where there is no demo yet. */
export async function countSeeded(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ value: { candidates: number } }>(
    'select value from settings where key = $1',
    [demoKey],
  )
  return rows[0]?.value.candidates ?? 0
}

/** Remembers who may take the place of someone hired. */
export const storeReserve = (
  client: pg.ClientBase,
  ids: readonly number[],
  now: Date,
): Promise<void> =>
  insertRows(client, settings, [{ key: 'demo-reserve', value: ids, updatedAt: now }])

/** Remembers how many there are now; what the operator says is hers to change afterwards. */
export async function storeSettings(
  client: pg.ClientBase,
  count: number,
  now: Date,
): Promise<void> {
  await client.query('delete from settings where key = $1', [demoKey])
  const { rows } = await client.query<{ key: string }>('select key from settings')
  const marker = {
    key: demoKey,
    value: { at: now.toISOString(), candidates: count },
    updatedAt: now,
  }
  const own = [
    { key: 'claims', value: demoClaims, updatedAt: now },
    { key: 'contact', value: demoContact, updatedAt: now },
  ]
  await insertRows(client, settings, [
    marker,
    ...own.filter(({ key }) => rows.every((row) => row.key !== key)),
  ])
}
