import type { Context } from '../../../platform/server/context.ts'
import { fromMinor } from '../../../platform/shared/money.ts'
import type { Candidate, ListedCandidate } from '../contract.ts'
import { type Attributes, cardFields, columnOf, fieldNames, pickFields } from '../fields.ts'
import { coverContacts, publicAttributes } from '../visibility-rules.ts'
import { ageOf, mediaUrl, placeOf } from './present-facts.ts'
import type { CandidateWithAgency } from './queries.ts'
import type { CandidateRow } from './tables.ts'

type Wire = Candidate & { currency: string }

const salaryOf = (row: CandidateRow): number | null =>
  row.expectedSalaryMinor ? fromMinor(row.expectedSalaryMinor) : null

const attributesOf = (row: CandidateRow, now: Date): Attributes => ({
  ...(Object.fromEntries(fieldNames.map((name) => [name, row[columnOf(name)]])) as Attributes),
  age: ageOf(row, now),
  expected_salary: salaryOf(row),
})

/** The card of a list: nothing that the worker hides, no way to reach her. */
export function presentListed(
  { candidate, agency, checks }: CandidateWithAgency,
  now: Date,
): ListedCandidate {
  const attributes = attributesOf(candidate, now)
  const { current_location: location, current_city: city } = attributes
  return {
    ...identity(candidate, agency),
    checks,
    has_video: candidate.profileVideoKey !== null,
    profile: {
      ...coverContacts(
        pickFields({ ...attributes, current_location: location ?? city }, cardFields),
      ),
      profile_image_url: mediaUrl(candidate.profileImageKey),
    },
  }
}

export interface MaySee {
  /** Her own record, or her keeper's: also what is hidden. */
  everything: boolean
  /** Phone, WhatsApp and e-mail, also where she has written them. */
  contact: boolean
}

/** The whole profile, with what the asker may see of it. */
export function presentCandidate(
  { candidate, agency, checks }: CandidateWithAgency,
  { now, settings }: Pick<Context, 'now' | 'settings'>,
  may: MaySee,
): Wire {
  const attributes = attributesOf(candidate, now)
  const isWhole = may.everything || may.contact
  const shown = may.everything ? attributes : publicAttributes(attributes, candidate.hiddenFields)
  return {
    ...identity(candidate, agency),
    checks,
    phone_number: may.contact ? candidate.phoneNumber : null,
    in_qatar: placeOf(candidate) === 'in_qatar',
    whatsapp: may.contact ? candidate.whatsapp : null,
    email: may.contact ? candidate.email : null,
    currency: settings.currency,
    profile: {
      ...(isWhole ? shown : coverContacts(shown)),
      profile_image_url: mediaUrl(candidate.profileImageKey),
      childcare_experience: Object.fromEntries(
        Object.entries(candidate.childcareExperienceYears).map(([band, years]) => [
          band,
          years > 0,
        ]),
      ),
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
