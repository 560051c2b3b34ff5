import { and, asc, desc, eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { type ConsentKind, documentsVersion } from '../../consents-contract.ts'
import { type ConsentRow, consents, users } from '../tables.ts'

const listMax = 500

/** Writes down what someone agrees to or takes back, in the transaction in which she does; saying the same again adds nothing. */
export async function recordConsent(
  ctx: Context,
  userId: number,
  kind: ConsentKind,
  isGiven: boolean,
): Promise<void> {
  const [last] = await ctx.db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
    .orderBy(desc(consents.id))
    .limit(1)
  if (
    (last?.isGiven ?? false) === isGiven &&
    (last === undefined || last.version === documentsVersion || !isGiven)
  )
    return
  await ctx.db
    .insert(consents)
    .values({ userId, kind, isGiven, version: documentsVersion, at: ctx.now, address: ctx.address })
}

/** The same for whoever has confirmed this e-mail address as hers; nobody's address is no matter. */
export async function recordConsentOfEmail(
  ctx: Context,
  email: string,
  kind: ConsentKind,
  isGiven: boolean,
): Promise<void> {
  const owners = await ctx.db
    .select({ id: users.id, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.email, email))
  for (const { id, emailVerifiedAt } of owners)
    if (emailVerifiedAt !== null) await recordConsent(ctx, id, kind, isGiven)
}

/** Whoever opens an account agrees to terms and privacy policy. */
export async function recordSignUpConsents(ctx: Context, userId: number): Promise<void> {
  for (const kind of ['terms', 'privacy'] as const) await recordConsent(ctx, userId, kind, true)
}

/** The log of one person, in its order. */
export const listConsents = (ctx: Context, userId: number): Promise<ConsentRow[]> =>
  ctx.db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.id))
    .limit(listMax)
