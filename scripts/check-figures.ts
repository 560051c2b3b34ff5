import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { capabilities } from '../src/app/capabilities.ts'
import { languageOf, locales } from '../src/platform/shared/locales.ts'
import { handLists } from './hand-lists.ts'
import { testTimeLines } from './test-time.ts'
import { trackedFiles } from './tracked-files.ts'

interface Figure {
  what: string
  /** The design's goal. */
  goal: number
  /** What must not be passed: today's measure, lowered with each step towards the goal. */
  bound: number
  /** How much it is, or what it is that is counted. */
  measure: (files: readonly string[]) => number | readonly string[]
}

/** How much one change costs a reader, as figures: printed by each check, red past their bounds. */
const figures: Figure[] = [
  {
    what: 'files that a filterable attribute of a candidate asks for, with migration and test',
    goal: 6,
    bound: 6,
    // The view of who is listed names each column anew whenever any comes.
    measure: (files) => count([...files, ...besideTheSource()], /(?<!candidates\.)\bcuisines\b/),
  },
  {
    what: 'files that speak of one that cards, likeness and matching know by name (work type)',
    goal: 20,
    bound: 31,
    measure: (files) => count(files, /\b(work_type|workType)\b/),
  },
  {
    what: 'files that a use case brings with it (hiring/server/change-status.ts)',
    goal: 80,
    bound: 57,
    measure: () => closureOf(useCase).size,
  },
  {
    what: 'files in one side of a capability, tests not counted',
    goal: 40,
    bound: 91,
    measure: (files) => most(files, /^src\/features\/\w+\/(server|web)\//),
  },
  {
    what: 'files in one folder of a side, tests not counted',
    goal: 40,
    bound: 40,
    measure: (files) => most(files, /^src\/features\/\w+\/(server|web)\/(.+\/)?/),
  },
  {
    what: 'existing files that a third language touches',
    goal: 1,
    bound: 1,
    // The table of languages itself, and whatever else names Arabic where each language ought to be: its module, a comparison, a pair of texts.
    measure: (files) =>
      count(
        files.filter((file) => !file.endsWith('.ar.ts')),
        /from '[^']*\.ar\.ts'|[!=]== '(ar|en)'|Record<Locale, [^>]*> = \{|^  ar: \{$/m,
      ),
  },
  { what: 'functions over 60 lines', goal: 0, bound: 0, measure: longFunctions },
  {
    what: 'lists of capabilities kept by hand, beside the one of src/app',
    goal: 0,
    bound: 1,
    measure: listsIn,
  },
]

/** Where an attribute stands beside the source: the schema, its migration, and the test that walks all filters. */
const besideTheSource = (): string[] => [
  ...trackedFiles().filter((file) => file.startsWith('db/migrations/')),
  'db/schema.jsonl',
  'src/features/search/server/filters.test.ts',
]

const useCase = 'src/features/hiring/server/change-status.ts'
const read = (file: string) => fs.readFileSync(file, 'utf8')
const count = (files: readonly string[], words: RegExp) =>
  files.filter((file) => words.test(read(file))).length

/** Each declares whom it uses; words are kept by what they are of; `ui` knows no capability. */
function listsIn(files: readonly string[]): string[] {
  return handLists(
    files
      .filter((file) => !/^src\/(app|ui)\/|\/server\/capability\.ts$|\/messages\./.test(file))
      .map((file) => ({ file, text: read(file) })),
    capabilities.map(({ name }) => name),
  )
}

/** How many files have their beginning, which the pattern finds, in common with the most others. */
function most(files: readonly string[], beginning: RegExp): number {
  const sums = new Map<string, number>()
  for (const file of files) {
    const [found] = beginning.exec(file) ?? []
    if (found !== undefined) sums.set(found, (sums.get(found) ?? 0) + 1)
  }
  return Math.max(...sums.values())
}

/** The file and all that it imports for more than its types, and so on. */
function closureOf(start: string): Set<string> {
  const seen = new Set([start])
  for (const file of seen)
    for (const [, names = '', from] of read(file).matchAll(
      /^(?:import|export)\s+(?!type\b)([^;'"]*?)\s*from\s+'(\.[^']+)'/gm,
    )) {
      const isTypesOnly =
        names.startsWith('{') &&
        [...names.matchAll(/[\w$]+(?:\s+\w+)*/g)].every(([name]) => name.startsWith('type '))
      const target = path.normalize(path.join(path.dirname(file), from ?? ''))
      if (!isTypesOnly && fs.existsSync(target)) seen.add(target)
    }
  return seen
}

function longFunctions(): number {
  const { stdout } = spawnSync(
    'oxlint',
    ['-c', 'scripts/long-functions.json', '--format', 'json', 'src', 'db', 'bench', 'scripts'],
    {
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] }
  return diagnostics.filter(({ filename }) => !filename.includes('.test.')).length
}

/** The catalogues of languages for workers, which follow: until then they say it in English. */
const laterLanguage = new RegExp(
  `\\.(${locales.filter((locale) => languageOf(locale).covers === 'worker').join('|')})\\.ts$`,
)

/** The figures as lines, and those past their bounds as faults. */
export function checkFigures(): { lines: string[]; faults: string[] } {
  const files = trackedFiles().filter(
    (file) => /^src\/.*\.tsx?$/.test(file) && !file.includes('.test.') && !laterLanguage.test(file),
  )
  const measured = figures.map((figure) => {
    const found = figure.measure(files)
    return typeof found === 'number'
      ? { ...figure, value: found, where: '' }
      : { ...figure, value: found.length, where: `: ${found.join('; ')}` }
  })
  return {
    lines: [
      ...measured.map(
        ({ what, value, goal, bound }) =>
          `${String(value).padStart(5)}  ${what} (at most ${bound}, goal ${goal})`,
      ),
      ...testTimeLines(),
    ],
    faults: measured
      .filter(({ value, bound }) => value > bound)
      .map(({ what, value, bound, where }) => `${what}: ${value}, at most ${bound}${where}`),
  }
}
