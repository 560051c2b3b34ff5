import type { Context } from '../../../platform/server/context.ts'
import { ageOn } from '../../../platform/shared/format.ts'
import { fromMinor } from '../../../platform/shared/money.ts'
import type { Candidate, ListedCandidate } from '../contract.ts'
import type { CandidateWithAgency } from './queries.ts'
import type { CandidateRow } from './tables.ts'

type Wire = Candidate & { currency: string }

/** Where the browser finds a picture or film. */
export const mediaUrl = (key: string | null): string | null =>
  key === null ? null : `/media/${key}`

export const ageOf = (row: Pick<CandidateRow, 'dateOfBirth' | 'age'>, now: Date): number | null =>
  (row.dateOfBirth === null ? null : ageOn(row.dateOfBirth, now)) ?? row.age

const salaryOf = (row: CandidateRow): number | null =>
  row.expectedSalaryMinor ? fromMinor(row.expectedSalaryMinor) : null

/** The card of a list: nothing that the worker hides, no way to reach her. */
export function presentListed(
  { candidate, agency, checks }: CandidateWithAgency,
  now: Date,
): ListedCandidate {
  return {
    ...identity(candidate, agency),
    checks,
    profile: {
      nationality: candidate.nationality,
      age: ageOf(candidate, now),
      gender: candidate.gender,
      current_location: candidate.currentLocation,
      preferred_location: candidate.preferredLocation,
      visa_status: candidate.visaStatus,
      visa_type: candidate.visaType,
      skills: candidate.skills,
      languages: candidate.languages,
      position_sought: candidate.positionSought,
      desired_position: candidate.desiredPosition,
      experience_years: candidate.experienceYears,
      experience_months: candidate.experienceMonths,
      work_type: candidate.workType,
      expected_salary: salaryOf(candidate),
      availability_date: candidate.availabilityDate,
      immediate_availability: candidate.immediateAvailability,
      profile_image_url: mediaUrl(candidate.profileImageKey),
    },
  }
}

export interface MaySee {
  /** Her own record, or her keeper's: also what is hidden. */
  everything: boolean
  /** Phone, WhatsApp and e-mail. */
  contact: boolean
}

/** The whole profile, with what the asker may see of it. */
export function presentCandidate(
  { candidate, agency, checks }: CandidateWithAgency,
  { now, settings }: Pick<Context, 'now' | 'settings'>,
  may: MaySee,
): Wire {
  const shown = <T>(field: string, value: T, hidden: T): T =>
    may.everything || !candidate.hiddenFields.includes(field) ? value : hidden
  return {
    ...identity(candidate, agency),
    checks,
    phone_number: may.contact ? candidate.phoneNumber : null,
    whatsapp: may.contact ? candidate.whatsapp : null,
    email: may.contact ? candidate.email : null,
    currency: settings.currency,
    profile: {
      ...presentListed({ candidate, agency, checks }, now).profile,
      // The day of birth identifies a person; the public needs the age.
      date_of_birth: may.everything ? candidate.dateOfBirth : null,
      religion: shown('religion', candidate.religion, null),
      marital_status: shown('marital_status', candidate.maritalStatus, null),
      height: shown('height', candidate.heightCm, null),
      weight: shown('weight', candidate.weightKg, null),
      kids: shown('kids', candidate.kids, []),
      current_city: candidate.currentCity,
      current_country: candidate.currentCountry,
      visa_expiry_date: candidate.visaExpiryDate,
      core_skills: candidate.coreSkills,
      other_skills: candidate.otherSkills,
      previous_position: candidate.previousPosition,
      childcare_experience: Object.fromEntries(
        Object.entries(candidate.childcareExperienceYears).map(([band, years]) => [
          band,
          years > 0,
        ]),
      ),
      childcare_experience_years: candidate.childcareExperienceYears,
      estimated_joining_date: candidate.estimatedJoiningDate,
      working_days: candidate.workingDays,
      working_hours_from: candidate.workingHoursFrom,
      working_hours_to: candidate.workingHoursTo,
      day_off: candidate.dayOff,
      accommodation: candidate.accommodation,
      description: candidate.description,
      full_image_url: mediaUrl(candidate.fullImageKey),
      profile_video_url: mediaUrl(candidate.profileVideoKey),
      profile_video_poster_url: mediaUrl(candidate.videoPosterKey),
      index_profile: candidate.indexProfile,
    },
  }
}

const identity = (candidate: CandidateRow, agency: CandidateWithAgency['agency']) => ({
  id: candidate.id,
  full_name: candidate.fullName,
  avatar_url: mediaUrl(candidate.profileImageKey),
  date_joined: candidate.createdAt.toISOString(),
  source: agency ? ('agency' as const) : ('self' as const),
  agency: agency && { name: agency.name, licence_number: agency.licenceNumber },
  hired: candidate.hiredAt !== null,
  phone_number: null,
  whatsapp: null,
  email: null,
})
