import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { type CandidateRow, candidates } from '../../../profiles/server/record-api.ts'

/** What shows that two records may be of one person. */
export type PossibleDuplicate = Pick<
  CandidateRow,
  'id' | 'fullName' | 'phoneNumber' | 'dateOfBirth' | 'nationality'
>

/** An agency's records that share a number or a day of birth with people who are to be added. */
export function listPossibleDuplicates(
  ctx: Context,
  agencyId: number,
  people: { phoneNumbers: string[]; birthDates: string[] },
): Promise<PossibleDuplicate[]> {
  const { id, fullName, phoneNumber, dateOfBirth, nationality } = candidates
  return ctx.db
    .select({ id, fullName, phoneNumber, dateOfBirth, nationality })
    .from(candidates)
    .where(
      and(
        eq(candidates.agencyId, agencyId),
        isNull(candidates.removedAt),
        sql`(${phoneNumber} = any(${sql.param(people.phoneNumbers)}::text[]) or ${dateOfBirth} = any(${sql.param(people.birthDates)}::date[]))`,
      ),
    )
}
