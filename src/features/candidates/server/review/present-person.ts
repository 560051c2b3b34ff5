import { and, eq, ilike, isNull, or, type SQL } from 'drizzle-orm'
import type { ReviewedPerson } from '../../review-contract.ts'
import { mediaUrl } from '../present.ts'
import { type CandidateRow, candidates } from '../tables.ts'

type Columns = 'id' | 'fullName' | 'profileImageKey' | 'desiredPosition' | 'positionSought' | 'nationality' | 'isPublished' | 'hiddenAt'

/** Whom an item of a queue is about. */
export const presentPerson = (row: Pick<CandidateRow, Columns>, agency: string | null): ReviewedPerson => ({
  id: row.id,
  full_name: row.fullName,
  image: mediaUrl(row.profileImageKey),
  position: row.desiredPosition ?? row.positionSought,
  nationality: row.nationality,
  agency,
  is_published: row.isPublished,
  is_hidden: row.hiddenAt !== null,
})

/** Whoever is still kept here and meant by a part of her name or the number of her record. */
export const isAbout = (q: string | undefined): SQL | undefined => and(isNull(candidates.removedAt), isNamed(q))

function isNamed(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const named = ilike(candidates.fullName, `%${q.replace(/[\\%_]/g, '\\$&')}%`)
  return /^\d{1,15}$/.test(q) ? or(named, eq(candidates.id, Number(q))) : named
}
