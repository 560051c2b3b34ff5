import { expect, test } from 'vitest'
import { BitmapIndex } from './bitmap-index.ts'
import { placesIn } from './dump.ts'
import type { Field } from './fields.ts'
import { inSlices } from './in-slices.ts'
import type { Condition } from './search.ts'

interface One {
  country: string | null
  skills: string[]
  place: string
  pay: number | null
  born: string | null
  stated: number | null
  said: string[]
}

const today = '2026-11-23'
const cut = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const fold = (text: string) => text.toLowerCase()
const fields: Record<string, Field<One>> = {
  country: { kind: 'values', of: ({ country }) => (country ? [country] : []), fold, saidAs: cut },
  skills: { kind: 'values', of: ({ skills }) => skills, fold },
  place: { kind: 'values', of: ({ place }) => (place ? [place] : []), fold },
  pay: { kind: 'number', of: ({ pay }) => pay },
  age: { kind: 'years', since: ({ born }) => born, stated: ({ stated }) => stated },
  said: { kind: 'words', of: ({ said }) => said },
}

function seeded(seed: number) {
  let state = seed
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const int = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T
  const some = <T>(list: readonly T[], most: number): T[] => [
    ...new Set(Array.from({ length: int(0, most) }, () => pick(list))),
  ]
  return {
    random,
    int,
    pick,
    some,
    maybe: <T>(value: T): T | null => (random() < 0.9 ? value : null),
  }
}
type Dice = ReturnType<typeof seeded>

const countries = ['Philippines', 'India', 'Kenya', 'Sri Lanka', 'kenya']
const skills = ['Babycare', 'Cleaning', 'Cooking', 'Driving', 'Pet care']
const places = ['Al Sadd, Doha', 'Lusail', ...Array.from({ length: 300 }, (_, n) => `Street ${n}`)]

const someone = ({ random, int, pick, some, maybe }: Dice, vocabulary: string[]): One => ({
  country: maybe(random() < 0.02 ? `Island ${int(0, 500)}` : pick(countries)),
  skills: some(skills, 4),
  place: pick(random() < 0.7 ? places.slice(0, 2) : places),
  pay: maybe(random() < 0.02 ? int(0, 2_000_000_000) : int(8, 40) * 50),
  born: maybe(
    `${int(1950, 2008)}-${String(int(1, 12)).padStart(2, '0')}-${String(int(1, 28)).padStart(2, '0')}`,
  ),
  stated: maybe(int(18, 60)),
  said: some(vocabulary, 6),
})

const ageOf = ({ born, stated }: One, day: string): number | null =>
  born === null
    ? stated
    : Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0)

interface Test extends Condition {
  passes: (one: One) => boolean
}
interface Asked {
  tests: Test[]
  order: { field: 'pay' | 'age'; down: boolean } | null
  offset: number
  most: number
}

function conditions(
  index: BitmapIndex<One>,
  dice: Dice,
  vocabulary: string[],
  day: string,
): Test[] {
  return [
    ...byValue(index, dice),
    ...byNumber(index, dice, day),
    ...byWord(index, dice, vocabulary),
  ]
}

function byValue(index: BitmapIndex<One>, { pick, some }: Dice): Test[] {
  const wanted = [...some(countries, 2), 'Nowhere']
  const skill = pick(skills)
  const part = pick(['street 1', 'doha', 'l', 'atlantis'])
  return [
    {
      facet: 'country',
      fill: index.having('country', wanted),
      passes: ({ country }) => wanted.some((name) => fold(name) === country?.toLowerCase()),
    },
    {
      facet: 'skills',
      fill: index.having('skills', [skill]),
      passes: (one) => one.skills.includes(skill),
    },
    {
      facet: null,
      fill: index.containing('place', [part]),
      passes: ({ place }) => place.toLowerCase().includes(part),
    },
  ]
}

function byNumber(index: BitmapIndex<One>, { int, pick }: Dice, day: string): Test[] {
  const [min, max] = [int(500, 1500), pick([int(1500, 3000), 1_000_000_000])]
  const [from, to] = [pick([0, int(15, 40)]), int(30, 80)]
  return [
    {
      facet: null,
      fill: index.within('pay', { min, max, unknownToo: false }),
      passes: ({ pay }) => pay !== null && pay >= min && pay <= max,
    },
    {
      facet: null,
      fill: index.within('age', { min: from, max: to, unknownToo: true }),
      passes: (one) => {
        const age = ageOf(one, day)
        return age === null || (age >= from && age <= to)
      },
    },
    {
      facet: null,
      fill: index.lacking(index.within('age', { max: to, unknownToo: false })),
      passes: (one) => (ageOf(one, day) ?? Infinity) > to,
    },
  ]
}

function byWord(index: BitmapIndex<One>, { int, pick }: Dice, vocabulary: string[]): Test[] {
  const beginning = pick(vocabulary).slice(0, int(1, 4))
  const pair = [pick(vocabulary), 'lanka']
  return [
    {
      facet: null,
      fill: (into) => index.words.addBeginning(beginning, into),
      passes: ({ said, country }) =>
        [...said, ...cut(country ?? '')].some((word) => word.startsWith(beginning)),
    },
    {
      facet: null,
      fill: (into) => index.words.addAll(pair, into),
      passes: ({ said, country }) =>
        pair.every((word) => [...said, ...cut(country ?? '')].includes(word)),
    },
  ]
}

/** The same answer, by looking at everybody. */
function plainly(
  all: ReadonlyMap<number, One>,
  { tests, order, offset, most }: Asked,
  day: string,
) {
  const passing = (aside: (test: Test) => boolean) =>
    [...all].filter(([, one]) => tests.every((test) => aside(test) || test.passes(one)))
  const counted = (facet: string, values: (one: One) => readonly string[]) => {
    const counts: Record<string, number> = {}
    for (const [, one] of passing((test) => test.facet === facet))
      for (const value of values(one)) counts[value] = (counts[value] ?? 0) + 1
    return counts
  }
  const numberOf = (one: One) => (order?.field === 'pay' ? one.pay : ageOf(one, day))
  const rank = (one: One) => {
    if (order === null) return 0
    const number = numberOf(one)
    return number === null ? Infinity : order.down ? -number : number
  }
  const found = passing(() => false).sort(([a, left], [b, right]) =>
    rank(left) === rank(right) ? b - a : rank(left) - rank(right),
  )
  return {
    total: found.length,
    ids: found.slice(offset, offset + most).map(([id]) => id),
    facets: {
      country: counted('country', ({ country }) => (country ? [country] : [])),
      skills: counted('skills', (one) => one.skills),
    },
    missed: found.length > 0 ? [] : tests.map((one) => passing((test) => test === one).length),
  }
}

/** Another index of what one holds, which may change between any two parts. */
function restoredFrom(index: BitmapIndex<One>, meanwhile: () => void): BitmapIndex<One> {
  const restored = new BitmapIndex(fields, today)
  const keys: number[] = []
  for (const { names, records } of index.dump()) {
    for (const name of names) keys.push(restored.keyOf(name))
    for (const at of placesIn(records)) restored.restore(records, at, keys)
    meanwhile()
  }
  return restored
}

async function compare(seed: number, people: number, rounds: number): Promise<void> {
  const dice = seeded(seed)
  const { random, int, pick, some } = dice
  const vocabulary = Array.from({ length: 300 }, () =>
    Array.from({ length: int(1, 5) }, () => pick([...'abcdeطب'])).join(''),
  )
  const all = new Map<number, One>()
  let index = new BitmapIndex(fields, today)
  // Ids with a gap in them, as sequences have.
  const anyId = () => (random() < 0.1 ? 10_000_000_000 : 0) + int(1, people)
  for (let count = 0; count < people; count++) all.set(anyId(), someone(dice, vocabulary))
  await inSlices(all, ([id, one]) => index.put(id, one))
  const change = (id: number) => {
    const known = all.get(id)
    const one =
      known && random() < 0.5 ? { ...known, pay: int(0, 5000) } : someone(dice, vocabulary)
    if (random() < 0.2) all.delete(id)
    else all.set(id, one)
    index.put(id, all.get(id) ?? null)
  }
  for (let round = 0; round < rounds; round++) {
    if (round === Math.floor(rounds / 4)) {
      const changed = new Set<number>()
      const restored = restoredFrom(index, () => {
        const id = anyId()
        change(id)
        changed.add(id)
      })
      for (const id of changed) restored.put(id, all.get(id) ?? null)
      index = restored
    }
    const day = round < rounds / 2 ? today : '2027-03-01'
    await index.advance(day)
    const asked: Asked = {
      tests: some(conditions(index, dice, vocabulary, day), random() < 0.5 ? 1 : 4),
      order: pick([
        null,
        { field: 'pay', down: random() < 0.5 },
        { field: 'age', down: random() < 0.5 },
      ]),
      offset: pick([0, 0, 12, int(0, people)]),
      most: pick([1, 12, 60, people]),
    }
    const question = { ...asked, conditions: asked.tests, facets: ['country', 'skills'] }
    const context = `seed ${seed}, round ${round}`
    expect(index.search(question), context).toEqual(plainly(all, asked, day))
    for (let count = 0; count < 20; count++) change(anyId())
    expect(index.size).toBe(all.size)
    const id = anyId()
    expect(index.has(id)).toBe(all.has(id))
  }
  expect(index.counts('skills').map(({ count }) => count)).toEqual(
    index
      .counts('skills')
      .map(({ count }) => count)
      .sort((a, b) => b - a),
  )
}

test.each([1, 2, 3, 11])(
  'total, facets, pages and what each condition keeps away are those of a plain filter, after any changes: seed %i',
  async (seed) => {
    await compare(seed, 300, 150)
    await compare(seed, 6000, 20)
  },
)

test('what nobody has any more is not in a dump, and an index that holds little else says so', () => {
  const dice = seeded(5)
  const index = new BitmapIndex(fields, today)
  const one = someone(dice, ['word'])
  index.put(1, one)
  const named = (of: BitmapIndex<One>) =>
    [...of.dump()].flatMap(({ names }) => names.map(([, name]) => name))
  for (let turn = 0; turn < 300; turn++) {
    if (turn === 240) expect(index.isWorn).toBe(false)
    const said = Array.from({ length: 40 }, (_, place) => `gone${turn * 40 + place}`)
    index.put(7, { ...one, said })
  }
  index.put(7, null)
  expect(index.isWorn).toBe(true)
  expect(named(index)).toContain('word')
  expect(named(index).filter((name) => name.startsWith('gone'))).toEqual([])
  const restored = restoredFrom(index, () => undefined)
  expect(restored.isWorn).toBe(false)
  expect(restored.bytes).toBeLessThan(index.bytes)
  expect(named(restored).toSorted()).toEqual(named(index).toSorted())
})

test('a record that changes a thousand times a second leaves nothing behind', () => {
  const dice = seeded(5)
  const vocabulary = Array.from({ length: 40 }, (_, number) => `word${number}`)
  const index = new BitmapIndex(fields, today)
  const one = someone(dice, vocabulary)
  const change = (times: number) => {
    for (let count = 0; count < times; count++)
      index.put(7, { ...one, said: count % 2 === 0 ? vocabulary : vocabulary.slice(0, 9) })
  }
  change(100)
  const before = index.bytes
  change(20_000)
  expect(index.bytes).toBe(before)
})
