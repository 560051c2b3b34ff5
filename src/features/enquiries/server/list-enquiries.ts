import { count, desc, eq, isNull } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import type { Output, Parsed } from '../../../platform/shared/endpoint.ts'
import type { Enquiry, listEnquiries as call } from '../contract.ts'
import { enquiries, newsletterSubscribers } from './tables.ts'

export async function listEnquiries(
  ctx: SignedIn,
  { kind, page, page_size }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
  const window = { limit: page_size, offset: (page - 1) * page_size }
  const found =
    kind === 'newsletter' ? await subscribers(ctx, window) : await messages(ctx, kind, window)
  return { ...found, page, page_size }
}

interface Window {
  limit: number
  offset: number
}
type Found = Pick<Output<typeof call>, 'results' | 'total'>

async function messages(
  ctx: SignedIn,
  kind: 'contact' | 'visa',
  { limit, offset }: Window,
): Promise<Found> {
  const isKind = eq(enquiries.kind, kind)
  const [rows, [all]] = await Promise.all([
    ctx.db
      .select()
      .from(enquiries)
      .where(isKind)
      .orderBy(desc(enquiries.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(enquiries).where(isKind),
  ])
  return { results: rows.map((row) => presentEnquiry(row, kind)), total: all?.total ?? 0 }
}

async function subscribers(ctx: SignedIn, { limit, offset }: Window): Promise<Found> {
  const hasNotLeft = isNull(newsletterSubscribers.endedAt)
  const [rows, [all]] = await Promise.all([
    ctx.db
      .select()
      .from(newsletterSubscribers)
      .where(hasNotLeft)
      .orderBy(desc(newsletterSubscribers.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(newsletterSubscribers).where(hasNotLeft),
  ])
  return { results: rows.map(presentSubscriber), total: all?.total ?? 0 }
}

const presentEnquiry = (row: typeof enquiries.$inferSelect, kind: 'contact' | 'visa'): Enquiry => ({
  id: row.id,
  kind,
  name: row.name,
  email: row.email,
  phone_number: row.phoneNumber,
  message: row.message,
  is_worker: row.isWorker,
  is_employer: row.isEmployer,
  locale: row.locale,
  created_at: row.createdAt.toISOString(),
  confirmed_at: null,
})

const presentSubscriber = (row: typeof newsletterSubscribers.$inferSelect): Enquiry => ({
  id: row.id,
  kind: 'newsletter',
  name: null,
  email: row.email,
  phone_number: null,
  message: null,
  is_worker: false,
  is_employer: false,
  locale: row.locale,
  created_at: row.createdAt.toISOString(),
  confirmed_at: row.confirmedAt?.toISOString() ?? null,
})
