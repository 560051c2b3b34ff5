import { and, count, eq, gte, inArray, lte, min } from 'drizzle-orm'
import { type Measure, secondsSince } from '../../../platform/server/measures.ts'
import { messages } from './tables.ts'

const dayMs = 86_400_000
const channels = messages.channel.enumValues

/** What is measured of messages that leave. */
export const messageMeasures: readonly Measure[] = [
  {
    name: 'messages_waiting',
    help: 'Messages that wait to leave, by channel',
    labels: ['channel'],
    read: async ({ db }) => {
      const rows = await db
        .select({ channel: messages.channel, number: count() })
        .from(messages)
        .where(eq(messages.status, 'queued'))
        .groupBy(messages.channel)
      return channels.map((channel) => ({
        labels: { channel },
        value: rows.find((row) => row.channel === channel)?.number ?? 0,
      }))
    },
  },
  {
    name: 'messages_oldest_seconds',
    help: 'For how long the message that waits longest is due, by channel',
    labels: ['channel'],
    read: async ({ db, now }) => {
      const rows = await db
        .select({ channel: messages.channel, since: min(messages.dueAt) })
        .from(messages)
        .where(and(eq(messages.status, 'queued'), lte(messages.dueAt, now)))
        .groupBy(messages.channel)
      return channels.map((channel) => ({
        labels: { channel },
        value: secondsSince(rows.find((row) => row.channel === channel)?.since, now) ?? 0,
      }))
    },
  },
  {
    name: 'messages_lost_lately',
    help: 'Messages of the last 24 hours that never arrived',
    read: ({ db, now }) =>
      db.$count(
        messages,
        and(
          inArray(messages.status, ['dead', 'failed']),
          gte(messages.createdAt, new Date(now.getTime() - dayMs)),
        ),
      ),
  },
]
