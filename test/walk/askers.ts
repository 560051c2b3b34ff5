import { decodeJwt } from 'jose'
import { suspendUser } from '../../src/features/accounts/users-contract.ts'
import { startSession } from '../../src/features/accounts/server/sign-in-api.ts'
import { getUser } from '../../src/features/accounts/server/index.ts'
import { type Endpoint, isProofDemanded, rolesFor } from '../../src/platform/shared/endpoint.ts'
import type { Role } from '../../src/platform/shared/roles.ts'
import type { TestApp } from '../harness.ts'
import { closeOwn, jobContext, makeUser, signIn } from '../people.ts'
import { keyOf } from './records.ts'
import { ask, type Person, personNames, rolesOfPeople, type World } from './world-parts.ts'

/** Somebody who tries. */
export interface Asker {
  name: string
  /** No account, or one that nobody may use. */
  isShutOut: boolean
  lacksSecondFactor: boolean
  /** She signed in long ago and has not proved since who she is. */
  isProofOld: boolean
  role: Role | null
  /** What she is in her agency, where she is of one. */
  member: 'owner' | 'editor' | 'viewer' | 'nobody' | null
  userId: number | null
  token: string | undefined
  /** Whose private data she may see. */
  isOf: World | null
}

const asker = (name: string, more: Partial<Asker> = {}): Asker => ({
  name,
  isShutOut: false,
  lacksSecondFactor: false,
  isProofOld: false,
  role: null,
  member: null,
  userId: null,
  token: undefined,
  isOf: null,
  ...more,
})

/** Everybody of a world, as who tries. */
export const askersOf = (world: World, name: string): Asker[] =>
  personNames.map((person) =>
    asker(`${name}'s ${person}`, {
      role: rolesOfPeople[person],
      member: memberOf[person],
      userId: world.people[person].id,
      token: world.people[person].token,
      isOf: world,
    }),
  )

const memberOf = {
  household: null,
  hired: null,
  seeker: null,
  newcomer: null,
  owner: 'owner',
  editor: 'editor',
  viewer: 'viewer',
  invited: 'nobody',
} as const

/** A stranger, and those whose account is no way in. */
export async function makeShutOut(app: TestApp, operator: Person): Promise<Asker[]> {
  const [suspended, leaving, unfactored] = [
    await makeUser(app, 'employer'),
    await makeUser(app, 'agency'),
    await makeUser(app, 'admin', 'Operator Without Factor'),
  ]
  await ask({ app }, suspendUser, { id: suspended.id, reason: 'other', note: 'x' }, operator)
  await closeOwn(app, leaving.id)
  return [
    asker('nobody', { isShutOut: true }),
    asker('a suspended household', { isShutOut: true, token: suspended.token }),
    asker('a closed agency account', { isShutOut: true, token: leaving.token }),
    asker('an operator without her second factor', {
      role: 'admin',
      lacksSecondFactor: true,
      userId: unfactored.id,
      token: await withoutFactor(app, unfactored.id),
    }),
  ]
}

/** An operator with all her rights. */
export const operatorOf = ({ id, token }: Person): Asker =>
  asker('an operator', { role: 'admin', userId: id, token })

/** A session of an operator who has given her password and no more. */
async function withoutFactor(app: TestApp, id: number): Promise<string> {
  const ctx = jobContext(app)
  return (await startSession(ctx, await getUser(ctx, id), { withSecondFactor: false })).token
}

/** How the door of a call answers somebody, by its contract alone; null: it lets her in. */
export function doorFor(
  { access, proof }: Endpoint,
  by: Asker,
): { status: number; code: string } | null {
  if (access === 'public') return null
  if (by.isShutOut) return { status: 401, code: 'UNAUTHENTICATED' }
  if (access !== 'signed-in') {
    if (by.role === null || !rolesFor(access).includes(by.role))
      return { status: 403, code: 'FORBIDDEN' }
    if (by.lacksSecondFactor) return { status: 403, code: 'SECOND_FACTOR_REQUIRED' }
  }
  const mustProve = by.isProofOld && by.role !== null && isProofDemanded(proof, by.role)
  return mustProve ? { status: 403, code: 'STEP_UP_REQUIRED' } : null
}

/** The same people at other devices, on which they signed in this morning. */
export async function sinceThisMorning(app: TestApp, askers: readonly Asker[]): Promise<Asker[]> {
  const old: Asker[] = []
  for (const by of askers) {
    if (by.userId === null) continue
    const token = await signIn(app, by.userId)
    const { sid } = decodeJwt<{ sid: string }>(token)
    await app.connection.pool.query(
      `update sessions set created_at = created_at - interval '11 minutes' where id = $1`,
      [sid],
    )
    old.push({ ...by, name: `${by.name} since this morning`, isProofOld: true, token })
  }
  return old
}

/** A new session for who has ended hers by what she tried. */
export async function renew(app: TestApp, by: Asker): Promise<void> {
  if (by.userId === null) return
  by.token = by.lacksSecondFactor
    ? await withoutFactor(app, by.userId)
    : await signIn(app, by.userId)
}

/** Calls of agencies that whoever has no agency yet may make. */
const forNewAgencies = [
  'GET /api/agency/',
  'GET /api/agency/invitations/own/',
  'POST /api/agency/invitations/:id/accept/',
  'POST /api/agency/apply/',
  'GET /api/agency/recruitments/',
]

/** What reads, though it writes down who did, or how far. */
const forReaders = [
  'POST /api/recruitments/:id/papers/:paper_id/open/',
  'POST /api/conversations/:id/read/',
  'PUT /api/conversations/read-marks/',
]

/** What an agency's owners alone decide. */
const forOwners = [
  'POST /api/agency/licence/',
  'POST /api/agency/invitations/',
  'DELETE /api/agency/invitations/:id/',
  'PATCH /api/agency/members/:id/',
  'DELETE /api/agency/members/:id/',
]

/** Whether an agency's call is not for somebody's part in it: a viewer reads, an editor writes, an owner decides on people and licence. */
export function isBeyond(endpoint: Endpoint, { member }: Asker): boolean {
  const key = keyOf(endpoint)
  const roles = rolesFor(endpoint.access)
  if (member === null || !roles.includes('agency') || forNewAgencies.includes(key)) return false
  const isReading = endpoint.method === 'GET' || forReaders.includes(key)
  if (member === 'nobody') return roles.length === 1
  if (member === 'viewer') return !isReading
  return member === 'editor' && forOwners.includes(key)
}
