import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { containing } from '../../../platform/server/paged.ts'
import { typedNumber } from '../../../platform/shared/typed-number.ts'
import type { ReviewedPerson } from '../contract.ts'
import { mediaUrl, type CandidateRow, candidates } from '../../profiles/server/record-api.ts'

type Columns =
  | 'id'
  | 'fullName'
  | 'profileImageKey'
  | 'desiredPosition'
  | 'positionSought'
  | 'nationality'
  | 'isPublished'
  | 'hiddenAt'

/** Whom an item of a queue is about. */
export const presentPerson = (
  row: Pick<CandidateRow, Columns>,
  agency: string | null,
): ReviewedPerson => ({
  id: row.id,
  full_name: row.fullName,
  image: mediaUrl(row.profileImageKey),
  position: row.desiredPosition ?? row.positionSought,
  nationality: row.nationality,
  agency,
  is_published: row.isPublished,
  is_hidden: row.hiddenAt !== null,
})

/** For a column that holds the id of a candidate: she is still kept here, and meant by a part of her name or the number of her record. */
export function isAbout(column: PgColumn, q: string | undefined): SQL | undefined {
  const isKept = sql`not exists (select 1 from ${candidates} where ${candidates.id} = ${column} and ${candidates.removedAt} is not null)`
  if (q === undefined) return isKept
  const digits = typedNumber(q)
  const called =
    digits === null
      ? sql`false`
      : sql`regexp_replace(phone_number, '\\D', '', 'g') like ${containing(digits)}`
  const named = sql`${column} in (select id from ${candidates} where full_name ilike ${containing(q)} or ${called})`
  return and(isKept, /^\d{1,15}$/.test(q) ? or(named, eq(column, Number(q))) : named)
}
