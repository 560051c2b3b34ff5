import type { SignedIn } from '../../../../platform/server/context.ts'
import type { ImportRow } from '../../import-contract.ts'
import { getUserNames } from '../../../accounts/server/index.ts'
import { agencyOf } from '../agency-of.ts'
import { rightsOf, undoRefusal } from '../policy.ts'
import { listImportsOf } from './queries.ts'
import type { ImportRecord } from './tables.ts'

/** An import that has not ended by then never will: the server that wrote it is gone, and its transaction with it. */
const interruptedAfterMs = 5 * 60_000

/** The imports of the asker's agency, the newest first. */
export async function listImports(
  ctx: SignedIn,
  { page, page_size }: { page: number; page_size: number },
) {
  const { agency, role } = await agencyOf(ctx, 'viewer')
  const { rows, total } = await listImportsOf(ctx, agency.id, { page, page_size })
  const names = await getUserNames(
    ctx,
    rows.flatMap(({ userId }) => (userId === null ? [] : [userId])),
  )
  const { can_edit } = rightsOf({ role })
  return {
    results: rows.map((row) => ({
      ...presentImport(row, ctx.now, names),
      can_undo: can_edit && undoRefusal(row) === null,
    })),
    total,
    page,
    page_size,
  }
}

const presentImport = (
  row: ImportRecord,
  now: Date,
  names: Map<number, string>,
): Omit<ImportRow, 'can_undo'> => ({
  id: row.id,
  file_name: row.fileName,
  by: row.userId === null ? null : (names.get(row.userId) ?? null),
  started_at: row.startedAt.toISOString(),
  status:
    row.status === 'writing' && now.getTime() - row.startedAt.getTime() > interruptedAfterMs
      ? 'interrupted'
      : row.status,
  rows_total: row.rowsTotal,
  rows_done: row.rowsDone,
  kept: row.kept,
})
