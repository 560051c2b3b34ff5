import { and, eq, inArray, like, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { keyedHash } from '../../../platform/server/keyed-hash.ts'
import { digitsOnly } from '../../../platform/shared/digits.ts'
import { AppError, type FieldErrors } from '../../../platform/shared/errors.ts'
import { agencyObjections } from './tables.ts'
import { agencySupply, type CandidateRow } from '../../profiles/server/record-api.ts'

// An objection is to an agency's listing of a person, not to one row of its list: it stands by her number, whatever becomes of the record.

/** How a record names someone by number. */
export type Numbers = Partial<Pick<CandidateRow, 'phoneNumber' | 'whatsapp'>>

const digestOf = (ctx: Context, number: string): string =>
  keyedHash(ctx.config, 'objection', number)

/**
 * Until the transaction ends: `alone` for whoever objects, `shared` for whoever writes numbers into records of the agency, so that a number
 * is either refused or already there to be objected to. Before the agency's records that others see; after the account of whoever objects.
 */
export async function lockObjections(
  ctx: Context,
  agencyId: number,
  how: 'alone' | 'shared',
): Promise<void> {
  const key = sql`hashtextextended(${`objections:${agencyId}`}, 0)`
  await ctx.db.execute(
    how === 'alone'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`,
  )
}

/** The agency may not list this number again. */
export const rememberObjection = (
  ctx: Context,
  agencyId: number,
  number: string,
): Promise<unknown> =>
  ctx.db
    .insert(agencyObjections)
    .values({ agencyId, numberDigest: digestOf(ctx, number), objectedAt: ctx.now })
    .onConflictDoNothing()

/** She joins the agency of her own will: what she had said before is over. */
export const forgetObjection = (ctx: Context, agencyId: number, number: string): Promise<unknown> =>
  ctx.db
    .delete(agencyObjections)
    .where(
      and(
        eq(agencyObjections.agencyId, agencyId),
        inArray(agencyObjections.numberDigest, [digestOf(ctx, number), number]),
      ),
    )

/** The agencies to whose listing she objected, and when. */
export const listObjections = (
  ctx: Context,
  number: string,
): Promise<{ agency: string; objectedAt: Date }[]> =>
  ctx.db
    .select({ agency: agencySupply.name, objectedAt: agencyObjections.objectedAt })
    .from(agencyObjections)
    .innerJoin(agencySupply, eq(agencySupply.agencyId, agencyObjections.agencyId))
    .where(eq(agencyObjections.numberDigest, digestOf(ctx, number)))
    .orderBy(agencyObjections.objectedAt)

/** Under her new number she doesn't want to be listed either; the old one stays hers to those who know her by it. */
export async function followNumber(ctx: Context, before: string, after: string): Promise<void> {
  const stand = await ctx.db
    .select()
    .from(agencyObjections)
    .where(eq(agencyObjections.numberDigest, digestOf(ctx, before)))
    .orderBy(agencyObjections.agencyId)
  for (const { agencyId, objectedAt } of stand) {
    await lockObjections(ctx, agencyId, 'alone')
    await ctx.db
      .insert(agencyObjections)
      .values({ agencyId, objectedAt, numberDigest: digestOf(ctx, after) })
      .onConflictDoNothing()
  }
}

/** Whom of the records an agency may not list: by their numbers, the fields of the form that give one away. */
export async function findObjected(
  ctx: Context,
  agencyId: number,
  records: readonly Numbers[],
): Promise<(record: Numbers) => FieldErrors> {
  const byDigest = new Map(
    records
      .flatMap((record) => Object.values(numbersOf(record)))
      .map((number) => [digestOf(ctx, number), number]),
  )
  const found = await ctx.db
    .select({ digest: agencyObjections.numberDigest })
    .from(agencyObjections)
    .where(
      and(
        eq(agencyObjections.agencyId, agencyId),
        sql`${agencyObjections.numberDigest} = any(${sql.param([...byDigest.keys()])}::text[])`,
      ),
    )
  const objected = new Set(found.map(({ digest }) => byDigest.get(digest)))
  return (record) =>
    Object.fromEntries(
      Object.entries(numbersOf(record)).flatMap(([field, number]) =>
        objected.has(number) ? [[field, ['numberObjected']]] : [],
      ),
    )
}

/** Refuses what would list someone who objected to it, as of `before` she is not listed already. */
export async function refuseObjected(
  ctx: Context,
  agencyId: number,
  after: Numbers,
  before: Numbers = {},
): Promise<void> {
  const changed: Numbers = {
    ...(after.phoneNumber !== before.phoneNumber && { phoneNumber: after.phoneNumber }),
    ...(after.whatsapp !== before.whatsapp && { whatsapp: after.whatsapp }),
  }
  if (Object.keys(numbersOf(changed)).length === 0) return
  const errors = (await findObjected(ctx, agencyId, [changed]))(changed)
  if (Object.keys(errors).length > 0)
    throw new AppError('INVALID', { message: 'numberObjected', errors })
}

/** The numbers of a record as E.164, by the fields of the form. */
function numbersOf({ phoneNumber, whatsapp }: Numbers): Record<string, string> {
  const digits = digitsOnly(whatsapp ?? '').replace(/^00/, '')
  return {
    ...(phoneNumber && { phone_number: phoneNumber }),
    // Eight digits alone are Qatar's.
    ...(digits !== '' && { whatsapp: digits.length === 8 ? `+974${digits}` : `+${digits}` }),
  }
}

const batch = 500

/** Puts the digest in the place of numbers that a migration, which has no key, could only carry over as they were. */
export async function sealObjections(ctx: Context): Promise<void> {
  for (let sealed = batch; sealed === batch;) {
    sealed = await transaction(ctx, async (ctx) => {
      const plain = await ctx.db
        .select()
        .from(agencyObjections)
        .where(like(agencyObjections.numberDigest, '+%'))
        .limit(batch)
        .for('update')
      for (const { agencyId, numberDigest: number, objectedAt } of plain) {
        await ctx.db
          .insert(agencyObjections)
          .values({ agencyId, objectedAt, numberDigest: digestOf(ctx, number) })
          .onConflictDoNothing()
        await ctx.db
          .delete(agencyObjections)
          .where(
            and(eq(agencyObjections.agencyId, agencyId), eq(agencyObjections.numberDigest, number)),
          )
      }
      return plain.length
    })
  }
}
