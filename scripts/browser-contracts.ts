import fs from 'node:fs'
import type { Plugin } from 'vite'
import { exportsOf } from './exports-of.ts'

/**
 * Contracts as the browser needs them: an endpoint is its method and path, and what else is plain data stays. Schemas and functions are the
 * server's, and heavy: who imports one in the browser is told so by the build.
 */
export function browserContracts(): Plugin {
  return {
    name: 'browser-contracts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\/([a-z-]+-)?contract\.ts$/ },
      async handler(file) {
        const declared = await exportsOf(file)
        // What it passes on from a file without schemas is taken from there.
        const passedOn = fs.readFileSync(file, 'utf8').match(/^export \{[^}]*\} from .*$/gm) ?? []
        const names = Object.keys(declared).filter(
          (name) => !passedOn.some((line) => new RegExp(`\\b${name}\\b`).test(line)),
        )
        const own = names.flatMap((name) => {
          const value = plainOf(declared[name])
          return value === undefined ? [] : [`export const ${name} = ${JSON.stringify(value)}`]
        })
        return { code: [...passedOn, ...own].join('\n'), moduleType: 'ts' }
      },
    },
  }
}

/** The data of a value; undefined where it holds a schema or a function and is no endpoint. */
function plainOf(value: unknown): unknown {
  if (typeof value === 'function' || value === undefined) return undefined
  if (value === null || typeof value !== 'object') return value
  if (
    '_zod' in value ||
    value instanceof Date ||
    value instanceof RegExp ||
    value instanceof Map ||
    value instanceof Set
  )
    return undefined
  if ('method' in value && 'path' in value && 'input' in value)
    return { method: value.method, path: value.path }
  if (Array.isArray(value))
    return value.every((item) => plainOf(item) !== undefined) ? value.map(plainOf) : undefined
  const entries = Object.entries(value).map(([key, item]) => [key, plainOf(item)] as const)
  return entries.every(([, item]) => item !== undefined) ? Object.fromEntries(entries) : undefined
}
