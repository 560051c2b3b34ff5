import { eq, min } from 'drizzle-orm'
import { type Measure, secondsSince } from '../../platform/server/measures.ts'
import { pictureLoad } from './picture-queue.ts'
import { storedFiles } from './tables.ts'

/** What is measured of the pictures that this process decodes. */
export const pictureMeasure: Measure = {
  name: 'pictures',
  help: 'Pictures and films in the queue of this process: running, waiting',
  labels: ['state'],
  read: () => Object.entries(pictureLoad()).map(([state, value]) => ({ labels: { state }, value })),
}

/** What is measured of files. */
export const fileMeasures: readonly Measure[] = [
  {
    name: 'files_held',
    help: 'Uploads held back until the virus scanner has passed them',
    read: ({ db }) => db.$count(storedFiles, eq(storedFiles.isHeld, true)),
  },
  {
    name: 'files_held_oldest_seconds',
    help: 'For how long the upload that waits longest for the virus scanner is held back',
    read: async ({ db, now }) => {
      const [row] = await db
        .select({ since: min(storedFiles.createdAt) })
        .from(storedFiles)
        .where(eq(storedFiles.isHeld, true))
      return secondsSince(row?.since, now) ?? 0
    },
  },
]
