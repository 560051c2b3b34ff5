import { setImmediate as breathe } from 'node:timers/promises'
import {
  childcareBands,
  languageLevels,
  languages,
  positions,
  skills,
  usualLanguages,
  visaTypes,
  workTypes,
} from '../src/features/profiles/choices.ts'
import { fields } from '../src/features/profiles/fields.ts'
import { wishesOf } from '../src/features/matching/server/rules.ts'
import { type Needs, wishes } from '../src/features/matching/contract.ts'
import { candidateQuery, type CandidateQuery } from '../src/features/search/contract.ts'
import type { Fit } from '../src/features/search/server/fit.ts'
import type { IndexedCandidate } from '../src/features/search/server/index-fields.ts'
import { readAtOnce } from '../src/features/search/server/queries.ts'
import { createSearchIndex, fillIndex } from '../src/features/search/server/search-index.ts'

const nationalities = ['Filipino', 'Ugandan', 'Kenyan', 'Sri Lankan', 'Indian', 'Nepalese']
const districts = ['Al Sadd', 'Lusail', 'West Bay', 'Al Wakrah', 'Najma', 'Al Khor', 'Muaither']
const sizes = [100_000, 1_000_000]
const asks = 500
const changes = 2000
/** So many people are made alone, to tell what the making of all takes. */
const sample = 5000
const today = '2026-11-23'

/** The index alone: CPU time of a search, of a change and of making it, its longest block, its memory. */
export async function benchSearchIndex(): Promise<void> {
  const rows: string[] = []
  for (const people of sizes) rows.push(...(await measure(people)))
  console.log(
    `\n| Search index in process, CPU ms | p50 | p95 | highest |\n|---|---|---|---|\n${rows.join('\n')}`,
  )
}

async function measure(people: number): Promise<string[]> {
  const dice = seeded(7)
  const before = process.memoryUsage().rss
  const making = cpuOf(() => Array.from({ length: sample }, (_, id) => someone(dice, id)))
  const index = createSearchIndex(today)
  index.reserve(people)
  const block = watchBlocks()
  const start = process.cpuUsage()
  await fillIndex(index, everybody(dice, people))
  const built = msOf(process.cpuUsage(start)) - (making * people) / sample
  const longest = block()
  const memory = (process.memoryUsage().rss - before) / 1e6
  const named = (what: string) => `${people.toLocaleString('en')}: ${what}`
  const spread = (what: string, ask: () => CandidateQuery) => {
    const asked = Array.from({ length: asks }, ask)
    asked.slice(0, 100).forEach(index.search)
    return row(
      named(what),
      asked.map((query) => cpuOf(() => index.search(query))),
    )
  }
  const best = Array.from({ length: asks }, () => wished(dice))
  const ask = ({ query, by }: ReturnType<typeof wished>) => index.best(query, by)
  best.slice(0, 100).forEach(ask)
  const bestTimes = best.map((one) => cpuOf(() => ask(one)))
  const listTimes = best
    .map(() => question(dice, 5))
    .map((query) => cpuOf(() => index.search(query)))
  const puts = Array.from({ length: changes }, () => someone(dice, dice.int(1, people)))
  return [
    spread('search, all facets, any order', () => question(dice, 5)),
    spread('the same, any page', () => question(dice, people / 50)),
    spread('further filters with their counts', () => further(dice)),
    row(named('best match, any needs, any page'), bestTimes),
    `| ${named('the same, as times a search')} | ${ratio(bestTimes, listTimes, 0.5)} | ${ratio(bestTimes, listTimes, 0.95)} | |`,
    ...['a', 'ma', 'mar', 'marya santos', 'م', 'ما', 'ماريا'].map((q) =>
      spread(`free text "${q}"`, () => ({ ...question(dice, 1), q })),
    ),
    row(
      named('a change'),
      puts.map((one) => cpuOf(() => index.put(one.id, one))),
    ),
    `| ${named('built')} | ${(built / 1000).toFixed(1)} s | longest block ${longest.toFixed(0)} ms | ${memory.toFixed(0)} MB more |`,
  ]
}

async function* everybody(dice: Dice, people: number): AsyncGenerator<IndexedCandidate[]> {
  for (let first = 1; first <= people; first += readAtOnce) {
    yield Array.from({ length: readAtOnce }, (_, place) => someone(dice, first + place))
    await breathe()
  }
}

type Dice = ReturnType<typeof seeded>

/** Deterministic: the same people and questions each run. */
export function seeded(start: number) {
  let seed = start
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const int = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T
  return { random, int, pick }
}

const syllables = ['ma', 'ri', 'a', 'san', 'tos', 'ka', 'mu', 'ne', 'be', 'lo', 'wa', 'fa', 'ti']

export function someone(dice: Dice, id: number): IndexedCandidate {
  const { random, int, pick } = dice
  const name = () => Array.from({ length: int(2, 4) }, () => pick(syllables)).join('')
  const one = {
    id,
    age: null,
    dateOfBirth: `${int(1966, 2006)}-${String(int(1, 12)).padStart(2, '0')}-15`,
    salary: random() < 0.1 ? null : int(20, 70) * 50,
    nationality: pick(nationalities),
    position: pick(positions),
    workType: pick(workTypes),
    visaType: pick(visaTypes),
    skills: skills.filter(() => random() < 0.4),
    // One in ten types a place of her own.
    places: [random() < 0.1 ? `${name()} ${name()}` : `${pick(districts)}, Doha`, pick(districts)],
    text: `${name()} ${name()} ${name()}`,
    experienceYears: random() < 0.1 ? null : int(0, 15),
    languages: languages
      .filter(() => random() < 0.4)
      .map((language) => ({ language, speak: pick(languageLevels), read: null, write: null })),
    cuisines: fields.cuisines.values.filter(() => random() < 0.2),
    childcareExperienceYears: Object.fromEntries(
      childcareBands.filter(() => random() < 0.3).map((band) => [band, int(1, 6)]),
    ),
    immediateAvailability: random() < 0.4,
    availabilityDate: `2026-12-${int(10, 31)}`,
    dayOff: pick(['Friday', 'Friday', 'Saturday', 'Sunday']),
    ownRoom: pick([null, ...fields.own_room.values]),
    isComplete: random() < 0.8,
    known: {
      source: random() < 0.3 ? ('agency' as const) : ('self' as const),
      checks: random() < 0.2 ? ['identity'] : [],
      hasFilm: random() < 0.1,
      isInQatar: random() < 0.6,
    },
  }
  return { ...one, fit: offered(one) }
}

/** What matching sees of her. */
const offered = (
  one: Pick<
    IndexedCandidate,
    | 'position'
    | 'skills'
    | 'workType'
    | 'salary'
    | 'languages'
    | 'childcareExperienceYears'
    | 'immediateAvailability'
    | 'availabilityDate'
    | 'known'
  >,
): Fit => ({
  position: one.position,
  skills: one.skills,
  childcare: Object.keys(one.childcareExperienceYears ?? {}),
  languages: (one.languages ?? []).map(({ language }) => language),
  workType: one.workType,
  salary: one.salary,
  availableFrom: one.immediateAvailability ? '' : (one.availabilityDate ?? null),
  checks: one.known?.checks.length ?? 0,
})

/** What a household needs, with filters besides as often as a search has them. */
function wished(dice: Dice) {
  const { random, pick, int } = dice
  const some = <T>(values: readonly T[], chance: number) => values.filter(() => random() < chance)
  const maybe = <T>(value: T): T | null => (random() < 0.7 ? value : null)
  const needs: Needs = {
    position: pick(positions),
    tasks: some(skills, 0.3),
    children: some(childcareBands, 0.3),
    languages: some(usualLanguages, 0.2),
    work_type: maybe(pick(workTypes)),
    budget: maybe(int(20, 60) * 50),
    start_date: maybe(`2026-12-${int(10, 31)}`),
    musts: some(wishes, 0.2),
    priorities: some(wishes, 0.2),
  }
  const query = random() < 0.5 ? candidateQuery.parse({}) : question(dice, 5)
  return {
    query,
    by: { wishes: wishesOf(needs, today), today },
  }
}

export function question({ random, int, pick }: Dice, pages: number): CandidateQuery {
  const maybe = <T>(chance: number, value: T): T | undefined =>
    random() < chance ? value : undefined
  return candidateQuery.parse({
    nationality: maybe(0.6, pick(nationalities)),
    position: maybe(0.5, pick(positions)),
    age_min: maybe(0.4, int(20, 30)),
    age_max: maybe(0.4, int(30, 50)),
    salary_min: maybe(0.4, int(10, 20) * 100),
    skills: maybe(0.3, pick(skills)),
    location: maybe(0.1, pick(districts)),
    sort: pick([undefined, 'salary_asc', 'age_desc']),
    page: int(1, pages),
  })
}

function further(dice: Dice): CandidateQuery {
  const { random, pick, int } = dice
  const maybe = <T>(chance: number, value: T): T | undefined =>
    random() < chance ? value : undefined
  return candidateQuery.parse({
    ...question(dice, 1),
    more: true,
    experience_min: maybe(0.5, int(1, 6)),
    languages: maybe(0.5, `${pick(languages)}:good`),
    in_qatar: maybe(0.4, true),
    available_by: maybe(0.3, `2026-12-${int(10, 31)}`),
    checked: maybe(0.1, 'identity'),
    children: maybe(0.3, pick(childcareBands)),
    day_off: maybe(0.2, 'Friday'),
    own_room: maybe(0.2, 'not_needed'),
    source: maybe(0.2, 'self'),
    cuisines: maybe(0.3, pick(fields.cuisines.values)),
  })
}

const msOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

function cpuOf(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  return msOf(process.cpuUsage(start))
}

/** The most that the process worked between two turns of others, once it is asked. */
export function watchBlocks(): () => number {
  let longest = 0
  let isWatching = true
  void (async () => {
    while (isWatching) {
      const start = process.threadCpuUsage()
      await breathe()
      longest = Math.max(longest, msOf(process.threadCpuUsage(start)))
    }
  })()
  return () => {
    isWatching = false
    return longest
  }
}

function row(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2)
  return `| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`
}

function ratio(times: readonly number[], others: readonly number[], share: number): string {
  const at = (all: readonly number[]) =>
    all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * share)] ?? 0
  return (at(times) / at(others)).toFixed(1)
}
