import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  max,
  type SQL,
  sql,
} from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { csvBatch, type CsvColumn } from '../../../../platform/server/csv.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { countUpTo, holdsWords } from '../../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import { rulesOf } from '../../role-rules.ts'
import type {
  Administrator,
  exportAdministrators,
  inviteAdministrator as inviteCall,
  listAdministrators as call,
} from '../../users-contract.ts'
import { createUser } from '../create-user.ts'
import { countOwnCode } from '../codes/admit-code.ts'
import { invitationTtlSeconds, issueLinkToken } from '../link-tokens.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { newMobile } from '../phones.ts'
import { numberTakenRefusal } from '../policy.ts'
import { findUserByPhone } from '../queries.ts'
import { randomToken } from '../secrets.ts'
import { queueText } from '../send-message.ts'
import { passkeys, secondFactors, sessions, type UserRow, users } from '../tables.ts'
import { presentLine, userColumns } from './list-users.ts'

type Filters = Parsed<typeof exportAdministrators>

/** Who runs Manzil, the first of them first. */
export async function listAdministrators(
  ctx: SignedIn,
  { page, page_size, ...filters }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
  const condition = asked(filters)
  const [results, counted] = await Promise.all([
    findAdministrators(ctx, condition, { limit: page_size, offset: (page - 1) * page_size }),
    countUpTo(ctx, users, condition),
  ])
  return { results, ...counted, page, page_size }
}

/** The next of them after one, for the export. */
export const readAdministrators = (
  ctx: SignedIn,
  filters: Filters,
  after: Administrator | undefined,
): Promise<Administrator[]> =>
  findAdministrators(ctx, and(asked(filters), after && gt(users.id, after.id)), {
    limit: csvBatch,
    offset: 0,
  })

export const administratorColumns: CsvColumn<Administrator>[] = [
  ...userColumns,
  { header: 'has_second_factor', value: (one) => one.has_second_factor },
  { header: 'last_seen_at', value: (one) => one.last_seen_at },
]

const asked = ({ q }: Filters): SQL | undefined =>
  and(eq(users.role, 'admin'), q === undefined ? undefined : holdsWords(users.searchText, q))

async function findAdministrators(
  ctx: SignedIn,
  condition: SQL | undefined,
  part: { limit: number; offset: number },
): Promise<Administrator[]> {
  const rows = await ctx.db
    .select({ user: users, hasFactor: hasFactor(ctx) })
    .from(users)
    .where(condition)
    .orderBy(asc(users.id))
    .limit(part.limit)
    .offset(part.offset)
  const seen = await lastSeen(
    ctx,
    rows.map(({ user }) => user.id),
  )
  return rows.map(({ user, hasFactor }) => ({
    ...presentLine(user),
    has_second_factor: hasFactor,
    last_seen_at: seen.get(user.id)?.toISOString() ?? null,
    is_self: user.id === ctx.actor.userId,
  }))
}

/** Whether an operator of the list has an app or a passkey. */
const hasFactor = ({ db }: Context): SQL<boolean> =>
  sql<boolean>`(${exists(
    db
      .select({ id: secondFactors.userId })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt))),
  )} or ${exists(
    db
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(and(eq(passkeys.userId, users.id), isNull(passkeys.blockedAt))),
  )})`

async function lastSeen(ctx: Context, ids: readonly number[]): Promise<Map<number, Date | null>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ userId: sessions.userId, at: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(inArray(sessions.userId, [...ids]))
    .groupBy(sessions.userId)
  return new Map(rows.map(({ userId, at }) => [userId, at]))
}

/** Makes someone an operator and sends her a link to set a password; whom it didn't reach before she ever signed in gets a new one. */
export async function inviteAdministrator(
  ctx: SignedIn,
  { phone_number, full_name }: Parsed<typeof inviteCall>,
): Promise<{ id: number }> {
  const phoneNumber = newMobile(phone_number)
  const owner = await findUserByPhone(ctx, phoneNumber)
  await countOwnCode(ctx, 'invitation', { phoneNumber, owner })
  return transaction(ctx, async (tx) => {
    const known = await findUserByPhone(tx, phoneNumber)
    const user = known ?? (await createOperator(tx, { phoneNumber, fullName: full_name }))
    enforce(numberTakenRefusal(known !== null && !(await isWaiting(tx, known))))
    const path = await passwordPath(tx, user.id)
    await queueText(tx, {
      to: phoneNumber,
      locale: user.locale,
      template: 'operatorInvited',
      userId: user.id,
      path,
      secretSeconds: invitationTtlSeconds,
    })
    await audit(tx, 'administrator.invited', `user:${user.id}`)
    return { id: user.id }
  })
}

/** An operator's account with a password that nobody knows: she sets hers by a link. */
export async function createOperator(
  ctx: Context,
  person: { phoneNumber: string; fullName: string },
): Promise<UserRow> {
  return createUser(ctx, {
    role: 'admin',
    ...person,
    passwordHash: await hashPassword(randomToken()),
  })
}

/** Where she sets her password, once, within a day. */
export async function passwordPath(ctx: Context, userId: number): Promise<string> {
  return `/reset-password/${await issueLinkToken(ctx, { purpose: 'reset-password', userId }, invitationTtlSeconds)}`
}

/** Invited, and never signed in yet. */
async function isWaiting(ctx: Context, user: UserRow): Promise<boolean> {
  if (!rulesOf(user.role).operates || user.suspendedAt) return false
  const [session] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .limit(1)
  return session === undefined
}
