export interface Difference {
  /** Names of the fields on the way to it. */
  path: string[]
  before: unknown
  after: unknown
}

type Leaves = Map<string, { path: string[]; value: unknown }>

/** What differs between two values, leaf by leaf; lists that hold from a day are compared by that day. */
export function differences(before: unknown, after: unknown): Difference[] {
  const one = leavesOf(before)
  const other = leavesOf(after)
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) => {
    const [was, is] = [one.get(key), other.get(key)]
    const path = was?.path ?? is?.path ?? []
    return JSON.stringify(was?.value ?? null) === JSON.stringify(is?.value ?? null)
      ? []
      : [{ path, before: was?.value ?? null, after: is?.value ?? null }]
  })
}

function leavesOf(value: unknown, path: string[] = [], found: Leaves = new Map()): Leaves {
  if (value === null || value === undefined || value === '') return found
  if (typeof value !== 'object') return found.set(path.join('.'), { path, value })
  for (const [name, inner] of entriesOf(value)) leavesOf(inner, [...path, name], found)
  return found
}

const entriesOf = (value: object): [string, unknown][] =>
  Array.isArray(value)
    ? value.map((inner: unknown, index) => [nameOf(inner) ?? String(index + 1), inner])
    : Object.entries(value)

/** A list is known by its first day, a cap by its country, an address by its network, and a word by itself. */
function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const { effective_from: day, country, network } = (value ?? {}) as Record<string, unknown>
  return [day, country, network].find((name): name is string => typeof name === 'string')
}
