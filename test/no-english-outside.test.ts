import fs from 'node:fs'
import path from 'node:path'
import { type JSXAttributeItem, parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** What a reader sees or hears of an element beside its children. */
const said =
  /^(label|title|alt|placeholder|text|hint|note|lead|aria-(label|description|roledescription|valuetext|placeholder))$|(Label|Text|Title)$/

/** The brand, and signs that are the same in every language: of units, of files, of the size of letters. */
const sameEverywhere =
  /^(Manzil|QAR|PDF|JPG|JPEG|PNG|CSV|XLSX|SMS|WhatsApp|SkipCash|kB|MB|GB|cm|ms|Aa)$/

/** Words, and no name of the code: two letters and a space, or a capital before small letters. */
function isEnglish(text: string): boolean {
  const words = text
    .trim()
    .split(/[\s.,:;!?()…–—'’"“”/]+/)
    .filter((word) => /[A-Za-z]{2,}/.test(word))
  const foreign = words.filter((word) => !sameEverywhere.test(word))
  return foreign.length > 1 || foreign.some((word) => /^[A-Z][a-z]+/.test(word))
}

/** The texts that an expression may be: of a choice both, of a template what is written in it. */
function textsOf(node: unknown): string[] {
  const it = node as {
    type: string
    value?: unknown
    expression?: unknown
    consequent?: unknown
    alternate?: unknown
    left?: unknown
    right?: unknown
    quasis?: { value: { raw: string } }[]
  } | null
  switch (it?.type) {
    case 'Literal':
      return typeof it.value === 'string' ? [it.value] : []
    case 'JSXText':
      return [String(it.value)]
    case 'TemplateLiteral':
      return [(it.quasis ?? []).map(({ value }) => value.raw).join(' ')]
    case 'JSXExpressionContainer':
      return textsOf(it.expression)
    case 'ConditionalExpression':
      return [...textsOf(it.consequent), ...textsOf(it.alternate)]
    case 'LogicalExpression':
      return [...textsOf(it.left), ...textsOf(it.right)]
    default:
      return []
  }
}

function englishIn(file: string, source: string): string[] {
  const found: string[] = []
  const note = (node: unknown, start: number) => {
    for (const text of textsOf(node).filter(isEnglish))
      found.push(`${file}:${source.slice(0, start).split('\n').length}: ${text.trim()}`)
  }
  const attribute = (one: JSXAttributeItem) => {
    if (
      one.type === 'JSXAttribute' &&
      one.name.type === 'JSXIdentifier' &&
      said.test(one.name.name)
    )
      note(one.value, one.start)
  }
  new Visitor({
    JSXOpeningElement: ({ attributes }) => attributes.forEach(attribute),
    JSXElement: ({ children }) => children.forEach((child) => note(child, child.start)),
    JSXFragment: ({ children }) => children.forEach((child) => note(child, child.start)),
  }).visit(parseSync(file, source).program)
  return found
}

/** Pages of makers of Manzil alone, each with why. */
const ofMakers: Record<string, string> = {
  'src/ui/design.page.tsx':
    'shows whoever works on Manzil its components, with samples in English and Arabic',
}

test('no English text stands in a component: it is said by a catalogue, or a reader of another language reads it', () => {
  const files = fs
    .globSync('src/**/*.tsx', { cwd: root })
    .filter((file) => !/\.test\.tsx$|samples?\.tsx$/.test(file) && ofMakers[file] === undefined)
  const found = files.flatMap((file) =>
    englishIn(file, fs.readFileSync(path.join(root, file), 'utf8')),
  )
  expect(found, 'say it in the English catalogue, and in the others').toEqual([])
})

test('English is found wherever a component says it', () => {
  const english = [
    '<p>Hello there</p>',
    '<p>Save</p>',
    '<p>{"Save now"}</p>',
    '<p>{isOn ? "On hold" : t.off}</p>',
    '<p>{isOn && "On hold"}</p>',
    '<p>{`Saved by ${name}`}</p>',
    '<>Hello</>',
    '<Button label="Close" />',
    '<img alt="A picture of her" />',
    '<nav aria-label={isOn ? "Pages" : undefined} />',
    '<Dialog closeLabel="close it" />',
  ]
  expect(english.filter((source) => englishIn('a.tsx', source).length !== 1)).toEqual([])
  const none = [
    '<p>Manzil</p>',
    '<p>{t.title} · {amount} QAR</p>',
    '<div className="flex gap-2" role="status" />',
    '<input name="full_name" placeholder="–" />',
    '<p>{styles["flex wrap"]}</p>',
  ]
  expect(none.flatMap((source) => englishIn('a.tsx', source))).toEqual([])
})
