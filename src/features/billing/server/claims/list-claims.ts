import { and, asc, desc, eq, gt, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { csvBatch } from '../../../../platform/server/csv.ts'
import { containing, countUpTo } from '../../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import type {
  AdminClaim,
  exportClaims as exportCall,
  listAllClaims as call,
} from '../../claim-contract.ts'
import { presentAdminClaims } from './present.ts'
import { refundClaims } from './tables.ts'

type Filters = Parsed<typeof exportCall>

const isAsked = ({ state, q }: Filters): SQL | undefined =>
  and(
    eq(refundClaims.state, state),
    q === undefined
      ? undefined
      : or(
          ilike(refundClaims.reason, containing(q)),
          sql`${refundClaims.orderId} in (select id from orders where order_no ilike ${containing(q)})`,
        ),
  )

const orderOf = ({ state }: Filters) =>
  state === 'open' ? asc(refundClaims.id) : desc(refundClaims.id)

/** The operator's queue of claims. */
export async function listAllClaims(
  ctx: SignedIn,
  { page, page_size, ...filters }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
  const asked = isAsked(filters)
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(refundClaims)
      .where(asked)
      .orderBy(orderOf(filters))
      .limit(page_size)
      .offset((page - 1) * page_size),
    countUpTo(ctx, refundClaims, asked),
  ])
  return { results: await presentAdminClaims(ctx, rows), ...counted, page, page_size }
}

/** The next rows of the list after one, for its file. */
export async function readClaims(
  ctx: SignedIn,
  filters: Filters,
  after: AdminClaim | undefined,
): Promise<AdminClaim[]> {
  const beyond =
    after &&
    (filters.state === 'open' ? gt(refundClaims.id, after.id) : lt(refundClaims.id, after.id))
  const rows = await ctx.db
    .select()
    .from(refundClaims)
    .where(and(isAsked(filters), beyond))
    .orderBy(orderOf(filters))
    .limit(csvBatch)
  return presentAdminClaims(ctx, rows)
}
