import fs from 'node:fs'
import path from 'node:path'
import { type Node, parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { readCounter } from '../platform/server/counters.ts'
import { createRegistry } from '../platform/server/registry.ts'
import { statusOfCode } from '../platform/shared/errors.ts'
import { capabilities } from './capabilities.ts'
import { errorText } from './error-texts.ts'

const source = path.resolve(import.meta.dirname, '..')
/** What makes a refusal, or a field that is refused, of a key: which of its arguments that is. */
const refusers: Record<string, number> = { invalid: 1, conflict: 0, cantNow: 0, requiredText: 0 }

/** The keys that an expression can be, as far as it says so itself. */
function keysOf(value: Node | null | undefined): string[] {
  if (value?.type === 'ConditionalExpression')
    return [...keysOf(value.consequent), ...keysOf(value.alternate)]
  if (value?.type === 'ArrayExpression') return value.elements.flatMap(keysOf)
  return value?.type === 'Literal' && typeof value.value === 'string' ? [value.value] : []
}

/** The keys that a file refuses with in one of the ways that can be seen: `message`, `error`, `errors` and the functions above. */
function refusedWith(file: string): string[] {
  const found: string[] = []
  new Visitor({
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : ''
      if (name === 'message' || name === 'error') found.push(...keysOf(value))
      if (name === 'errors' && value.type === 'ObjectExpression')
        for (const field of value.properties)
          if (field.type === 'Property') found.push(...keysOf(field.value))
    },
    CallExpression({ callee, arguments: given }) {
      const place = callee.type === 'Identifier' ? refusers[callee.name] : undefined
      if (place !== undefined) found.push(...keysOf(given[place]))
    },
  }).visit(parseSync(file, fs.readFileSync(path.join(source, file), 'utf8')).program)
  return found.filter((key) => /^[a-zA-Z_]+$/.test(key))
}

test('each code, and each key that the server is seen to refuse with, has words', () => {
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(features|gateways|platform|app)\/.*(?<!\.test)\.ts$/.test(file))
    .filter((file) => !/\/web\/|\/messages\.|\/errors\.\w+\.ts$/.test(file))
  const keys = new Set([...Object.keys(statusOfCode), ...files.flatMap(refusedWith)])
  expect(keys.size).toBeGreaterThan(200)
  const { errorTexts } = createRegistry(capabilities)
  expect([...keys].filter((key) => errorTexts.en[key] === undefined)).toEqual([])
})

test('a key without words throws where we would see it; in production it is counted, and logged once', () => {
  const registry = createRegistry(capabilities)
  const logged: object[] = []
  const log = { warn: (what: object) => void logged.push(what) }
  const say = (production: boolean, key: string) =>
    errorText({ registry, config: { production }, log }, 'en', key)
  expect(() => say(false, 'ofTomorrow')).toThrow('the refusal ofTomorrow has no words')
  expect(say(true, 'ofTomorrow')).toBe(say(true, 'invalidValue'))
  expect(say(true, 'ofTomorrow')).toBe("This value can't be used.")
  expect(say(true, 'ofTheDayAfter')).toBe("This value can't be used.")
  expect(logged).toEqual([{ key: 'ofTomorrow' }, { key: 'ofTheDayAfter' }])
  expect(readCounter(registry, 'refusals_without_words')).toEqual([
    { labels: { key: 'ofTomorrow' }, value: 2 },
    { labels: { key: 'ofTheDayAfter' }, value: 1 },
  ])
})
