import type pg from 'pg'
import type { LedgerAccount } from '../../src/features/billing/ledger-contract.ts'
import { ledgerEntries, ledgerLines } from '../../src/features/billing/server/ledger/tables.ts'
import { orderLines, orders, type PaymentRow, payments } from '../../src/features/billing/server/tables.ts'
import { interviews, pipelineEntries, pipelineMoves } from '../../src/features/hiring/server/tables.ts'
import { agencyMembers } from '../../src/features/agencies/server/tables.ts'
import { agencies, candidates } from '../../src/features/candidates/server/tables.ts'
import { users } from '../../src/features/accounts/server/tables.ts'
import { sandboxPayments } from '../../src/gateways/payments/sandbox-tables.ts'
import { settings } from '../../src/platform/server/settings.ts'
import { currency } from '../../src/platform/shared/money.ts'
import { demoAccounts, demoAgencies, demoClaims, demoContact, secondEmployer } from './accounts.ts'
import { dayFrom, daysFrom } from './days.ts'
import { insertRows, reserveIds } from './insert.ts'
import type { Person } from './person.ts'
import type { Dealing } from './pipeline.ts'
import { portraitKey } from './portraits.ts'
import { dice } from './random.ts'

export interface StoredPerson extends Person {
  /** Number of her portrait. */
  portrait: number
  passwordHash: string
  hiredAt: Date | null
}

/** Stores people as candidates, with an account for each who has no agency; gives the ids of their records in their order. */
export async function storePeople(client: pg.ClientBase, people: readonly StoredPerson[], agencyIds: readonly number[]): Promise<number[]> {
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
    // Whoever is in the demo from the start was looked at already.
    reviewedAt: person.profile.createdAt,
  }))
  await insertRows(client, candidates, rows)
  return ids
}

/** The demo accounts but the job seeker's, who comes with the candidates; gives the ids of the two households. */
export async function storeAccounts(client: pg.ClientBase, passwordHash: string, now: Date): Promise<number[]> {
  const accounts = [...demoAccounts.filter((account) => account.role !== 'jobseeker'), secondEmployer]
  const ids = await reserveIds(client, users, accounts.length)
  const dateJoined = daysFrom(now, -400)
  await insertRows(
    client,
    users,
    accounts.map((account, index) => ({ ...account, id: ids[index], passwordHash, locale: 'en' as const, dateJoined })),
  )
  return ids.filter((_, index) => accounts[index]?.role === 'employer')
}

/** The ids of the demo's agencies, stored when they aren't yet. */
export async function storeAgencies(client: pg.ClientBase, now: Date): Promise<number[]> {
  const licences = demoAgencies.map(({ licenceNumber }) => licenceNumber)
  const { rows } = await client.query<{ id: number }>('select id from agencies where licence_number = any($1) order by licence_number', [licences])
  if (rows.length > 0) return rows.map(({ id }) => Number(id))
  const ids = await reserveIds(client, agencies, demoAgencies.length)
  const agencyRows = demoAgencies.map(({ licenceYears, ...agency }, index) => ({
    ...agency,
    id: ids[index],
    status: 'approved' as const,
    licenceExpiresOn: dayFrom(now, licenceYears * 365),
    createdAt: daysFrom(now, -430),
  }))
  await insertRows(client, agencies, agencyRows)
  return ids
}

/** The demo's agency account is the owner of its first agency. */
export async function storeAgencyOwner(client: pg.ClientBase, agencyId: number | undefined, now: Date): Promise<void> {
  const account = demoAccounts.find(({ role }) => role === 'agency')
  const { rows } = await client.query<{ id: number }>('select id from users where phone_number = $1', [account?.phoneNumber])
  const userId = Number(rows[0]?.id)
  await insertRows(client, agencyMembers, [{ userId, agencyId: agencyId ?? 0, role: 'owner', invitedBy: null, joinedAt: daysFrom(now, -400) }])
}

/** Stores entries, moves, orders and payments; `ids` are those of the people, in their order. */
export async function storeDealings(
  client: pg.ClientBase,
  dealings: readonly Dealing[],
  householdIds: readonly number[],
  ids: readonly number[],
): Promise<void> {
  const parties = ({ household, person }: Dealing) => ({ employerId: householdIds[household] ?? 0, candidateId: ids[person] ?? 0 })
  await insertRows(
    client,
    pipelineEntries,
    dealings.flatMap((dealing) => (dealing.entry ? [{ ...parties(dealing), ...dealing.entry }] : [])),
  )
  const appointments = dealings.flatMap((dealing) => {
    const { interviewAt: startsAt = null, interviewStatus, createdAt = startsAt, updatedAt = startsAt } = dealing.entry ?? {}
    if (startsAt === null || createdAt === null || updatedAt === null) return []
    return [
      { ...parties(dealing), startsAt, status: interviewStatus === 'scheduled' ? ('scheduled' as const) : ('held' as const), createdAt, updatedAt },
    ]
  })
  const interviewIds = await reserveIds(client, interviews, appointments.length)
  await insertRows(
    client,
    interviews,
    appointments.map((appointment, index) => ({ ...appointment, id: interviewIds[index] })),
  )
  const moves = dealings.flatMap((dealing) => dealing.moves.map((move) => ({ ...parties(dealing), ...move, movedBy: parties(dealing).employerId })))
  const moveIds = await reserveIds(client, pipelineMoves, moves.length)
  await insertRows(
    client,
    pipelineMoves,
    moves.sort((a, b) => a.movedAt.getTime() - b.movedAt.getTime()).map((move, index) => ({ ...move, id: moveIds[index] })),
  )
  await storeOrders(
    client,
    dealings.flatMap((dealing) => (dealing.order ? [{ ...dealing.order, ...parties(dealing) }] : [])),
  )
}

type NewOrder = NonNullable<Dealing['order']> & { employerId: number; candidateId: number }

async function storeOrders(client: pg.ClientBase, unsorted: readonly NewOrder[]): Promise<void> {
  const found = unsorted.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const orderIds = await reserveIds(client, orders, found.length)
  const rows = found.map((order, index) => {
    const before = found.slice(0, index).filter(({ candidateId }) => candidateId === order.candidateId).length
    const number = String(order.candidateId).padStart(6, '0') + (before === 0 ? '' : `-${before + 1}`)
    return { ...order, id: orderIds[index] ?? 0, orderNo: `ORD-${number}`, invoiceNo: `INV-${number}`, currency }
  })
  await insertRows(client, orders, rows)
  await insertRows(
    client,
    orderLines,
    rows.map(({ id, amountMinor }) => ({ orderId: id, position: 1, kind: 'service' as const, amountMinor })),
  )
  const die = dice('payments')
  const paid = rows.flatMap(({ id, amountMinor, payments }) =>
    payments.map((payment) => ({
      ...payment,
      id: uuid(die.next),
      orderId: id,
      provider: 'sandbox',
      providerPaymentId: uuid(die.next),
      paymentUrl: null,
      amountMinor,
      currency,
    })),
  )
  await insertRows(client, payments, paid)
  // The provider keeps a book of its own; a refund asks it.
  const book = paid.map(({ id, providerPaymentId, status, createdAt, updatedAt }, index) => ({
    id: providerPaymentId,
    reference: id,
    amountMinor: paid[index]?.amountMinor ?? 0,
    currency,
    returnUrl: '/dashboard/orders',
    status: status === 'paid' ? ('paid' as const) : ('failed' as const),
    createdAt,
    updatedAt,
  }))
  await insertRows(client, sandboxPayments, book)
  await storeLedger(
    client,
    paid.filter(({ status }) => status === 'paid'),
  )
}

/** What each paid order charged and its payment brought in, as the settlement writes it. */
async function storeLedger(
  client: pg.ClientBase,
  paid: readonly (Pick<PaymentRow, 'id' | 'orderId' | 'amountMinor'> & { updatedAt: Date })[],
): Promise<void> {
  const ids = await reserveIds(client, ledgerEntries, paid.length * 2)
  const rows = paid.flatMap(({ id, orderId, amountMinor, updatedAt }, index) => {
    const entry = { at: updatedAt, orderId, currency }
    const [charge = 0, capture = 0] = ids.slice(index * 2)
    return [
      { entry: { ...entry, id: charge, kind: 'charge' as const, paymentId: null }, sides: { household: amountMinor, service: -amountMinor } },
      { entry: { ...entry, id: capture, kind: 'capture' as const, paymentId: id }, sides: { provider: amountMinor, household: -amountMinor } },
    ]
  })
  await insertRows(
    client,
    ledgerEntries,
    rows.map(({ entry }) => entry),
  )
  await insertRows(
    client,
    ledgerLines,
    rows.flatMap(({ entry, sides }) =>
      Object.entries(sides).map(([account, amountMinor]) => ({ entryId: entry.id, account: account as LedgerAccount, amountMinor })),
    ),
  )
}

function uuid(random: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

export const demoKey = 'demo_seeded_at'

/** How many people on the list the demo has made here so far; 0 where there is no demo yet. */
export async function countSeeded(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ value: { candidates: number } }>('select value from settings where key = $1', [demoKey])
  return rows[0]?.value.candidates ?? 0
}

/** Remembers who may take the place of someone hired. */
export const storeReserve = (client: pg.ClientBase, ids: readonly number[], now: Date): Promise<void> =>
  insertRows(client, settings, [{ key: 'demo-reserve', value: ids, updatedAt: now }])

/** Remembers how many there are now; what the operator says is hers to change afterwards. */
export async function storeSettings(client: pg.ClientBase, count: number, now: Date): Promise<void> {
  await client.query('delete from settings where key = $1', [demoKey])
  const { rows } = await client.query<{ key: string }>('select key from settings')
  const marker = { key: demoKey, value: { at: now.toISOString(), candidates: count }, updatedAt: now }
  const own = [
    { key: 'claims', value: demoClaims, updatedAt: now },
    { key: 'contact', value: demoContact, updatedAt: now },
  ]
  await insertRows(client, settings, [marker, ...own.filter(({ key }) => rows.every((row) => row.key !== key))])
}
