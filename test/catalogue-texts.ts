import path from 'node:path'
import { catalogueFiles } from '../src/platform/server/catalogues.ts'

const source = path.resolve(import.meta.dirname, '../src')

/** What stands for an object: whatever is asked of it is a name, or a number where that is needed. */
const anything: unknown = new Proxy(
  {},
  {
    get: (_target, key) =>
      typeof key === 'string' && /others|hours|minutes|days/.test(key) ? 3 : 'سلام',
  },
)
const samples: readonly unknown[][] = [
  Array<unknown>(6).fill('سلام'),
  ...[0, 1, 2, 3, 11, 100].map((n) => Array<unknown>(6).fill(n)),
  ['سلام', 'سلام', 3, 3, 3],
  ['سلام', 'male', 'female'],
  [anything],
]

/** What a function of a catalogue says, and what is written in it on any branch. */
function said(text: (...given: unknown[]) => unknown): string[] {
  const results = samples.flatMap((given) => {
    try {
      const result = text(...given)
      return typeof result === 'object' ? Object.values(result ?? {}) : [result]
    } catch {
      return []
    }
  })
  return [...results.filter((result) => typeof result === 'string'), String(text)]
}

const everyText = (value: unknown, at: string): [string, string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : typeof value === 'function'
      ? said(value as () => unknown).map((text) => [at, text])
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, one]) => everyText(one, `${at}.${name}`))
        : []

/** Every text of some catalogues, each under its file and key. */
export async function textsOf(isMeant: (file: string) => boolean): Promise<[string, string][]> {
  const files = catalogueFiles().filter(isMeant)
  const all = await Promise.all(
    files.map(async (file) => {
      const module = (await import(file)) as Record<string, unknown>
      return Object.entries(module).flatMap(([name, texts]) =>
        everyText(texts, `${path.relative(source, file)} ${name}`),
      )
    }),
  )
  return all.flat()
}
