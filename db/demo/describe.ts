import type { Position } from '../../src/features/profiles/choices.ts'
import { type Deck, deck, type Dice } from './random.ts'
import { characters, closings, leisure, reasons, tongues, wishes } from './sentences/life.ts'
import { histories, openings } from './sentences/openings.ts'
import * as ownTongues from './sentences/own-tongues.ts'
import { besides, done, work } from './sentences/work.ts'

/** What a worker may tell of herself. A fact that is absent can't be told. */
export interface Story {
  position: Position
  /** Letters for what holds: see `Sentence.when`. */
  holds: ReadonlySet<string>
  facts: Readonly<Partial<Record<Fact, string>>>
  /** What she knows beside her main work. */
  besides: readonly string[]
  /** Set when she writes in another language than English. */
  ownTongue: keyof typeof ownTongues | null
}

const factNames = [
  'first',
  'home',
  'athome',
  'hub',
  'district',
  'years',
  'stay',
  'longstay',
  'employers',
  'city',
  'family',
  'earlier',
  'charges',
  'elder',
  'pet',
  'car',
  'rooms',
  'dish',
  'dishes',
  'kids',
  'kidcount',
  'parent',
  'kin',
  'dream',
  'shop',
  'trade',
  'sibling',
  'study',
  'english',
  'arabic',
  'tongue',
  'dayoff',
  'count',
  'arabicYears',
] as const
export type Fact = (typeof factNames)[number]

// Saying one of a group says the others: nobody tells the same thing twice.
const groups: Partial<Record<Fact, string>> = {
  years: 'time',
  stay: 'time',
  longstay: 'time',
  employers: 'time',
  city: 'post',
  family: 'post',
  dish: 'food',
  dishes: 'food',
  kids: 'kids',
  kidcount: 'kids',
  parent: 'kids',
  athome: 'home',
  dream: 'plan',
  shop: 'plan',
  arabic: 'arabic',
  english: 'arabic',
}

/**
 * A line of a pool: `xg|In {city} I [cleaned/cooked].`
 * Before the bar what must hold: x has worked, n has not yet, s with one employer, g in the Gulf, b with newborns, q is in Qatar, a abroad,
 * l lives in, o lives out, f a woman, m a man, c a nanny, h works in the house, i is free at once; t something has been told, p where she worked
 * has been told. In braces facts, in brackets choices.
 */
interface Sentence {
  when: readonly string[]
  text: string
  facts: readonly Fact[]
}

function parse(pool: string): Sentence[] {
  return pool
    .trim()
    .split('\n')
    .map((line) => {
      const [, when = '', text = ''] = /^(?:([a-z]+)\|)?(.*)$/.exec(line) ?? []
      const facts = [...text.matchAll(/\{(\w+)\}/g)].map(
        ([, name = '']) => (name[0]?.toLowerCase() + name.slice(1)) as Fact,
      )
      return { when: [...when], text, facts }
    })
}

type Part =
  | 'opening'
  | 'history'
  | 'work'
  | 'beside'
  | 'character'
  | 'reason'
  | 'tongue'
  | 'leisure'
  | 'wish'
  | 'closing'

const shapes: readonly (readonly Part[])[] = [
  ['opening', 'work', 'character', 'closing'],
  ['opening', 'work', 'beside', 'closing'],
  ['opening', 'history', 'work', 'wish'],
  ['opening', 'work', 'work', 'beside', 'wish'],
  ['work', 'character', 'reason'],
  ['history', 'work', 'tongue', 'closing'],
  ['opening', 'work', 'wish'],
  ['opening', 'history', 'work', 'beside', 'leisure', 'closing'],
  ['character', 'work', 'leisure', 'wish'],
  ['opening', 'reason', 'work', 'closing'],
  ['work', 'work', 'beside', 'reason', 'closing'],
  ['history', 'work', 'beside', 'wish'],
  ['opening', 'work', 'work', 'character', 'reason', 'wish'],
  ['opening', 'character', 'work', 'tongue'],
  ['opening', 'work', 'beside', 'leisure'],
  ['work', 'beside', 'character', 'wish', 'closing'],
  ['opening', 'work', 'work'],
  ['opening', 'history', 'character', 'work', 'reason', 'closing'],
]

/** Writes descriptions for one another's neighbours: what was said lately is said again as late as possible. */
export function describer(die: Dice): (story: Story) => string {
  const decks = new Map<string, Deck<Sentence>>()
  const deckOf = (name: string, pool: string): Deck<Sentence> => {
    let found = decks.get(name)
    if (!found) decks.set(name, (found = deck(die, parse(pool))))
    return found
  }
  const shapeDeck = deck(die, shapes)
  const simple = {
    opening: openings,
    history: histories,
    character: characters,
    reason: reasons,
    tongue: tongues,
    leisure,
    wish: wishes,
    closing: closings,
  }

  const deckFor = (
    part: Part,
    story: Story,
    told: ReadonlySet<string>,
  ): Deck<Sentence> | undefined => {
    if (part === 'work') {
      const isFirst = story.holds.has('x') && !told.has('work')
      return isFirst
        ? deckOf(`done ${story.position}`, done[story.position])
        : deckOf(story.position, work[story.position])
    }
    if (part !== 'beside') return deckOf(part, simple[part])
    if (story.besides.length === 0) return undefined
    const skill = die.pick(story.besides)
    return deckOf(`beside ${skill}`, besides[skill] ?? '')
  }

  return (story) => {
    if (story.ownTongue) return inOwnTongue(story, story.ownTongue, deckOf, die)
    const told = new Set<string>()
    const shape = shapeDeck.draw() ?? []
    const lines = shape.map((part) => {
      const line = tell(deckFor(part, story, told), story, told, die)
      told.add(part)
      return line
    })
    return lines.filter((line) => line !== '').join(' ')
  }
}

function inOwnTongue(
  story: Story,
  tongue: keyof typeof ownTongues,
  deckOf: (name: string, pool: string) => Deck<Sentence>,
  die: Dice,
): string {
  const pools = ownTongues[tongue]
  const told = new Set<string>()
  const work = deckOf(`${tongue} ${story.position}`, pools.work[story.position] ?? '')
  const parts = [
    deckOf(`${tongue} opening`, pools.openings),
    work,
    ...(die.chance(0.5) ? [work] : []),
    deckOf(`${tongue} closing`, pools.closings),
  ]
  return parts
    .map((part) => tell(part, story, told, die))
    .filter((line) => line !== '')
    .join(' ')
}

function tell(
  sentences: Deck<Sentence> | undefined,
  story: Story,
  told: Set<string>,
  die: Dice,
): string {
  const topic = (fact: Fact) => groups[fact] ?? fact
  const sentence = sentences?.draw(
    ({ when, facts, text }) =>
      !told.has(text) &&
      when.every(
        (condition) =>
          story.holds.has(condition) ||
          (condition === 't' && told.size > 0) ||
          (condition === 'p' && told.has('post')),
      ) &&
      facts.every((fact) => story.facts[fact] !== undefined && !told.has(topic(fact))),
  )
  if (!sentence) return ''
  told.add(sentence.text)
  for (const fact of sentence.facts) told.add(topic(fact))
  return sentence.text
    .replace(/\[([^\]]*)\]/g, (_, choices: string) => die.pick(choices.split('/')))
    .replace(/\{(\w)(\w*)\}/g, (_, initial: string, rest: string) => {
      const said = story.facts[(initial.toLowerCase() + rest) as Fact] ?? ''
      return initial === initial.toLowerCase() ? said : said.charAt(0).toUpperCase() + said.slice(1)
    })
}

/** Whether someone with these facts could write in this language. */
export const canWriteIn = (
  tongue: keyof typeof ownTongues,
  position: Position,
  isWoman: boolean,
): boolean =>
  ownTongues[tongue].work[position] !== undefined && (isWoman || !ownTongues[tongue].womenOnly)
