import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { getUserNames } from '../../../accounts/server/index.ts'
import type { MandateEnd } from '../../choices.ts'
import { describeAgencies, describeCandidates } from '../ports.ts'
import { type MandateRow, mandates, type OrderRow, orders } from '../tables.ts'

/** The agency that brings whom an order is of, as it was chosen. */
export interface ChosenAgency {
  id: number
  name: string
  feeMinor: number
  days: number
}

/** The agencies that were chosen for orders, by order. Before it is paid, one that may no longer supply is nobody's choice. */
export async function agenciesOfOrders(
  ctx: Context,
  of: readonly Pick<OrderRow, 'id' | 'paidAt'>[],
): Promise<Map<number, ChosenAgency>> {
  if (of.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(mandates)
    .where(
      and(
        inArray(
          mandates.orderId,
          of.map(({ id }) => id),
        ),
        isNull(mandates.endedAt),
      ),
    )
  if (rows.length === 0) return new Map()
  const agencies = await describeAgencies(
    ctx,
    rows.map(({ agencyId }) => agencyId),
  )
  const paid = new Set(of.filter(({ paidAt }) => paidAt !== null).map(({ id }) => id))
  return new Map(
    rows.flatMap(({ orderId, agencyId, feeMinor, days }) => {
      const agency = agencies.get(agencyId)
      return agency !== undefined && (agency.maySupply || paid.has(orderId))
        ? [[orderId, { id: agencyId, name: agency.name, feeMinor, days }] as const]
        : []
    }),
  )
}

const listMax = 500
/** How long one that has ended is still listed. */
const listedMs = 90 * 86_400_000

/** Someone whom an agency is asked to bring. */
export interface Mandate extends Pick<
  MandateRow,
  'id' | 'feeMinor' | 'days' | 'chosenAt' | 'reason'
> {
  candidate: { id: number; name: string; nationality: string | null; position: string | null }
  /** Whose household she comes to; null before it has paid. */
  household: string | null
  isPaid: boolean
  endedBecause: MandateEnd | null
  currency: string
}

/** Whom households asked an agency to bring, the newest first. */
export async function listMandates(ctx: Context, agencyId: number): Promise<Mandate[]> {
  const rows = await ctx.db
    .select({ mandate: mandates, order: orders })
    .from(mandates)
    .innerJoin(orders, eq(orders.id, mandates.orderId))
    .where(
      and(
        eq(mandates.agencyId, agencyId),
        or(isNull(mandates.endedAt), gt(mandates.endedAt, new Date(ctx.now.getTime() - listedMs))),
      ),
    )
    .orderBy(desc(mandates.id))
    .limit(listMax)
  const isOpen = (row: (typeof rows)[number]) =>
    row.order.paidAt !== null && row.mandate.endedAt === null
  const [people, households] = await Promise.all([
    describeCandidates(
      ctx,
      rows.flatMap(({ order }) => order.candidateId ?? []),
    ),
    getUserNames(
      ctx,
      rows.filter(isOpen).map(({ order }) => order.employerId),
    ),
  ])
  return rows.map((row) => {
    const { mandate, order } = row
    const her = people.get(order.candidateId ?? 0)
    return {
      ...mandate,
      candidate: {
        id: order.candidateId ?? 0,
        name: her?.full_name ?? '',
        nationality: her?.nationality ?? null,
        position: her?.position ?? null,
      },
      household: isOpen(row) ? (households.get(order.employerId) ?? null) : null,
      isPaid: order.paidAt !== null,
      currency: order.currency,
    }
  })
}

/** The agency that a household chose for whom it hires; null: none. */
export async function findChosenAgency(
  ctx: Context,
  { employerId, candidateId }: { employerId: number; candidateId: number },
): Promise<number | null> {
  const [row] = await ctx.db
    .select({ id: mandates.agencyId })
    .from(mandates)
    .innerJoin(orders, eq(orders.id, mandates.orderId))
    .where(
      and(
        eq(orders.employerId, employerId),
        eq(orders.candidateId, candidateId),
        isNull(mandates.endedAt),
      ),
    )
  return row?.id ?? null
}
