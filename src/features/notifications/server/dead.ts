import { sql } from 'drizzle-orm'
import { messages } from './tables.ts'

/** What becomes of a message that nobody took: a text that holds a secret is erased. */
export const dead = {
  status: 'dead' as const,
  body: sql`case when ${messages.secretUntil} is null then ${messages.body} end`,
}
