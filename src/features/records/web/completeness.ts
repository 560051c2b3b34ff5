import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import type { PublishGap } from '../../profiles/choices.ts'

type Step =
  | 'picture'
  | 'desired_position'
  | 'nationality'
  | 'date_of_birth'
  | 'experience'
  | 'skills'
  | 'languages'
  | 'expected_salary'
  | 'availability'
  | 'visa'
  | 'location'
  | 'description'
  | 'video'
  | 'documents'

/** Where a step is taken: a tab of the form, or a page of its own. */
export type Place = 'personal' | 'experience' | 'preferences' | 'picture' | 'video' | 'documents'

interface Rule {
  step: Step
  weight: number
  place: Place
  isDone: (profile: OwnProfile, hasPapers: boolean) => boolean
}

// First what nobody is shown without, then in the order in which they help most. The weights make 100.
const rules: Rule[] = [
  {
    step: 'desired_position',
    weight: 12,
    place: 'preferences',
    isDone: (p) => p.desired_position !== null,
  },
  { step: 'nationality', weight: 8, place: 'personal', isDone: (p) => p.nationality !== null },
  {
    step: 'date_of_birth',
    weight: 6,
    place: 'personal',
    isDone: (p) => p.date_of_birth !== null || p.age !== null,
  },
  { step: 'picture', weight: 12, place: 'picture', isDone: (p) => p.profile_image_url !== null },
  {
    step: 'experience',
    weight: 8,
    place: 'experience',
    isDone: (p) => p.experience_years !== null,
  },
  { step: 'skills', weight: 8, place: 'experience', isDone: (p) => p.skills.length > 0 },
  { step: 'languages', weight: 7, place: 'personal', isDone: (p) => p.languages.length > 0 },
  {
    step: 'expected_salary',
    weight: 7,
    place: 'preferences',
    isDone: (p) => p.expected_salary !== null,
  },
  {
    step: 'availability',
    weight: 6,
    place: 'preferences',
    isDone: (p) => p.immediate_availability || p.availability_date !== null,
  },
  {
    step: 'visa',
    weight: 6,
    place: 'personal',
    isDone: (p) => p.visa_type !== null || p.visa_status !== null,
  },
  {
    step: 'location',
    weight: 5,
    place: 'personal',
    isDone: (p) => p.current_location !== null || p.current_city !== null,
  },
  {
    step: 'description',
    weight: 6,
    place: 'preferences',
    isDone: (p) => (p.description ?? '').trim() !== '',
  },
  {
    step: 'video',
    weight: 5,
    place: 'video',
    isDone: (p) => p.profile_video_url !== null || p.video_pending,
  },
  { step: 'documents', weight: 4, place: 'documents', isDone: (_, hasPapers) => hasPapers },
]

export interface Completeness {
  percent: number
  /** What is missing, what helps most first. */
  missing: { step: Step; place: Place }[]
}

/** How complete a profile is, and what to add next. */
export function completenessOf(profile: OwnProfile, hasPapers: boolean): Completeness {
  const missing = rules.filter(({ isDone }) => !isDone(profile, hasPapers))
  return {
    percent: 100 - missing.reduce((sum, { weight }) => sum + weight, 0),
    missing: missing.map(({ step, place }) => ({ step, place })),
  }
}

interface GapTexts {
  publish: { gaps: Record<PublishGap, string>; comma: string }
}

/** What has to be there before she is shown, in words. */
export const missingOf = (
  { missing_to_publish: gaps }: OwnProfile,
  { publish: t }: GapTexts,
): string => gaps.map((gap) => t.gaps[gap]).join(t.comma)

/** The part of the form that takes the first of it. */
export const placeOfGap = ({ missing_to_publish: [first] }: OwnProfile): Place =>
  first === 'position' ? 'preferences' : 'personal'
