// Ready-made questions and the answers that fit them. A message holds the key: each side reads it in the language of her own page.

const yesNo = ['yes', 'no'] as const
const cared = ['years', 'yes', 'willing', 'no'] as const

/** What a household may ask, and what a worker may answer. */
const ofHouseholds = {
  twins: cared,
  newborn: cared,
  elderly: cared,
  gulf_dishes: ['yes', 'some', 'willing', 'no'],
  pets: yesNo,
  live_in: yesNo,
  start: ['at_once', 'two_weeks', 'one_month'],
  fridays: yesNo,
  english: ['yes', 'some', 'no'],
  gulf: ['years', 'yes', 'no'],
  travel: yesNo,
  transfer: ['yes', 'ask_me', 'no'],
} as const

/** What a worker may ask, and what a household may answer. */
const ofWorkers = {
  call_family: ['yes', 'after_work', 'no'],
  own_room: ['yes', 'shared_room', 'no'],
  day_off: ['friday', 'other_day', 'your_choice'],
  own_phone: yesNo,
  passport: ['stays_with_you', 'no'],
  children: ['no_children', 'one_child', 'two_children', 'three_children'],
  hours: ['eight_hours', 'ten_hours', 'let_us_talk'],
  wage_day: ['first_day', 'last_day', 'let_us_talk'],
} as const

const answersOf = { ...ofHouseholds, ...ofWorkers }

export type Question = keyof typeof answersOf
export type Answer = (typeof answersOf)[Question][number]
/** What a message may hold in the place of words. */
export type Phrase = Question | Answer

export const questionsOf = {
  household: Object.keys(ofHouseholds) as Question[],
  supply: Object.keys(ofWorkers) as Question[],
}
export const questions = [...questionsOf.household, ...questionsOf.supply]
export const answers = [...new Set(Object.values(answersOf).flat())] as Answer[]
export const phrases = [...questions, ...answers] as [Phrase, ...Phrase[]]

/** What may be answered to a message that holds a phrase; nothing where it is no question. */
export const answersTo = (phrase: Phrase | null): readonly Answer[] =>
  (answersOf as Partial<Record<Phrase, readonly Answer[]>>)[phrase ?? 'yes'] ?? []
