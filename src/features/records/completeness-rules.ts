import type { OwnProfile } from '../profiles/own-profile-contract.ts'
import type { PublishGap } from '../profiles/choices.ts'
import {
  fieldNames,
  type FieldName,
  type fields,
  type FormTab,
  nothingIn,
  optionsOf,
} from '../profiles/fields.ts'

/** Where a step is taken: a tab of the form, or a page of its own. */
export type Place = FormTab | 'picture' | 'video' | 'documents'
type Weighted = {
  [K in FieldName]: (typeof fields)[K] extends { weight: number } ? K : never
}[FieldName]
type Step = Weighted | Exclude<Place, FormTab>

interface Rule {
  step: Step
  weight: number
  place: Place
  isDone: (profile: OwnProfile, hasPapers: boolean) => boolean
}

/** What can be said in another field as well. */
const alsoIn: Partial<Record<Weighted, FieldName>> = {
  date_of_birth: 'age',
  availability_date: 'immediate_availability',
  visa_type: 'visa_status',
  current_location: 'current_city',
}
const holds = (profile: OwnProfile, name: FieldName): boolean =>
  typeof profile[name] === 'string'
    ? profile[name].trim() !== ''
    : JSON.stringify(profile[name]) !== JSON.stringify(nothingIn(name))

const rulesOfFields = fieldNames.flatMap((name): Rule[] => {
  const { weight, tab } = optionsOf(name)
  if (weight === undefined) return []
  const step = name as Weighted
  const other = alsoIn[step] ?? name
  const isDone = (profile: OwnProfile) => holds(profile, name) || holds(profile, other)
  return [{ step, weight, place: tab, isDone }]
})
const rulesOfFiles: Rule[] = [
  {
    step: 'picture',
    weight: 12,
    place: 'picture',
    isDone: (p) => p.profile_image_url !== null,
  },
  {
    step: 'video',
    weight: 5,
    place: 'video',
    isDone: (p) => p.profile_video_url !== null || p.video_pending,
  },
  { step: 'documents', weight: 4, place: 'documents', isDone: (_, hasPapers) => hasPapers },
]
/** Nobody is shown without these. */
const needed: readonly Step[] = ['desired_position', 'nationality', 'date_of_birth']
const isNeeded = ({ step }: Rule) => needed.includes(step)
/** Whoever lacks one of these comes after the others in the list. */
const first = ['picture', 'experience_years', 'skills'] as const

// First what nobody is shown without, then what makes most of a profile.
const rules = [...rulesOfFields, ...rulesOfFiles].sort(
  (a, b) => Number(isNeeded(b)) - Number(isNeeded(a)) || b.weight - a.weight,
)
const whole = rules.reduce((sum, { weight }) => sum + weight, 0)

export interface Completeness {
  percent: number
  /** What is missing, what helps most first. */
  missing: { step: Step; place: Place }[]
  /** What of it keeps her behind others in the list. */
  thin: (typeof first)[number][]
}

/** How complete a profile is, and what to add next. */
export function completenessOf(profile: OwnProfile, hasPapers: boolean): Completeness {
  const missing = rules.filter(({ isDone }) => !isDone(profile, hasPapers))
  return {
    percent: 100 - Math.round((100 * missing.reduce((sum, { weight }) => sum + weight, 0)) / whole),
    missing: missing.map(({ step, place }) => ({ step, place })),
    thin: first.filter((part) => missing.some(({ step }) => step === part)),
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
