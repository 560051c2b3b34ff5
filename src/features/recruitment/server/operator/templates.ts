import { desc, eq, max, sql } from 'drizzle-orm'
import { getUserNames } from '../../../accounts/server/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { enforce, invalid } from '../../../../platform/shared/errors.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { ways } from '../../choices.ts'
import {
  type addTemplate as addCall,
  type listTemplates as listCall,
  type Template,
  templateSteps,
} from '../../template-contract.ts'
import { getTemplate } from '../queries.ts'
import { templateRefusal } from '../policy.ts'
import { recruitmentTemplates, type TemplateRow } from '../tables.ts'

const versionsMax = 20

/** Every way's steps: the version in force and the newest ones. */
export async function listTemplates(ctx: Context): Promise<Output<typeof listCall>> {
  const rank =
    sql<number>`row_number() over (partition by ${recruitmentTemplates.way} order by ${recruitmentTemplates.version} desc)`.as(
      'rank',
    )
  const ranked = ctx.db
    .select({ id: recruitmentTemplates.id, rank })
    .from(recruitmentTemplates)
    .as('ranked')
  const [rows, inForce] = await Promise.all([
    ctx.db
      .select()
      .from(recruitmentTemplates)
      .innerJoin(ranked, eq(ranked.id, recruitmentTemplates.id))
      .where(sql`${ranked.rank} <= ${versionsMax}`)
      .orderBy(desc(recruitmentTemplates.version)),
    Promise.all(ways.map((way) => getTemplate(ctx, way))),
  ])
  const versions = await presentAll(
    ctx,
    rows.map((row) => row.recruitment_templates),
  )
  return {
    ways: ways.map((way, index) => ({
      way,
      in_force: inForce[index]?.id ?? 0,
      versions: versions.filter((version) => version.way === way),
    })),
  }
}

/** Adds a version; what was there stays, and running cases keep their own steps. */
export function addTemplate(
  ctx: SignedIn,
  { version, effective_on, ...rest }: Parsed<typeof addCall>,
): Promise<Template> {
  if (effective_on < qatarDate(ctx.now)) throw invalid('effective_on', 'dateInThePast')
  return transaction(ctx, async (ctx) => {
    await ctx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`template:${rest.way}`}, 0))`,
    )
    const [newest] = await ctx.db
      .select({ version: max(recruitmentTemplates.version) })
      .from(recruitmentTemplates)
      .where(eq(recruitmentTemplates.way, rest.way))
    const before = newest?.version ?? 0
    enforce(templateRefusal(before, version))
    const [row] = await ctx.db
      .insert(recruitmentTemplates)
      .values({
        ...rest,
        version: before + 1,
        effectiveOn: effective_on,
        createdAt: ctx.now,
        createdBy: ctx.actor.userId,
      })
      .returning()
    if (!row) throw new Error('a template was not stored')
    await audit(ctx, 'recruitment.template', `template:${row.id}`, {
      way: row.way,
      before,
      after: row.version,
      effectiveOn: effective_on,
    })
    const [presented] = await presentAll(ctx, [row])
    if (!presented) throw new Error('a template was not presented')
    return presented
  })
}

async function presentAll(ctx: Context, rows: readonly TemplateRow[]): Promise<Template[]> {
  const names = await getUserNames(
    ctx,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  )
  return rows.map(({ id, way, version, effectiveOn, source, steps, createdAt, createdBy }) => ({
    id,
    way,
    version,
    effective_on: effectiveOn,
    source,
    steps: templateSteps.parse(steps),
    created_at: createdAt?.toISOString() ?? null,
    by: createdBy === null ? null : { id: createdBy, name: names.get(createdBy) ?? null },
  }))
}
