import { and, count, desc, eq } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { candidateImports, type ImportRecord } from './tables.ts'

/** The last import of the same file that still stands; null without. */
export async function findImportOfFile(
  ctx: Context,
  agencyId: number,
  fileHash: string,
): Promise<ImportRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(candidateImports)
    .where(
      and(
        eq(candidateImports.agencyId, agencyId),
        eq(candidateImports.fileHash, fileHash),
        eq(candidateImports.status, 'done'),
      ),
    )
    .orderBy(desc(candidateImports.id))
    .limit(1)
  return row ?? null
}

/** An import of an agency, locked; any other's is not there. */
export async function getImport(ctx: Context, agencyId: number, id: number): Promise<ImportRecord> {
  const [row] = await ctx.db
    .select()
    .from(candidateImports)
    .where(and(eq(candidateImports.id, id), eq(candidateImports.agencyId, agencyId)))
    .for('no key update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export async function listImportsOf(
  ctx: Context,
  agencyId: number,
  { page, page_size }: { page: number; page_size: number },
) {
  const scope = eq(candidateImports.agencyId, agencyId)
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(candidateImports)
      .where(scope)
      .orderBy(desc(candidateImports.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    ctx.db.select({ total: count() }).from(candidateImports).where(scope),
  ])
  return { rows, total: counted?.total ?? 0 }
}
