import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import type { DocumentRow } from '../../profiles/server/record-api.ts'
import { openingRefusal } from './policy.ts'
import { paperOpenings } from './tables.ts'

/** How long an opening counts as the same sitting. */
const sittingMs = 30 * 60_000

type Version = Pick<DocumentRow, 'id' | 'fileId'>

/** When the actor last read the present version of each paper in this sitting. */
export async function openedInSitting(
  ctx: SignedIn,
  papers: readonly Version[],
): Promise<Map<number, Date>> {
  if (papers.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(paperOpenings)
    .where(
      and(
        eq(paperOpenings.operatorId, ctx.actor.userId),
        eq(paperOpenings.sessionId, ctx.actor.sessionId),
        inArray(
          paperOpenings.documentId,
          papers.map(({ id }) => id),
        ),
        gt(paperOpenings.openedAt, new Date(ctx.now.getTime() - sittingMs)),
      ),
    )
    .orderBy(desc(paperOpenings.id))
  const versions = new Map(papers.map(({ id, fileId }) => [id, fileId]))
  return new Map(
    rows
      .filter(({ documentId, fileId }) => versions.get(documentId) === fileId)
      .toReversed()
      .map(({ documentId, openedAt }) => [documentId, openedAt]),
  )
}

/** Refuses whoever did not read this version of the paper herself, in this session, a moment ago. */
export async function demandOpening(ctx: SignedIn, paper: Version): Promise<void> {
  enforce(openingRefusal((await openedInSitting(ctx, [paper])).has(paper.id)))
}
