import fs from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { languageOf, locales } from '../src/platform/shared/locales.ts'

const root = path.resolve(import.meta.dirname, '..')
const tags: readonly string[] = locales.filter((locale) => languageOf(locale).covers === 'worker')

/** Words of code beside: a record's id, and the abbreviations that one of our tags is, too. */
const everydayKeys = new Set(['id'])

/** Files that may name languages one by one, each with why. */
const mayName: Record<string, string> = {
  'src/platform/shared/locales.ts': 'the table itself',
  'src/features/profiles/language-of-text-rules.ts':
    'small words of all languages in Latin letters are compared in one browser, which has the catalogues of its own language alone; their type names one that lacks them',
}

/** The tags of languages for workers that a file says as texts, keys, or parts of an address or of a catalogue's name. */
function tagsIn(file: string, source: string): Set<string> {
  const found = new Set<string>()
  const note = (text: string) => {
    if (tags.includes(text)) found.add(text)
    const [, part = ''] = /^\/([a-z]+)(?:\/|$)/.exec(text) ?? /\.([a-z]+)\.ts$/.exec(text) ?? []
    if (tags.includes(part)) found.add(part)
  }
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') note(value)
    },
    TemplateElement({ value }) {
      note(value.raw)
    },
    Property({ key }) {
      if (key.type === 'Identifier' && !everydayKeys.has(key.name)) note(key.name)
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** Where languages are named: not in catalogues nor in tests, whose words are their own. */
const named = fs
  .globSync('{src,scripts,db,bench}/**/*.{ts,tsx,mjs}', { cwd: root })
  .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
  .filter((file) => !locales.some((locale) => file.endsWith(`.${locale}.ts`)))
  .map((file) => ({ file, tags: tagsIn(file, fs.readFileSync(path.join(root, file), 'utf8')) }))
  .filter(({ tags }) => tags.size >= 2)

test('no source file but the table of languages names them one by one: another is its catalogues and one line', () => {
  const faults = named
    .filter(({ file }) => mayName[file] === undefined)
    .map(({ file, tags }) => `${file}: ${[...tags].join(', ')}`)
  expect(faults, 'take them from src/platform/shared/locales.ts, or from a catalogue').toEqual([])
})

test('whatever may name languages does', () => {
  expect(Object.keys(mayName).filter((file) => !named.some((one) => one.file === file))).toEqual([])
})

test('a list of languages is found, however it is written', () => {
  const lists = [
    "const a = ['fil', 'am']",
    "const a = { fil: 'a', bn: 'b' }",
    "const a = { 'fil': 1, [`am`]: 2 }",
    "if (locale === 'fil' || locale === 'sw') say()",
    "const a = ['/fil/work', '/am/work']",
    "import a from './messages.fil.ts'; import b from './messages.si.ts'",
  ]
  expect(lists.map((source) => tagsIn('a.ts', source).size)).toEqual(lists.map(() => 2))
  expect(tagsIn('a.ts', "const a = { id: 1, me: 'I am', to: 'id' }").size).toBe(1)
})
