import { asc, desc, eq } from 'drizzle-orm'
import { auditLog } from '../../../platform/server/audit.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { PersonalDataProvider, Person } from '../../../platform/server/personal-data.ts'
import { purgeHitsOf } from '../../../platform/server/rate-limits.ts'
import { rulesOf } from '../role-rules.ts'
import { listConsents } from './own/consents.ts'
import { openOperatorIds } from './people/other-operators.ts'
import { passkeysOf } from './second-factor/held-factors.ts'
import { getUser } from './queries.ts'
import {
  consents,
  knownNetworks,
  linkTokens,
  meansChanges,
  oneTimeCodes,
  passkeys,
  recoveryCodes,
  secondFactors,
  securityEvents,
  sessions,
  users,
} from './tables.ts'

/** What accounts holds of people: the account, its devices, its consents, and what its owner did. */
export const personalData: PersonalDataProvider = {
  name: 'account',
  tables: {
    users: {
      kept: 'the id, the role and the day of joining, without name, number, address, password or picture',
    },
    sessions: 'erased',
    link_tokens: 'erased',
    means_changes: 'erased',
    security_events: 'erased',
    known_networks: 'erased',
    second_factors: 'erased',
    recovery_codes: 'erased',
    passkeys: 'erased',
    consents: 'erased',
    audit_log: {
      kept: 'who did what to whom is proof for others too; it holds ids and codes, her network addresses are blanked',
    },
  },
  collect,
  erase,
  blockers,
}

async function collect(ctx: Context, { userId }: Person) {
  const { passwordHash: _, ...account } = await getUser(ctx, userId)
  const devices = await ctx.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt))
  const networks = await ctx.db
    .select({ lastSeenAt: knownNetworks.lastSeenAt })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
  const keys = await passkeysOf(ctx, userId)
  const acts = await ctx.db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      subject: auditLog.subject,
      address: auditLog.address,
    })
    .from(auditLog)
    .where(eq(auditLog.actorId, userId))
    .orderBy(desc(auditLog.id))
  const data = {
    account,
    devices: devices.map(({ userAgent, createdAt, lastUsedAt, endedAt }) => ({
      userAgent,
      createdAt,
      lastUsedAt,
      endedAt,
    })),
    networks,
    passkeys: keys.map(({ name, isBackedUp, createdAt, lastUsedAt, blockedAt }) => ({
      name,
      isBackedUp,
      createdAt,
      lastUsedAt,
      blockedAt,
    })),
    security: await securityOf(ctx, userId),
    consents: await listConsents(ctx, userId),
    acts,
  }
  return { data }
}

/** Her security history, as she reads it. */
const securityOf = (ctx: Context, userId: number) =>
  ctx.db
    .select({
      at: securityEvents.at,
      kind: securityEvents.kind,
      userAgent: securityEvents.userAgent,
    })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.id))

async function erase(ctx: Context, { userId, phoneNumber, email }: Person): Promise<void> {
  await ctx.db
    .update(users)
    .set({
      fullName: '—',
      phoneNumber: `erased-${userId}`,
      email: null,
      emailVerifiedAt: null,
      passwordHash: 'erased',
      avatarKey: null,
      suspensionReason: null,
      suspensionNote: null,
      closedAt: null,
      closedBecause: null,
      eraseAt: null,
      erasedAt: ctx.now,
    })
    .where(eq(users.id, userId))
  await ctx.db.delete(sessions).where(eq(sessions.userId, userId))
  await ctx.db.delete(linkTokens).where(eq(linkTokens.userId, userId))
  await ctx.db.delete(meansChanges).where(eq(meansChanges.userId, userId))
  await ctx.db.delete(securityEvents).where(eq(securityEvents.userId, userId))
  await ctx.db.delete(knownNetworks).where(eq(knownNetworks.userId, userId))
  await ctx.db.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await ctx.db.delete(passkeys).where(eq(passkeys.userId, userId))
  await ctx.db.delete(consents).where(eq(consents.userId, userId))
  await ctx.db.update(auditLog).set({ address: '' }).where(eq(auditLog.actorId, userId))
  await ctx.db.delete(oneTimeCodes).where(eq(oneTimeCodes.phoneNumber, phoneNumber))
  await purgeHitsOf(ctx, email === null ? [phoneNumber] : [phoneNumber, email])
}

/** Manzil is never without an operator. */
async function blockers(
  ctx: Context,
  people: readonly Person[],
): Promise<Record<string, number[]>> {
  const operators = people.filter(({ role }) => rulesOf(role).operates).map(({ userId }) => userId)
  if (operators.length === 0) return {}
  const open = await openOperatorIds(ctx)
  return { lastAdmin: operators.filter((id) => open.every((other) => other === id)) }
}
