import { livingField } from '../../../profiles/fields.ts'
import type { PublishGap } from '../../../profiles/choices.ts'
import type { OwnProfile } from '../../../profiles/own-profile-contract.ts'
import { completenessOf } from '../../completeness-rules.ts'
import { startPath } from '../../start-path.ts'

/** What a worker who begins is asked, by what it fills: first what nobody is shown without. */
export const questions = [
  'desired_position',
  'nationality',
  'date_of_birth',
  'current_location',
  'experience_years',
  'skills',
  'languages',
  'living',
  'expected_salary',
  'availability_date',
  'picture',
  'description',
] as const
export type Question = (typeof questions)[number]

/** The question that fills what publishing lacks. */
export const questionOfGap: Record<PublishGap, Question> = {
  position: 'desired_position',
  nationality: 'nationality',
  age: 'date_of_birth',
}

/** What is missing of a profile and asked here. */
export const openQuestions = (profile: OwnProfile): Question[] => {
  const missing = completenessOf(profile, true).missing.map(({ step }) => step as string)
  return questions.filter((question) =>
    question === 'living' ? profile[livingField] === null : missing.includes(question),
  )
}

/** `publish` is the end, after the last question. */
export type Screen = Question | 'publish'
export const screens: readonly Screen[] = [...questions, 'publish']

export const pathOf = (screen: Screen): string => `${startPath}?q=${screen}`
