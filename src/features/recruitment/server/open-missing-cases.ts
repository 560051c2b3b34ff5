import { and, inArray, ne } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { listHires, lockHire } from './ports.ts'
import { openCase } from './open-case.ts'
import { recruitmentCases } from './tables.ts'

const page = 500

/** Opens the cases of hires that have none: those made before there were cases. One that fails stops no other. */
export async function openMissingCases(ctx: Context): Promise<number> {
  let opened = 0
  let after = 0
  for (;;) {
    const hires = await listHires(ctx, after, page)
    const known = await withCase(
      ctx,
      hires.map(({ candidateId }) => candidateId),
    )
    for (const hire of hires)
      if (!known.has(hire.candidateId) && (await openSafely(ctx, hire))) opened += 1
    after = hires.at(-1)?.candidateId ?? 0
    if (hires.length < page) return opened
  }
}

interface MissingHire {
  employerId: number
  candidateId: number
  hiredOn: string
}

async function openSafely(ctx: Context, hire: MissingHire): Promise<boolean> {
  try {
    return await openMissing(ctx, hire)
  } catch (error) {
    const { employerId, candidateId } = hire
    ctx.log.error(
      { employerId, candidateId, reason: reasonOf(error) },
      'the recruitment of a hire could not be opened',
    )
    return false
  }
}

const openMissing = (ctx: Context, { hiredOn, ...hire }: MissingHire): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    if (!(await lockHire(ctx, hire)) || (await withCase(ctx, [hire.candidateId])).size > 0)
      return false
    await openCase(ctx, hire, new Date(`${hiredOn}T09:00:00Z`))
    return true
  })

/** Those of the candidates whose case runs or is completed. */
async function withCase(ctx: Context, candidateIds: number[]): Promise<Set<number>> {
  if (candidateIds.length === 0) return new Set()
  const rows = await ctx.db
    .select({ id: recruitmentCases.candidateId })
    .from(recruitmentCases)
    .where(
      and(
        inArray(recruitmentCases.candidateId, candidateIds),
        ne(recruitmentCases.status, 'closed'),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
