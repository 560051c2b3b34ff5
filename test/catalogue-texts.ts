import path from 'node:path'
import { catalogueFiles } from '../src/platform/server/catalogue-files.ts'

const source = path.resolve(import.meta.dirname, '../src')

export const genders = ['female', 'male', null] as const
type Gender = (typeof genders)[number]
type Text = (...given: unknown[]) => unknown

/** What stands for an object: whatever is asked of it is a name, a gender, or a number where that is needed. */
const anythingOf = (gender: Gender): unknown =>
  new Proxy(
    {},
    {
      get: (_target, key) =>
        typeof key !== 'string'
          ? 'سلام'
          : /gender/i.test(key)
            ? gender
            : /others|hours|minutes|days/.test(key)
              ? 3
              : 'سلام',
    },
  )
const samples: readonly unknown[][] = [
  Array<unknown>(6).fill('سلام'),
  ...[0, 1, 2, 3, 11, 100].map((n) => Array<unknown>(6).fill(n)),
  ['سلام', 'سلام', 3, 3, 3],
  ['سلام', 'male', 'female'],
]

/** A gender may be asked for in any place, or be a part of what is given. */
const samplesOf = (gender: Gender): readonly unknown[][] => [
  [gender],
  ['سلام', gender],
  ['سلام', 'سلام', gender],
  [gender, 3, 3],
  [anythingOf(gender)],
  ['سلام', anythingOf(gender)],
]

function saidOf(text: Text, given: readonly unknown[]): string[] {
  try {
    const result = text(...given)
    const parts = typeof result === 'object' ? Object.values(result ?? {}) : [result]
    return parts.filter((part) => typeof part === 'string')
  } catch {
    return []
  }
}

/** What a function of a catalogue says, and what is written in it on any branch. */
const said = (text: Text): string[] => [
  ...[...samples, ...genders.flatMap(samplesOf)].flatMap((given) => saidOf(text, given)),
  String(text),
]

export interface Forms {
  female: string
  male: string
  unknown: string
}

/** What a function says of a woman, of a man and of somebody unknown, of each sample that it can be given. */
export function formsOf(
  text: Text,
  given: (gender: Gender) => readonly unknown[][] = samplesOf,
): Forms[] {
  const [women = [], men = [], unknown = []] = genders.map((gender) =>
    given(gender).map((sample) => saidOf(text, sample)),
  )
  return women.flatMap((parts, sample) =>
    parts.map((female, part) => ({
      female,
      male: men[sample]?.[part] ?? '',
      unknown: unknown[sample]?.[part] ?? '',
    })),
  )
}

const everyLeaf = (value: unknown, at: string): [string, string | Text][] =>
  typeof value === 'string'
    ? [[at, value]]
    : typeof value === 'function'
      ? [[at, value as Text]]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, one]) => everyLeaf(one, `${at}.${name}`))
        : []

async function leavesOf(isMeant: (file: string) => boolean): Promise<[string, string | Text][]> {
  const files = catalogueFiles().filter(isMeant)
  const all = await Promise.all(
    files.map(async (file) => {
      const module = (await import(file)) as Record<string, unknown>
      return Object.entries(module).flatMap(([name, texts]) =>
        everyLeaf(texts, `${path.relative(source, file)} ${name}`),
      )
    }),
  )
  return all.flat()
}

/** Every text of some catalogues, each under its file and key. */
export const textsOf = async (isMeant: (file: string) => boolean): Promise<[string, string][]> =>
  (await leavesOf(isMeant)).flatMap(([key, leaf]) =>
    typeof leaf === 'string' ? [[key, leaf]] : said(leaf).map((text) => [key, text]),
  )

/** Every function of some catalogues, each under its file and key. */
export const functionsOf = async (isMeant: (file: string) => boolean): Promise<[string, Text][]> =>
  (await leavesOf(isMeant)).flatMap(([key, leaf]) =>
    typeof leaf === 'function' ? [[key, leaf]] : [],
  )
