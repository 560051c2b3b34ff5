import crypto from 'node:crypto'
import { getUser } from '../src/features/accounts/server/index.ts'
import {
  createUser,
  hashPassword,
  startSession,
} from '../src/features/accounts/server/sign-in-api.ts'
import { getCandidateForHiring } from '../src/features/profiles/server/index.ts'
import { candidates } from '../src/features/profiles/server/record-api.ts'
import { closeOwnAccount } from '../src/features/privacy/contract.ts'
import type { Context } from '../src/platform/server/context.ts'
import type { Role } from '../src/platform/shared/roles.ts'
import type { TestApp } from './harness.ts'

/** The context of a job on the test's database, at the test's time. */
export const jobContext = (test: TestApp): Context => ({
  actor: null,
  db: test.connection.db,
  config: test.config,
  registry: test.registry,
  queue: test.queue,
  settings: test.settings,
  log: test.app.log,
  now: test.clock.now,
  locale: 'en',
  requestId: crypto.randomUUID(),
  address: '',
  userAgent: '',
})

/** Runs one of the product's jobs, by its name: a round of what time causes, or all that is enqueued and due. */
export async function runJob(test: TestApp, name: string): Promise<void> {
  const job = test.registry.jobs.find((one) => one.name === name)
  if (!job) throw new Error(`there is no job '${name}'`)
  await (job.cron !== undefined ? job.run(jobContext(test)) : test.jobs.work(name))
}

let people = 0

/** A mobile number that nobody of these tests has yet; those of sign-up begin otherwise. */
const newNumber = (): string => `+974331${String(++people).padStart(5, '0')}`

/** Someone with an account who has just signed in; the phone number is new each time. */
export async function makeUser(
  test: TestApp,
  role: Role,
  fullName = 'Test Person',
): Promise<{ id: number; token: string }> {
  const ctx = jobContext(test)
  const user = await createUser(ctx, {
    role,
    fullName,
    phoneNumber: newNumber(),
    passwordHash: 'unusable',
  })
  return { id: user.id, token: await sessionOf(ctx, user) }
}

/** A new session for someone, such as after a journey of the clock; an operator's has the second factor. */
export async function signIn(test: TestApp, userId: number): Promise<string> {
  const ctx = jobContext(test)
  return sessionOf(ctx, await getUser(ctx, userId))
}

const sessionOf = async (
  ctx: Context,
  user: Awaited<ReturnType<typeof getUser>>,
): Promise<string> =>
  (await startSession(ctx, user, { withSecondFactor: user.role === 'admin' })).token

/** Someone closes her own account, by a password that she is given for it. */
export async function closeOwn(test: TestApp, userId: number): Promise<void> {
  const password = 'correct horse'
  await test.connection.pool.query('update users set password_hash = $2 where id = $1', [
    userId,
    await hashPassword(password),
  ])
  const closed = await test.call(
    closeOwnAccount,
    { password, word: 'DELETE' },
    { token: await signIn(test, userId) },
  )
  if (closed.status !== 200) throw new Error(`the account stayed: ${closed.body}`)
}

/** Whether someone has hired the candidate. */
export async function isHired(test: TestApp, candidateId: number): Promise<boolean> {
  return (await getCandidateForHiring(jobContext(test), candidateId)).hiredAt !== null
}

/** A published candidate with an account of her own. */
export async function makeCandidate(
  test: TestApp,
  values: Partial<typeof candidates.$inferInsert> = {},
): Promise<number> {
  const ctx = jobContext(test)
  const account = await createUser(ctx, {
    role: 'jobseeker',
    fullName: 'Grace Santos',
    phoneNumber: newNumber(),
    passwordHash: 'unusable',
  })
  const profile = {
    userId: account.id,
    fullName: 'Grace Santos',
    nationality: 'Philippines',
    gender: 'female' as const,
    age: 31,
    desiredPosition: 'Nanny',
    expectedSalaryMinor: 180_000,
    isPublished: true,
    wantsPublished: values.isPublished ?? true,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    ...values,
  }
  const [row] = await ctx.db
    .insert(candidates)
    .values(profile)
    .onConflictDoUpdate({ target: candidates.userId, set: profile })
    .returning({ id: candidates.id })
  if (!row) throw new Error('no candidate was made')
  return row.id
}

export async function phoneOfUser(test: TestApp, userId: number): Promise<string> {
  const { rows } = await test.connection.pool.query<{ phone: string }>(
    'select phone_number as phone from users where id = $1',
    [userId],
  )
  return rows[0]?.phone ?? ''
}

/** The token of the link to a page in the newest message that someone was sent. */
export async function lastLinkOf(test: TestApp, userId: number, page: string): Promise<string> {
  const text = test.lastMessage(await phoneOfUser(test, userId))?.text ?? ''
  return new RegExp(`/${page}/(\\S+)`).exec(text)?.[1] ?? ''
}
