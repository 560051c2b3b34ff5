import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/server/database/db.ts'
import { storedFiles } from './tables.ts'

const publicKey = /^(?:portraits|posters|videos)\//
const uploaded = /^(?:portraits|posters|videos)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[-.]/

/** Whether files of this key are shown without a link of one's own. */
export const isPublicKey = (key: string): boolean => publicKey.test(key)

/** The id of the upload that a public key belongs to; undefined for what nobody uploaded, such as the demo's drawings. */
export const publicFileIdOf = (key: string): string | undefined => uploaded.exec(key)?.[1]

/** Whether an upload may still be shown: kept by the record that names it, and not held back. */
export async function isPublicFile(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(eq(storedFiles.id, id), eq(storedFiles.state, 'kept'), eq(storedFiles.isHeld, false)),
    )
  return found.length > 0
}
