import { count, min } from 'drizzle-orm'
import { type Measure, secondsSince } from '../../../platform/server/measures.ts'
import { isOpen } from './exports.ts'
import { dataExports } from './tables.ts'

/** What is measured of the copies that people ask for of their data. */
export const exportMeasures: readonly Measure[] = [
  {
    name: 'exports',
    help: 'Copies of personal data by state',
    labels: ['state'],
    read: async ({ db }) => {
      const rows = await db
        .select({ state: dataExports.status, number: count() })
        .from(dataExports)
        .groupBy(dataExports.status)
      return dataExports.status.enumValues.map((state) => ({
        labels: { state },
        value: rows.find((row) => row.state === state)?.number ?? 0,
      }))
    },
  },
  {
    name: 'exports_oldest_seconds',
    help: 'For how long the copy of personal data that waits longest was asked for',
    read: async ({ db, now }) => {
      const [row] = await db
        .select({ since: min(dataExports.requestedAt) })
        .from(dataExports)
        .where(isOpen)
      return secondsSince(row?.since, now) ?? 0
    },
  },
]
