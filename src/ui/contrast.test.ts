import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// WCAG 2.2 AA for the two themes by arithmetic: every ink on every ground, and what is filled with the ink that its classes name. Axe looks
// at what stands on what besides, in the light and in English (test/e2e/journey.ts).

const grounds = [
  'canvas',
  'surface',
  'sunken',
  'sand-wash',
  'accent-wash',
  'palm-wash',
  'gulf-wash',
  'amber-wash',
  'danger-wash',
]
const inks = [
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'accent-strong',
  'palm',
  'gulf',
  'amber',
  'danger',
]
/** What is filled with a colour, and the one that is written on it; the last is a row that the pointer is on. */
const filled = {
  accent: ['on-accent'],
  'accent-strong': ['on-accent'],
  ink: ['canvas'],
  danger: ['canvas'],
  line: ['ink'],
}
/** Borders without which a field could not be found, with the grounds that fields stand on; the ring of the focus stands on all. */
const edges: [string, string[]][] = [
  ['line-field', ['canvas', 'surface', 'sunken', 'sand-wash', 'accent-wash']],
  ['accent', grounds],
]
/** Said by nothing else than themselves nowhere: ornament, and what dims. */
const ornaments = ['line', 'line-strong', 'veil', 'dimmed']

const text = 4.5
const largeText = 3
const shape = 3
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

const source = path.resolve(import.meta.dirname, '..')
const tokens = readTokens(fs.readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8'))

function readTokens(css: string): Map<string, Record<Theme, string>> {
  const found = [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)]
  return new Map(found.map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))
}

function sourceLines(): { file: string; line: string }[] {
  return fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(source, file), 'utf8')
        .split('\n')
        .map((line) => ({ file, line })),
    )
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (more + 0.05) / (less + 0.05)
}

const contrast = (one: string, other: string, theme: Theme): number =>
  ratio(tokens.get(one)?.[theme] ?? '', tokens.get(other)?.[theme] ?? '')

const tooFaint = (pairs: [string, string][], least: number): string[] =>
  pairs.flatMap(([one, other]) =>
    themes
      .filter((theme) => contrast(one, other, theme) < least)
      .map((theme) => `${one} on ${other}, ${theme}: ${contrast(one, other, theme).toFixed(2)}`),
  )

const across = (some: string[], others: string[]): [string, string][] =>
  some.flatMap((one) => others.map((other): [string, string] => [one, other]))

test('black on white is 21 to 1, and every colour has its place in these lists', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21)
  const known = new Set([
    ...grounds,
    ...inks,
    ...edges.map(([name]) => name),
    ...ornaments,
    ...Object.keys(filled),
    ...Object.values(filled).flat(),
  ])
  expect([...tokens.keys()].filter((name) => !known.has(name))).toEqual([])
  expect(tokens.size).toBeGreaterThan(20)
})

test('every colour of text can be read on every ground, in both themes', () => {
  expect(tooFaint(across(inks, grounds), text)).toEqual([])
  const written = Object.entries(filled).flatMap(([fill, names]) => across(names, [fill]))
  expect(tooFaint(written, text)).toEqual([])
})

test('the edge of a field and the ring of the focus are seen where they stand, in both themes', () => {
  expect(
    tooFaint(
      edges.flatMap(([edge, under]) => across([edge], under)),
      shape,
    ),
  ).toEqual([])
})

// spec: 3.1 Both languages
test('whatever pair of colours can be read in the light can be read in the dark', () => {
  const behind = [...grounds, ...Object.keys(filled)]
  for (const least of [text, largeText]) {
    const pairs = across([...inks, 'on-accent', 'canvas'], behind).filter(
      ([one, other]) => contrast(one, other, 'light') >= least,
    )
    expect(pairs.length).toBeGreaterThan(80)
    const lost = pairs.filter(([one, other]) => contrast(one, other, 'dark') < least)
    // Great letters in the faintest ink on what is filled with ink: of the two, only canvas is written there.
    expect(lost).toEqual(least === text ? [] : [['ink-faint', 'ink']])
  }
})

/** Every string of the screens that names classes, with its file. */
const classLists = sourceLines().flatMap(({ file, line }) =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|`([^`]*)`/g)].map(([, one, two, three]) => ({
    file,
    classes: (one ?? two ?? three ?? '').split(/\s+/),
  })),
)

/** Filled, and nothing is written there: a rule, a dot, a bar, what a picture or a film stands on. */
const bare = new Set([
  'ui/step-list.tsx bg-line-strong',
  'ui/tabs.tsx after:bg-accent',
  'ui/checkbox.tsx checked:bg-accent',
  'features/hiring/web/home/stage-rail.tsx bg-line-strong',
  'features/hiring/web/timeline-dialog.tsx bg-accent',
  'features/content/web/home/how-it-works.tsx bg-accent',
  'features/content/web/site/route-news.tsx bg-accent',
  'features/notifications/web/notice-row.tsx bg-accent',
  'features/conversations/web/log-view.tsx bg-ink-faint',
  ...['before', 'after'].map((side) => `features/accounts/web/passkeys/or.tsx ${side}:bg-line`),
  'features/records/web/crop-frame.tsx bg-ink',
  'features/records/web/record-film.tsx bg-ink',
  ...['line', 'palm'].map((fill) => `features/profiles/web/level-bars.tsx bg-${fill}`),
  'features/profiles/web/work-line.tsx bg-gulf',
  ...['line', 'danger', 'amber', 'gulf', 'palm'].map(
    (fill) => `features/accounts/web/passwords/strength-hint.tsx bg-${fill}`,
  ),
])

test('whoever fills something with a colour that is no ground says in the same breath what is written on it', () => {
  const fills = classLists.flatMap(({ file, classes }) =>
    classes
      .map((name) => ({ name, fill: /(?:^|:)bg-([a-z-]+)(?:\/\d+)?$/.exec(name)?.[1] ?? '' }))
      .filter(({ fill }) => tokens.has(fill) && !grounds.includes(fill))
      .map(({ name, fill }) => ({
        place: `${file} ${name}`,
        isWritten: (filled as Record<string, string[]>)[fill]?.some((ink) =>
          classes.some((other) => other.replace(/^.*:/, '') === `text-${ink}`),
        ),
      })),
  )
  const unwritten = fills.filter(({ isWritten }) => !isWritten).map(({ place }) => place)
  expect(new Set(unwritten)).toEqual(bare)
  expect(fills.length).toBeGreaterThan(bare.size)
})

test('no text is written in an ornament’s colour or half transparent, but what is hidden from whoever listens', () => {
  const writing = new RegExp(
    `\\btext-(?:(?:${ornaments.join('|')})(?![\\w-])|(?:${[...tokens.keys()].join('|')})/\\d+)`,
  )
  const lines = sourceLines().map(({ file, line }) => `${file}: ${line.trim()}`)
  expect(lines.length).toBeGreaterThan(10_000)
  expect(lines.filter((line) => writing.test(line) && !/aria-hidden|<Lattice /.test(line))).toEqual(
    [],
  )
})
