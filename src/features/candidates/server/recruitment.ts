import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { nationalityByName } from '../../../platform/shared/nationalities.ts'
import { ageOf } from './present.ts'
import { type CandidateRow, candidates } from './tables.ts'

export interface CandidateForRecruitment extends Pick<
  CandidateRow,
  'id' | 'fullName' | 'userId' | 'agencyId' | 'gender' | 'expectedSalaryMinor' | 'dayOff' | 'dateOfBirth'
> {
  position: string | null
  age: number | null
  /** Two letters, of her nationality; null when we don't know the word. */
  country: string | null
  isInQatar: boolean
}

/** What a recruitment after the hire begins with. */
export async function getCandidateForRecruitment(ctx: Context, id: number): Promise<CandidateForRecruitment> {
  const [row] = await ctx.db.select().from(candidates).where(eq(candidates.id, id))
  if (!row) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  const { fullName, userId, agencyId, gender, expectedSalaryMinor, dayOff, dateOfBirth } = row
  return {
    id,
    fullName,
    userId,
    agencyId,
    gender,
    expectedSalaryMinor,
    dayOff,
    dateOfBirth,
    position: row.desiredPosition ?? row.positionSought,
    age: ageOf(row, ctx.now),
    country: row.nationality === null ? null : (nationalityByName(row.nationality)?.country ?? null),
    isInQatar: /^\s*(qatar|قطر)\s*$/i.test(row.currentCountry ?? ''),
  }
}
