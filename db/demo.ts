import crypto from 'node:crypto'
import type pg from 'pg'
import { hashPassword } from '../src/features/accounts/server/sign-in-api.ts'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import { storeAgencies, storeOffices } from './demo/agencies.ts'
import { storeConversations } from './demo/conversations.ts'
import { storeChecks } from './demo/checks.ts'
import { storeHouseholds } from './demo/household.ts'
import { blockSize } from './demo/nations.ts'
import { createBlock, createHired, createReserve } from './demo/people.ts'
import { storeNotices } from './demo/notices.ts'
import { storePapers } from './demo/papers.ts'
import type { Person } from './demo/person.ts'
import { createEngagements, type Engagement } from './demo/pipeline.ts'
import { hiredPeople } from './demo/plots.ts'
import { filmOf, putFilms } from './demo/films.ts'
import { drawPortrait, portraitKey, portraitKind } from './demo/portraits.ts'
import { storeQueues } from './demo/queues.ts'
import { dice } from './demo/random.ts'
import { type DemoHire, storeRecruitments } from './demo/recruitments.ts'
import {
  countSeeded,
  storeAccounts,
  storeEngagements,
  storePeople,
  storeReserve,
  storeSettings,
} from './demo/store.ts'

export { demoAccounts, demoPassword } from './demo/accounts.ts'

export interface SeedOptions {
  pool: pg.Pool
  now: Date
  /** Keeps a picture or a film under its key. */
  putFile: (key: string, body: string | Buffer) => Promise<void>
  /** How many people the public list shall have, at least the demo's own 1,091. */
  candidates?: number
  log?: (line: string) => void
}

// Any number, the same in every process: only one of them seeds at a time.
const advisoryLock = 7_263_902

/** Makes the demo's people, accounts and dealings, whole or not at all; what is there already stays as it is. */
export async function seedDemo({
  pool,
  now,
  putFile,
  candidates = blockSize,
  log = () => {},
}: SeedOptions): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock])
    const before = await countSeeded(client)
    const wanted = Math.max(candidates, blockSize)
    if (before < wanted) {
      log(`making the demo's people: ${wanted - before}`)
      const first = createBlock(0, now)
      if (before === 0) await seedFirst(client, first, now, putFile)
      await seedMore(client, first, Math.max(before, blockSize), wanted, now)
      await storeSettings(client, wanted, now)
    }
    await client.query('commit')
    if (wanted - before > blockSize) await client.query('analyze users, candidates')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** The 1,091, those who are hired, the accounts that can be tried and what their households have done. */
async function seedFirst(
  client: pg.ClientBase,
  listed: readonly Person[],
  now: Date,
  putFile: SeedOptions['putFile'],
): Promise<void> {
  const hired = createHired(hiredPeople, now)
  const people = [...listed, ...hired, ...createReserve(now)]
  await putPortraits(people, putFile)
  await putFilms(putFile)
  const engagements = createEngagements(listed, hired, now)
  const passwordHash = await hashPassword(demoPassword)
  const nobodysHash = await unusableHash()
  const households = await storeAccounts(client, passwordHash, nobodysHash, now)
  const stored = people.map((person, index) => ({
    ...person,
    profile: { ...person.profile, ...filmOf(index + 1) },
    portrait: index + 1,
    passwordHash:
      person.profile.phoneNumber === demoAccounts[1].phoneNumber ? passwordHash : nobodysHash,
    hiredAt: hiredAtOf(engagements, index),
  }))
  const agencyIds = await storeAgencies(client, now)
  await storeOffices(client, agencyIds, nobodysHash, now, putFile)
  const ids = await storePeople(client, stored, agencyIds)
  await storeEngagements(client, engagements, households, ids)
  await storeConversations(client, engagements, households, ids, now)
  await storeRecruitments(client, hiresOf(engagements, households, ids), putFile)
  await storeHouseholds(client, households, ids, engagements, now)
  await storePapers(client, now, putFile)
  await storeChecks(client, now, putFile)
  await storeQueues(client, now)
  await storeReserve(client, ids.slice(listed.length + hired.length), now)
  await storeNotices(client, now)
}

const hiresOf = (
  engagements: readonly Engagement[],
  households: readonly number[],
  ids: readonly number[],
): DemoHire[] =>
  engagements.flatMap(({ household, person, entry, order, returned, recruitment }) => {
    const paid = entry?.status === 'hired' ? order : returned
    if (!paid?.paidAt) return []
    const pair = { employerId: households[household] ?? 0, candidateId: ids[person] ?? 0 }
    return [{ ...pair, ...recruitment, hiredAt: paid.paidAt, endedAt: returned?.endedAt ?? null }]
  })

/** Of a password that nobody has ever known. */
const unusableHash = (): Promise<string> =>
  hashPassword(crypto.randomBytes(32).toString('base64url'))

const hiredAtOf = (engagements: readonly Engagement[], person: number): Date | null =>
  engagements.find(
    (engagement) => engagement.person === person && engagement.entry?.status === 'hired',
  )?.order?.paidAt ?? null

async function putPortraits(
  people: readonly Person[],
  putFile: SeedOptions['putFile'],
): Promise<void> {
  const atOnce = 64
  for (let from = 0; from < people.length; from += atOnce) {
    const part = people.slice(from, from + atOnce)
    await Promise.all(
      part.map((person, index) =>
        putFile(portraitKey(from + index + 1), drawPortrait(from + index + 1, person)),
      ),
    )
  }
}

/** More of the same kind, for measuring: numbers `from` to `to` of an endless list, with the portraits of the first. */
async function seedMore(
  client: pg.ClientBase,
  first: readonly Person[],
  from: number,
  to: number,
  now: Date,
): Promise<void> {
  if (from >= to) return
  const numbers = Map.groupBy(first.keys(), (index) => portraitKind(first[index] as Person))
  const agencyIds = await storeAgencies(client, now)
  const passwordHash = await unusableHash()
  for (let block = Math.floor(from / blockSize); block * blockSize < to; block += 1) {
    const die = dice(`portraits ${block}`)
    const start = block * blockSize
    const people = createBlock(block, now).slice(Math.max(0, from - start), to - start)
    const portraitOf = (person: Person) => die.pick(numbers.get(portraitKind(person)) ?? [0]) + 1
    await storePeople(
      client,
      people.map((person) => ({
        ...person,
        portrait: portraitOf(person),
        passwordHash,
        hiredAt: null,
      })),
      agencyIds,
    )
  }
}
