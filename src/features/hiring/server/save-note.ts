import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { normalizeForSearch } from '../../../platform/shared/normalize-for-search.ts'
import type { saveNote as saveNoteCall } from '../contract.ts'
import { lockEntry, saveEntry } from './queries.ts'

/** Keeps the household's own note and tags on a candidate of its list; nobody else ever reads them. */
export function saveNote(
  ctx: SignedIn,
  { id, note, tags }: Parsed<typeof saveNoteCall>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const entry = await lockEntry(ctx, ctx.actor.userId, id)
    if (!entry) throw new AppError('NOT_FOUND', { message: 'notInPipeline' })
    const unique = tags.filter(
      (tag, index) =>
        tags.findIndex((other) => normalizeForSearch(other) === normalizeForSearch(tag)) === index,
    )
    await saveEntry(ctx, { ...entry, note, tags: unique })
    await audit(ctx, 'pipeline.note', `candidate:${id}`, {
      tags: unique.length,
      hasNote: note !== null,
    })
    await broadcastToUsers(ctx, ctx.actor.userId, 'pipeline')
  })
}
