import { and, count, eq, isNull } from 'drizzle-orm'
import { textsIn } from '../../../platform/shared/catalogues.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { candidateDocuments, isManagedBy, candidates } from '../../profiles/server/record-api.ts'
import { presentOwn } from '../../profiles/server/managed-api.ts'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { completenessOf, type Place } from '../completeness-rules.ts'
import { area as en } from '../messages.own-profile.en.ts'

/** How a worker's own record stands, and what of it is missing: what helps most first, in the reader's words. */
export interface OwnStanding {
  candidateId: number
  isUnsaved: boolean
  isHired: boolean
  isPublished: boolean
  obstacle: OwnProfile['publish_obstacle']
  percent: number
  missing: { place: Place; what: string; why: string }[]
}

/** Null for a worker who has no record, or none any more. */
export async function getOwnStanding(ctx: SignedIn): Promise<OwnStanding | null> {
  const [found] = await ctx.db
    .select({ row: candidates, papers: count(candidateDocuments.id) })
    .from(candidates)
    .leftJoin(
      candidateDocuments,
      and(eq(candidateDocuments.candidateId, candidates.id), isNull(candidateDocuments.deletedAt)),
    )
    .where(isManagedBy(ctx, 'own'))
    .groupBy(candidates.id)
  if (found === undefined) return null
  const profile = presentOwn(found.row, ctx)
  const { percent, missing } = completenessOf(profile, found.papers > 0)
  const { steps } = textsIn(en, ctx.locale).completeness
  return {
    candidateId: found.row.id,
    isUnsaved: profile.is_unsaved,
    isHired: profile.hired,
    isPublished: profile.is_published,
    obstacle: profile.publish_obstacle,
    percent,
    missing: missing.map(({ step, place }) => ({ place, ...steps[step] })),
  }
}
