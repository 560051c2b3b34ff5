import type { start } from '../../messages.start.en.ts'

type Sentences = (typeof start)['about']['sentences']
export type SentenceName = keyof Sentences

/** The ready sentences in the language in which profiles are written, whatever language they were chosen in. */
export const profileSentences: {
  [Name in SentenceName]: Record<keyof Sentences[Name]['ends'], string>
} = {
  worked: {
    children: 'In my last work I cared for children.',
    home: 'In my last work I kept the home clean.',
    kitchen: 'In my last work I cooked for the family.',
    elderly: 'In my last work I cared for an older person.',
    road: 'In my last work I drove the family.',
  },
  nature: {
    patient: 'I am patient and calm.',
    careful: 'I am careful and clean.',
    cheerful: 'I am cheerful and kind.',
    quick: 'I am quick to learn.',
  },
  likes: {
    play: 'I like to play with children.',
    order: 'I like a clean home.',
    cook: 'I like to cook new dishes.',
    help: 'I like to help older people.',
  },
  family: {
    any: 'I want to work for any good family.',
    children: 'I want to work for a family with children.',
    elderly: 'I want to work for a family with older people.',
    small: 'I want to work for a small family.',
  },
  stay: {
    long: 'I want to stay 2 years or longer.',
    one: 'I want to stay 1 year.',
    needed: 'I want to stay as long as I am needed.',
  },
}
export const sentenceNames = Object.keys(profileSentences) as SentenceName[]

/** Which end each sentence was given. */
export type Chosen = Partial<Record<SentenceName, string>>

/** What was chosen, as the profile says it. */
export const saidBy = (chosen: Chosen): string =>
  sentenceNames
    .flatMap((name) => {
      const ends: Partial<Record<string, string>> = profileSentences[name]
      return ends[chosen[name] ?? ''] ?? []
    })
    .join(' ')
