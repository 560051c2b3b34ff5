import { desc, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { type RuleKey, ruleKeys } from '../../agreements/choices.ts'
import type { TermsRule } from '../../agreements/terms-contract.ts'
import { type OfferRow, recruitmentOffers, recruitmentRules } from './tables.ts'

/** The newest offer of a case, whatever became of it. */
export async function findOffer(ctx: Context, caseId: number): Promise<OfferRow | null> {
  const [row] = await ctx.db
    .select()
    .from(recruitmentOffers)
    .where(eq(recruitmentOffers.caseId, caseId))
    .orderBy(desc(recruitmentOffers.id))
    .limit(1)
  return row ?? null
}

/** What is in force today of each kind: the newest that has begun. */
async function rulesInForce(
  ctx: Context,
): Promise<Map<string, typeof recruitmentRules.$inferSelect>> {
  const rows = await ctx.db
    .select()
    .from(recruitmentRules)
    .where(lte(recruitmentRules.effectiveOn, qatarDate(ctx.now)))
    .orderBy(recruitmentRules.effectiveOn)
  return new Map(rows.map((row) => [row.key, row]))
}

/** The law's floor, each rule with its source. */
export async function listRules(ctx: Context): Promise<TermsRule[]> {
  const inForce = await rulesInForce(ctx)
  return ruleKeys.flatMap((key: RuleKey) => {
    const row = inForce.get(key)
    const value = z.number().safeParse(row?.value)
    return row && value.success
      ? [{ key, value: value.data, source: row.source, effective_on: row.effectiveOn }]
      : []
  })
}

/** Where the Ministry has visa centres: two-letter countries. */
export async function visaCentreCountries(ctx: Context): Promise<readonly string[]> {
  return z
    .array(z.string())
    .catch([])
    .parse((await rulesInForce(ctx)).get('visa_centre_countries')?.value)
}
