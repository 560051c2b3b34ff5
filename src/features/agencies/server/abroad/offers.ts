import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { fromMinor } from '../../../../platform/shared/money.ts'
import type { AgencyFees, OfferingAgency } from '../../../billing/server/ports.ts'
import { capMinor, getPriceList } from '../../../billing/server/prices-api.ts'
import type { Services } from '../../services-contract.ts'
import type { Membership } from '../agency-of.ts'
import { agencyStateOf } from '../agency-state.ts'
import { rightsOf } from '../policy.ts'
import { countPlacements } from '../ports.ts'
import { agencies, agencyServices } from '../tables.ts'

const offersMax = 50

/** The agencies that may supply today and bring people from a country, the lowest fee first. A cap that fell meanwhile holds. */
export async function listOfferingAgencies(
  ctx: Context,
  country: string,
): Promise<OfferingAgency[]> {
  const rows = await ctx.db
    .select({
      id: agencies.id,
      name: agencies.name,
      licenceNumber: agencies.licenceNumber,
      feeMinor: agencyServices.feeMinor,
      days: agencyServices.days,
    })
    .from(agencyServices)
    .innerJoin(agencies, eq(agencies.id, agencyServices.agencyId))
    .where(and(eq(agencyServices.country, country), maySupply(ctx)))
    .orderBy(asc(agencyServices.feeMinor), asc(agencyServices.days), asc(agencies.id))
    .limit(offersMax)
  const [prices, placements] = await Promise.all([
    getPriceList(ctx),
    countPlacements(
      ctx,
      rows.map(({ id }) => id),
    ),
  ])
  const cap = capMinor(prices, country)
  return rows.map((row) => ({
    ...row,
    feeMinor: Math.min(row.feeMinor, cap ?? row.feeMinor),
    placements: placements.get(row.id) ?? 0,
  }))
}

/** What the agencies that may supply today ask, by country. */
export async function listFees(ctx: Context): Promise<AgencyFees> {
  const rows = await ctx.db
    .select({
      country: agencyServices.country,
      agencyId: agencyServices.agencyId,
      feeMinor: agencyServices.feeMinor,
    })
    .from(agencyServices)
    .innerJoin(agencies, eq(agencies.id, agencyServices.agencyId))
    .where(maySupply(ctx))
  return Map.groupBy(rows, ({ country }) => country)
}

const maySupply = ({ now }: Context) =>
  and(eq(agencies.status, 'approved'), gte(agencies.licenceExpiresOn, qatarDate(now)))

/** The names of agencies, and whether each may supply today. */
export async function describeAgencies(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, { name: string; maySupply: boolean }>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(agencies)
    .where(inArray(agencies.id, [...ids]))
  return new Map(
    rows.map((row) => [
      row.id,
      { name: row.name, maySupply: agencyStateOf(row, ctx.now) === 'running' },
    ]),
  )
}

/** From where an agency brings people, as its members see it. */
export async function presentServices(
  ctx: Context,
  { agency, role }: Membership,
): Promise<Services> {
  const [rows, { recruitmentCaps }, placements] = await Promise.all([
    ctx.db
      .select()
      .from(agencyServices)
      .where(eq(agencyServices.agencyId, agency.id))
      .orderBy(asc(agencyServices.country)),
    getPriceList(ctx),
    countPlacements(ctx, [agency.id]),
  ])
  return {
    currency: ctx.settings.currency,
    can_manage: rightsOf({ role }).can_manage,
    offered: agencyStateOf(agency, ctx.now) === 'running',
    services: rows.map(({ country, feeMinor, days }) => ({
      country,
      fee: fromMinor(feeMinor),
      days,
    })),
    caps: recruitmentCaps.amountsMinor.map(({ country, amountMinor }) => ({
      country,
      amount: fromMinor(amountMinor),
    })),
    placements: placements.get(agency.id) ?? 0,
  }
}
