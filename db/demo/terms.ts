import type { Position } from '../../src/features/profiles/choices.ts'
import type { NewCandidate } from '../../src/features/profiles/server/tables.ts'
import { dayFrom } from './days.ts'
import type { Nation } from './nations.ts'
import { districts, otherTowns, preferredPlaces } from './places.ts'
import type { Dice } from './random.ts'

type WorkType = NonNullable<NewCandidate['workType']>

export interface Place {
  isAbroad: boolean
  city: string
  country: string
  location: string
  district: string | null
}

export function placeOf(die: Dice, nation: Nation, home: string): Place {
  if (die.chance(0.44)) {
    const city = die.chance(0.6) ? home : nation.hub
    return {
      isAbroad: true,
      city,
      country: nation.country,
      location: `${city}, ${nation.country}`,
      district: null,
    }
  }
  if (die.chance(0.3)) {
    const city = die.pick(otherTowns)
    return { isAbroad: false, city, country: 'Qatar', location: city, district: city }
  }
  const district = die.pick(districts)
  return {
    isAbroad: false,
    city: 'Doha',
    country: 'Qatar',
    location: `${district}, Doha`,
    district,
  }
}

export const workTypeOf = (die: Dice, isAbroad: boolean, position: Position): WorkType =>
  isAbroad
    ? die.weighted({ live_in: 95, live_out: 5 })
    : die.weighted(
        position === 'Driver'
          ? { live_in: 35, live_out: 50, part_time: 15 }
          : { live_in: 62, live_out: 24, part_time: 14 },
      )

type Visa = Pick<NewCandidate, 'visaStatus' | 'visaType' | 'visaExpiryDate'>

export function visaOf(die: Dice, now: Date, isAbroad: boolean, workType: WorkType): Visa {
  if (isAbroad)
    return {
      visaStatus: die.weighted({ not_applicable: 80, pending: 20 }),
      visaType: 'none',
      visaExpiryDate: null,
    }
  const visaType = die.weighted(
    workType === 'live_in'
      ? { company_visa: 62, own_visa: 38 }
      : { company_visa: 45, own_visa: 55 },
  )
  const visaStatus = die.weighted({ valid: 85, pending: 10, expired: 5 })
  const days =
    visaStatus === 'valid'
      ? die.int(25, 700)
      : visaStatus === 'expired'
        ? -die.int(4, 60)
        : die.int(5, 40)
  return { visaStatus, visaType, visaExpiryDate: dayFrom(now, days) }
}

type Availability = Pick<
  NewCandidate,
  'immediateAvailability' | 'availabilityDate' | 'estimatedJoiningDate'
>

export function availabilityOf(die: Dice, now: Date, isAbroad: boolean): Availability {
  if (die.chance(isAbroad ? 0.22 : 0.52)) {
    return {
      immediateAvailability: true,
      availabilityDate: null,
      estimatedJoiningDate:
        isAbroad || die.chance(0.4)
          ? dayFrom(now, isAbroad ? die.int(14, 35) : die.int(2, 10))
          : null,
    }
  }
  const days = isAbroad ? die.int(10, 90) : die.int(5, 60)
  return {
    immediateAvailability: false,
    availabilityDate: dayFrom(now, days),
    estimatedJoiningDate: die.chance(0.75)
      ? dayFrom(now, days + (isAbroad ? die.int(7, 30) : die.int(0, 7)))
      : null,
  }
}

type Hours = Pick<
  NewCandidate,
  | 'workingDays'
  | 'workingHoursFrom'
  | 'workingHoursTo'
  | 'dayOff'
  | 'accommodation'
  | 'preferredLocation'
>

const weekWithout: Readonly<Record<string, string>> = {
  Friday: 'Saturday to Thursday',
  Saturday: 'Sunday to Friday',
  Sunday: 'Monday to Saturday',
}
const clock = (halfHours: number): string =>
  `${String(Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 === 0 ? '00' : '30'}`

/** When and where she would work; each of it may be left open. */
export function hoursOf(die: Dice, workType: WorkType): Hours {
  const given = <T>(value: T): T | null => (die.chance(0.93) ? value : null)
  const dayOff = die.weighted({ Friday: 72, Saturday: 14, Sunday: 14 })
  const preferredLocation = given(die.pick(preferredPlaces))
  if (workType === 'part_time') {
    const from = die.pick([14, 16, 16, 18, 28, 30])
    return {
      workingDays: die.pick([
        'Three days a week',
        'Sunday to Thursday',
        'Sunday, Tuesday and Thursday',
        'Four mornings a week',
        'By arrangement',
      ]),
      workingHoursFrom: clock(from),
      workingHoursTo: clock(from + die.int(8, 11)),
      dayOff: given('Friday'),
      accommodation: given(die.pick(['Own accommodation', 'Own accommodation', 'Shared flat'])),
      preferredLocation,
    }
  }
  const from = die.int(12, 16)
  const hours = given({
    workingHoursFrom: clock(from),
    workingHoursTo: clock(from + die.int(17, 20)),
  })
  return {
    workingDays: given(weekWithout[dayOff] ?? null),
    workingHoursFrom: hours?.workingHoursFrom ?? null,
    workingHoursTo: hours?.workingHoursTo ?? null,
    dayOff: given(dayOff),
    accommodation: given(
      workType === 'live_in'
        ? die.pick([
            'Provided by employer',
            'Provided by employer',
            'Own room preferred',
            'Own room in the house',
          ])
        : die.pick([
            'Own accommodation',
            'Own accommodation',
            'Shared flat',
            'Company accommodation',
          ]),
    ),
    preferredLocation,
  }
}

const forPosition: Readonly<Record<Position, number>> = {
  Maid: 0,
  Nanny: 90,
  Cook: 230,
  Driver: 330,
}
const highest = 3500

/** In riyals; null: she would rather talk about it. Never below what the law of her country allows. */
export function salaryOf(
  die: Dice,
  nation: Nation,
  position: Position,
  experienceYears: number,
  isPartTime: boolean,
): number | null {
  if (die.chance(0.06)) return null
  const { floor, usual, perYear } = nation.salary
  const wanted =
    usual +
    forPosition[position] +
    Math.min(experienceYears, 16) * perYear * (0.6 + 0.6 * die.next()) +
    die.int(-120, 260) -
    (isPartTime ? 150 : 0)
  const stepped = Math.round(wanted / 50) * 50
  return Math.max(floor, Math.min(highest, stepped))
}
