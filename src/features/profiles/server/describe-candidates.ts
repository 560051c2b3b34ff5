import { textsIn } from '../../../platform/shared/catalogues.ts'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { en } from '../messages.en.ts'
import { ageOf, mediaUrl, type Place, placeOf } from './present-facts.ts'
import { isOwnAgency, isWithdrawn } from './candidate-states.ts'
import { agencySupply, candidates } from './tables.ts'

export interface CandidateDescription {
  id: number
  full_name: string
  position: string | null
  nationality: string | null
  image: string | null
  age: number | null
  gender: 'male' | 'female' | 'other' | null
  hired: boolean
  published: boolean
  /** Her account is suspended, closed or gone, her agency took her off its list, or may not supply anyone today. */
  withdrawn: boolean
  /** In minor units each month. */
  salaryMinor: number | null
  place: Place
  agency: { id: number; name: string } | null
}

const described = {
  id: candidates.id,
  fullName: candidates.fullName,
  desiredPosition: candidates.desiredPosition,
  positionSought: candidates.positionSought,
  nationality: candidates.nationality,
  profileImageKey: candidates.profileImageKey,
  dateOfBirth: candidates.dateOfBirth,
  age: candidates.age,
  gender: candidates.gender,
  hiredAt: candidates.hiredAt,
  isPublished: candidates.isPublished,
  erasedAt: candidates.erasedAt,
  salaryMinor: candidates.expectedSalaryMinor,
  agencyId: candidates.agencyId,
  agencyName: agencySupply.name,
  currentCountry: candidates.currentCountry,
  currentCity: candidates.currentCity,
  currentLocation: candidates.currentLocation,
}

/** The facts that tables of other capabilities show, for many candidates at once. */
export async function describeCandidates(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, CandidateDescription>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ ...described, withdrawn: isWithdrawn(ctx.now) })
    .from(candidates)
    .leftJoin(agencySupply, isOwnAgency)
    // One parameter for all: of thousands of ids, each with its own, the making costs more than the reading.
    .where(sql`${candidates.id} = any(${sql.param([...ids])}::bigint[])`)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        full_name: row.erasedAt === null ? row.fullName : textsIn(en, ctx.locale).formerCandidate,
        position: row.desiredPosition ?? row.positionSought,
        nationality: row.nationality,
        image: mediaUrl(row.profileImageKey),
        age: ageOf(row, ctx.now),
        gender: row.gender,
        hired: row.hiredAt !== null,
        published: row.isPublished,
        withdrawn: row.withdrawn,
        salaryMinor: row.salaryMinor,
        place: placeOf(row),
        agency: row.agencyId === null ? null : { id: row.agencyId, name: row.agencyName ?? '' },
      },
    ]),
  )
}
