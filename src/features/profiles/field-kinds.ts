import type { CheckItem } from './check-choices.ts'
import type { attributes } from './messages.attributes.en.ts'
import type { words as said } from './messages.words.en.ts'

// What a row of fields.ts can say.

/** The kinds of values that have words in both languages. */
export type WordKind = keyof (typeof said)['values'] | keyof typeof attributes

/** A part of the form of a profile. */
export type FormTab = 'personal' | 'experience' | 'preferences'

export const restDays = [
  'Friday',
  'Saturday',
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Flexible',
] as const
export const checkedItems = [
  'identity',
  'licence',
  'medical',
  'references',
] as const satisfies readonly CheckItem[]

/** How the list filters by what a row holds. */
export interface Filter {
  /**
   * any: one of the chosen values is enough; every: each is needed; level: each is needed, at least so well; range: between two numbers, `_min` and `_max`; until: by a day; yes: it is
   * so; part: a text that is part of it.
   */
  by: 'any' | 'every' | 'level' | 'range' | 'until' | 'yes' | 'part'
  /** Its name in an address and in the API, where it isn't the row's own. */
  as?: string
  /** The values that can be chosen, where they aren't the row's own; all there are where nobody says any. */
  values?: readonly string[]
  /** Others than those can be asked for. */
  open?: true
  /** Among the filters that everybody sees, at this place; the others are found under "more". */
  place?: number
  /** The least and the greatest of a range. */
  bounds?: readonly [min: number, max: number]
  /** Who doesn't say passes too. */
  unknownToo?: true
}

/** What a row says beside its kind. */
export interface Options {
  /** The part of the form that holds it. */
  tab: FormTab
  /** Who sees it beside herself and the operator: everyone unless she hides it, or nobody (a day of birth identifies a person). Everyone where nothing is said. */
  visible?: 'hideable' | 'never'
  /** Special by law: kept with her consent, and gone with it. */
  special?: true
  /** Cards show it too. */
  card?: true
  /** The kind of words that its values have in the reader's language. */
  words?: WordKind
  /** Other words than those may stand there. */
  open?: true
  /** How agencies call its column beside its name, folded or not; with commas between. */
  importAs?: string
  /** A term of work, which the log may hold. */
  logged?: true
  /** The column, where it isn't the name in another spelling. */
  column?: string
  filter?: Filter
  /** How much of a whole profile it makes. */
  weight?: number
  /** Form, own page and public page draw it by its kind; without it they have a place of their own for it. */
  drawn?: true
}

const of =
  <const K extends string>(kind: K) =>
  <const O extends Options & { max?: number }>(options: O) => ({ kind, ...options })
export const text = of('text')
export const day = of('day')
export const clock = of('clock')
export const flag = of('flag')
export const money = of('money')
/** Several words, of those that the form offers or others. */
export const words = of('words')
export const languages = of('languages')
export const kids = of('kids')
export const jobs = of('jobs')
export const bandYears = of('bandYears')
const among =
  <const K extends string>(kind: K) =>
  <const V extends readonly [string, ...string[]], const O extends Options>(
    values: V,
    options: O,
  ) => ({ kind, values, ...options })
export const choice = among('choice')
/** Several of a few. */
export const choices = among('choices')
const upTo =
  <const K extends string>(kind: K) =>
  <const O extends Options>(max: number, options: O) => ({ kind, max, ...options })
export const whole = upTo('whole')
export const measure = upTo('measure')

/** What of a record facts follow from. */
export interface Known {
  source: 'self' | 'agency'
  checks: readonly string[]
  hasFilm: boolean
  isInQatar: boolean
}

/** What follows from a record: some of the values that its filter has. */
export interface Fact extends Pick<Options, 'words' | 'tab'> {
  filter: Filter
  of: (known: Known) => readonly string[]
}

/** What a field holds as it travels, by its kind. */
export type Held<F> = F extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V | null
  : F extends { kind: 'text' | 'day' | 'clock' }
    ? string | null
    : F extends { kind: 'whole' | 'measure' | 'money' }
      ? number | null
      : F extends { kind: 'flag' }
        ? boolean
        : F extends { kind: 'words' | 'choices' }
          ? string[]
          : F extends { kind: 'languages' }
            ? LanguageSkill[]
            : F extends { kind: 'kids' }
              ? { gender: string; age: number }[]
              : F extends { kind: 'jobs' }
                ? Job[]
                : Record<string, number>

export interface LanguageSkill {
  language: string
  speak: string | null
  read: string | null
  write: string | null
}

/** Where she has worked: months as YYYY-MM, without an end while she still does. */
export interface Job {
  country: string
  family: string | null
  children: string | null
  from: string
  to: string | null
  reason: string | null
  /** Who can be asked; nobody but herself, who keeps her record, and the operator sees it. */
  reference_name: string | null
  reference_phone: string | null
  has_reference: boolean
}
