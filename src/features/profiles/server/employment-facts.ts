import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { nationalityByName } from '../../../platform/shared/nationalities.ts'
import { ageOf, type Place, placeOf } from './present-facts.ts'
import { type CandidateRow, candidates } from './tables.ts'

export interface CandidateForRecruitment extends Pick<
  CandidateRow,
  | 'id'
  | 'fullName'
  | 'userId'
  | 'agencyId'
  | 'gender'
  | 'expectedSalaryMinor'
  | 'dayOff'
  | 'dateOfBirth'
> {
  position: string | null
  age: number | null
  /** Two letters, of her nationality; null when we don't know the word. */
  country: string | null
  place: Place
}

const given = {
  id: candidates.id,
  fullName: candidates.fullName,
  userId: candidates.userId,
  agencyId: candidates.agencyId,
  gender: candidates.gender,
  expectedSalaryMinor: candidates.expectedSalaryMinor,
  dayOff: candidates.dayOff,
  dateOfBirth: candidates.dateOfBirth,
}
const told = {
  age: candidates.age,
  dateOfBirth: candidates.dateOfBirth,
  desiredPosition: candidates.desiredPosition,
  positionSought: candidates.positionSought,
  nationality: candidates.nationality,
  currentCountry: candidates.currentCountry,
  currentCity: candidates.currentCity,
  currentLocation: candidates.currentLocation,
}

/** What terms and the case after a hire begin with. */
export async function getCandidateForRecruitment(
  ctx: Context,
  id: number,
): Promise<CandidateForRecruitment> {
  const [row] = await ctx.db.select({ given, told }).from(candidates).where(eq(candidates.id, id))
  if (!row) throw new AppError('NOT_FOUND', { message: 'candidateNotFound' })
  const { nationality, desiredPosition, positionSought } = row.told
  return {
    ...row.given,
    position: desiredPosition ?? positionSought,
    age: ageOf(row.told, ctx.now),
    country: nationality === null ? null : (nationalityByName(nationality)?.country ?? null),
    place: placeOf(row.told),
  }
}
