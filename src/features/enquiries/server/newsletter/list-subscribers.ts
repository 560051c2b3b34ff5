import { and, desc, eq, ilike, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import { containing, countUpTo } from '../../../../platform/server/paged.ts'
import { csvBatch } from '../../../../platform/server/csv.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import type {
  exportSubscribers,
  listSubscribers as call,
  Subscriber,
  subscriberStates,
} from '../../newsletter-contract.ts'
import { newsletterSubscribers as subscribers } from '../tables.ts'

const inState: Record<(typeof subscriberStates)[number], SQL | undefined> = {
  confirmed: and(isNotNull(subscribers.confirmedAt), isNull(subscribers.endedAt)),
  unconfirmed: and(isNull(subscribers.confirmedAt), isNull(subscribers.endedAt)),
  unsubscribed: isNotNull(subscribers.endedAt),
}

const conditionOf = ({ q, state, locale }: Parsed<typeof exportSubscribers>): SQL | undefined =>
  and(
    q === undefined ? undefined : ilike(subscribers.email, containing(q)),
    state === undefined ? undefined : inState[state],
    locale === undefined ? undefined : eq(subscribers.locale, locale),
  )

/** Whoever asked for the newsletter, newest first. */
export async function listSubscribers(
  ctx: SignedIn,
  { page, page_size, ...filters }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
  const condition = conditionOf(filters)
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(subscribers)
      .where(condition)
      .orderBy(desc(subscribers.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    countUpTo(ctx, subscribers, condition),
  ])
  return { results: rows.map(presentSubscriber), ...counted, page, page_size }
}

/** The next batch of the same list behind a row of it. */
export async function readSubscribers(
  ctx: SignedIn,
  filters: Parsed<typeof exportSubscribers>,
  after: Subscriber | undefined,
): Promise<Subscriber[]> {
  const rows = await ctx.db
    .select()
    .from(subscribers)
    .where(and(conditionOf(filters), after && lt(subscribers.id, after.id)))
    .orderBy(desc(subscribers.id))
    .limit(csvBatch)
  return rows.map(presentSubscriber)
}

const presentSubscriber = ({
  id,
  email,
  locale,
  createdAt,
  confirmedAt,
  endedAt,
}: typeof subscribers.$inferSelect): Subscriber => ({
  id,
  email,
  locale,
  state: endedAt !== null ? 'unsubscribed' : confirmedAt !== null ? 'confirmed' : 'unconfirmed',
  created_at: createdAt.toISOString(),
  confirmed_at: confirmedAt?.toISOString() ?? null,
  ended_at: endedAt?.toISOString() ?? null,
})
