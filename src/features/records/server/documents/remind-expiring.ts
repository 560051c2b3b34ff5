import { and, asc, eq, gt, gte, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { inBatches } from '../../../../platform/server/database/batches.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { notify } from '../../../notifications/server/index.ts'
import { candidateDocuments, candidates } from '../../../profiles/server/record-api.ts'

const dayMs = 86_400_000
const reminders = [14, 60] as const

/** Reminds of papers that end within 60 and within 14 days, once each; a new date starts afresh. */
export async function remindExpiring(ctx: Context): Promise<number> {
  let told = 0
  // The nearest first: whoever is told that 14 days are left need not hear of 60.
  for (const days of reminders) told += await remind(ctx, days)
  return told
}

function remind(ctx: Context, days: number): Promise<number> {
  const today = qatarDate(ctx.now)
  const due = (afterId: number, most: number) =>
    ctx.db
      .select({
        id: candidateDocuments.id,
        kind: candidateDocuments.kind,
        expiryDate: candidateDocuments.expiryDate,
        userId: candidates.userId,
      })
      .from(candidateDocuments)
      .innerJoin(candidates, eq(candidates.id, candidateDocuments.candidateId))
      .where(
        and(
          isNull(candidateDocuments.deletedAt),
          isNotNull(candidates.userId),
          gte(candidateDocuments.expiryDate, today),
          lte(candidateDocuments.expiryDate, qatarDate(new Date(ctx.now.getTime() + days * dayMs))),
          or(isNull(candidateDocuments.remindedDays), gt(candidateDocuments.remindedDays, days)),
          gt(candidateDocuments.id, afterId),
        ),
      )
      .orderBy(asc(candidateDocuments.id))
      .limit(most)
  return inBatches(ctx, {
    what: 'a paper that ends could not be told of',
    due,
    each: async ({ id, kind, expiryDate, userId }) => {
      if (expiryDate === null || userId === null) return
      await transaction(ctx, async (ctx) => {
        await ctx.db
          .update(candidateDocuments)
          .set({ remindedDays: days })
          .where(eq(candidateDocuments.id, id))
        const left = Math.round((Date.parse(expiryDate) - Date.parse(today)) / dayMs)
        await notify(ctx, {
          userId,
          kind: 'document_expiring',
          params: { kind, date: expiryDate, days: left },
          path: '/dashboard/documents',
          key: `document-expiring:${id}:${expiryDate}:${days}`,
        })
      })
    },
  })
}
