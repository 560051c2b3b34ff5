import { desc } from 'drizzle-orm'
import { z } from 'zod'
import { getUserNames } from '../../../accounts/server/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { parse } from '../../../../platform/server/http.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { invalid } from '../../../../platform/shared/errors.ts'
import { wholeNumber } from '../../../../platform/shared/fields.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import {
  type addRule as addCall,
  type listRules as listCall,
  type RecruitmentRule,
  recruitmentRuleKeys,
} from '../../template-contract.ts'
import { recruitmentRules } from '../tables.ts'

const rulesMax = 500
const country = z.string('unknownChoice').regex(/^[A-Z]{2}$/, 'unknownChoice')
const numeric = z.object({ value: wholeNumber(0, 100_000) })
const countries = z.object({ value: z.array(country, 'unknownChoice').max(60, 'tooMany') })
const kept = z.union([z.number(), z.array(z.string())])

type RuleRow = typeof recruitmentRules.$inferSelect

/** All rules that were ever set, newest first. */
export async function listRules(ctx: Context): Promise<Output<typeof listCall>> {
  const rows = await ctx.db
    .select()
    .from(recruitmentRules)
    .orderBy(desc(recruitmentRules.effectiveOn))
    .limit(rulesMax)
  const names = await getUserNames(
    ctx,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  )
  return { rules: rows.flatMap((row) => presentRule(row, names) ?? []) }
}

/** Sets a rule from a day on; one that begins on the same day already stays. */
export function addRule(
  ctx: SignedIn,
  { key, effective_on, value, source }: Parsed<typeof addCall>,
): Promise<RecruitmentRule> {
  if (effective_on < qatarDate(ctx.now)) throw invalid('effective_on', 'dateInThePast')
  const { value: checked } = parse<z.ZodType<{ value: number | string[] }>>(
    key === 'visa_centre_countries' ? countries : numeric,
    { value },
  )
  return transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .insert(recruitmentRules)
      .values({
        key,
        effectiveOn: effective_on,
        value: checked,
        source,
        createdAt: ctx.now,
        createdBy: ctx.actor.userId,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw invalid('effective_on', 'dateTaken')
    await audit(ctx, 'recruitment.rule', `rule:${key}`, {
      after: checked,
      effectiveOn: effective_on,
      source,
    })
    const rule = presentRule(row, await getUserNames(ctx, [ctx.actor.userId]))
    if (!rule) throw new Error('a rule was not presented')
    return rule
  })
}

function presentRule(
  { key, effectiveOn, value, source, createdAt, createdBy }: RuleRow,
  names: Map<number, string>,
): RecruitmentRule | null {
  const known = recruitmentRuleKeys.find((one) => one === key)
  const parsed = kept.safeParse(value)
  if (known === undefined || !parsed.success) return null
  return {
    key: known,
    effective_on: effectiveOn,
    value: parsed.data,
    source,
    created_at: createdAt?.toISOString() ?? null,
    by: createdBy === null ? null : { id: createdBy, name: names.get(createdBy) ?? null },
  }
}
