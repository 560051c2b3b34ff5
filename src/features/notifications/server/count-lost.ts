import { and, count, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { type Counted, spanOf, type Spans, within } from '../../../platform/server/spans.ts'
import { messages } from './tables.ts'

const isLost = inArray(messages.status, ['dead', 'failed'])

/** Messages that never arrived, by when they were written. */
export const countLost = ({ db }: Context, spans: Spans): Promise<Counted[]> => {
  const span = spanOf(messages.createdAt, spans).as('span')
  return db
    .select({ span, number: count() })
    .from(messages)
    .where(and(isLost, within(messages.createdAt, spans)))
    .groupBy(span)
}

/** All that are in the list of lost messages. */
export const countAllLost = ({ db }: Context): Promise<number> => db.$count(messages, isLost)
