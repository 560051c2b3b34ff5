import { count } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { type Counted, spanOf, type Spans, within } from '../../../platform/server/spans.ts'
import type { Role } from '../../../platform/shared/endpoint.ts'
import { users } from './tables.ts'

/** Who signed up, by role. */
export const countSignUps = (
  { db }: Context,
  spans: Spans,
): Promise<(Counted & { role: Role })[]> => {
  const span = spanOf(users.dateJoined, spans).as('span')
  return db
    .select({ span, role: users.role, number: count() })
    .from(users)
    .where(within(users.dateJoined, spans))
    .groupBy(span, users.role)
}
