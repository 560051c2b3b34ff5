import { and, count, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { type Counted, spanOf, type Spans, within } from '../../../platform/server/spans.ts'
import { candidates } from './tables.ts'

/** New records that are published. */
export const countPublished = ({ db }: Context, spans: Spans): Promise<Counted[]> => {
  const span = spanOf(candidates.createdAt, spans).as('span')
  return db
    .select({ span, number: count() })
    .from(candidates)
    .where(and(eq(candidates.isPublished, true), within(candidates.createdAt, spans)))
    .groupBy(span)
}
