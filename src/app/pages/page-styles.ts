import fs from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { PageInParts, PagePart } from '../../platform/web/keep-parts.ts'
import { sheetPlace } from '../../platform/web/script-mark.ts'

const assets = path.resolve(import.meta.dirname, '../../../build/client/assets')
/** Pages of one kind show the same classes but for a few; each set costs about a millisecond. */
const setsKept = 100

/** A style sheet as a file of the build, and what a page shows of it. */
export interface Sheet {
  path: string
  /** `shown` are classes, kinds of elements such as `<p`, and types of fields such as `type="date"`. */
  partFor: (shown: ReadonlySet<string>) => string
}

type Page = Pick<PageInParts, 'html' | 'parts'>

/**
 * A page with the part of the sheet in it that its own elements need, so that it is painted without waiting for another answer; the whole sheet is a
 * file that the page asks for before its scripts wake it. A page without a place for them stays as it is.
 */
export function withStyles({ html, parts }: Page, sheet: () => Sheet): string {
  const opening = /<style data-app[^>]*>(?=<\/style>)/.exec(html)
  if (opening === null) return html
  const { path, partFor } = sheet()
  const at = opening.index + opening[0].length
  // Behind the sheet's link stand scripts alone.
  const end = html.indexOf(sheetPlace)
  const rest = shownBy(end === -1 ? html : html.slice(0, end))
  const shown = new Set([rest, ...parts.map(shownByPart)].flat())
  return (
    html.slice(0, at) +
    partFor(shown) +
    html.slice(at).replace(`href="${sheetPlace}"`, `href="${path}"`)
  )
}

const inParts = new WeakMap<PagePart, string[]>()
function shownByPart(part: PagePart): string[] {
  const shown = inParts.get(part) ?? shownBy(part.html)
  inParts.set(part, shown)
  return shown
}

/** Kinds of elements, types of fields, and classes, each once. */
function shownBy(html: string): string[] {
  const found = new Set<string>()
  for (const match of new Set(html.match(/<[a-z]+\d?| type="[^"]*"| class="[^"]*"/g)))
    if (!match.startsWith(' class')) found.add(match.trim())
    else for (const name of match.slice(' class="'.length, -1).split(' ')) found.add(name)
  return [...found]
}

/** The sheet that `npm run build` left. */
export function builtSheet(): Sheet {
  if (built !== undefined) return built
  const file = fs.readdirSync(assets).find((name) => /^app-[\w-]+\.css$/.test(name))
  if (file === undefined) throw new Error('The pages were built without their style sheet.')
  built = sheetOf(`/assets/${file}`, fs.readFileSync(path.join(assets, file), 'utf8'))
  return built
}
let built: Sheet | undefined

export function sheetOf(path: string, css: string): Sheet {
  const rules = readRules(css)
  const known = new Set<string>()
  forEachSelector(rules, ({ all, any }) => {
    for (const name of [...all, ...any]) known.add(name)
  })
  const parts = new LRUCache<string, string>({ max: setsKept })
  return {
    path,
    partFor(all) {
      const shown = [...all].filter((name) => known.has(name)).sort()
      const key = shown.join(' ')
      const kept = parts.get(key)
      if (kept !== undefined) return kept
      const part = partOf(rules, new Set(shown))
      parts.set(key, part)
      return part
    },
  }
}

/** What a selector needs a page to show: each of `all`, and where that is empty one of `any`. */
interface Selector {
  text: string
  all: string[]
  any: string[]
}
type Rule =
  | { kind: 'text'; text: string }
  /** Of use to nobody who doesn't name it. */
  | { kind: 'variable'; name: string; text: string }
  | { kind: 'style'; selectors: Selector[]; body: string }
  | { kind: 'group'; prelude: string; rules: Rule[] }

function forEachSelector(rules: Rule[], look: (selector: Selector) => void): void {
  for (const rule of rules)
    if (rule.kind === 'group') forEachSelector(rule.rules, look)
    else if (rule.kind === 'style') rule.selectors.forEach(look)
}

function partOf(rules: Rule[], has: ReadonlySet<string>): string {
  const used = new Set<string>()
  const styles = rules.map((rule) =>
    rule.kind === 'group' || rule.kind === 'style'
      ? { kind: 'text' as const, text: textOf(rule, has) }
      : rule,
  )
  for (const { text } of styles)
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) used.add(name)
  return styles
    .map((rule) => (rule.kind === 'variable' && !used.has(rule.name) ? '' : rule.text))
    .join('')
}

function textOf(rule: Rule, has: ReadonlySet<string>): string {
  if (rule.kind === 'group') {
    const inside = rule.rules.map((one) => textOf(one, has)).join('')
    if (inside !== '') return `${rule.prelude}{${inside}}`
    // Which layer comes first is said by the first mention.
    return rule.prelude.startsWith('@layer') ? `${rule.prelude};` : ''
  }
  if (rule.kind !== 'style') return rule.text
  const selectors = rule.selectors.filter(({ all, any }) =>
    all.length > 0
      ? all.every((name) => has.has(name))
      : any.length === 0 || any.some((name) => has.has(name)),
  )
  return selectors.length === 0 ? '' : `${selectors.map(({ text }) => text).join()}{${rule.body}}`
}

/** For browsers that know no declared variables; what it says of those is of use once all styles are there. */
const olderBrowsers = '@layer properties'
/** What nobody sees before the whole sheet is there: what is pointed at or has the focus, and how one look or page becomes another. */
const touched = /:hover|:active|:focus|::view-transition/
const transition = /^((transition-[a-z]+|--tw-(duration|ease)):[^;]*(;|$))+$/
const groups = /^@(layer|media|supports|starting-style|container)\b/

/** Reads a sheet as the build writes it: nothing nested in styles, and no comment but the first. */
function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  let from = 0
  while (from < css.length) {
    const end = css.slice(from).search(/[{;]/) + from
    if (end < from) break
    const prelude = css.slice(from, end).replace(/^\s*\/\*[\s\S]*?\*\/\s*/, '')
    if (css[end] === ';') {
      rules.push({ kind: 'text', text: `${prelude};` })
      from = end + 1
      continue
    }
    const close = closingBrace(css, end)
    rules.push(ruleOf(prelude, css.slice(end + 1, close)))
    from = close + 1
  }
  return rules
}

function ruleOf(prelude: string, body: string): Rule {
  if (prelude === '@media print') return { kind: 'text', text: '' }
  if (groups.test(prelude))
    return { kind: 'group', prelude, rules: prelude === olderBrowsers ? [] : readRules(body) }
  const [, variable] = /^@property (--[\w-]+)$/.exec(prelude) ?? []
  if (variable !== undefined)
    return { kind: 'variable', name: variable, text: `${prelude}{${body}}` }
  if (prelude.startsWith('@')) return { kind: 'text', text: `${prelude}{${body}}` }
  if (transition.test(body)) return { kind: 'text', text: '' }
  const selectors = splitOutside(prelude).filter(
    (selector) => !touched.test(withoutCalls(selector, /:not\(/)),
  )
  return { kind: 'style', selectors: selectors.map(selectorOf), body }
}

function closingBrace(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    else if (css[at] === '}' && (depth -= 1) === 0) return at
  }
  throw new Error('A brace of the style sheet is not closed.')
}

/** A list of selectors, apart at the commas that stand in no parentheses. */
function splitOutside(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}

function selectorOf(text: string): Selector {
  const certain = withoutCalls(text, /:not\(/)
  const outside = withoutCalls(certain, /\(/)
  const any = [...typesFor(text), ...namesIn(certain)]
  return { text, all: [...kindsIn(outside), ...namesIn(outside)], any }
}

/** Without the parentheses that `opening` ends with, and what stands in them. */
function withoutCalls(text: string, opening: RegExp): string {
  const found = opening.exec(text)
  if (found === null) return text
  const inside = found.index + found[0].length
  let depth = 1
  let at = inside
  for (; at < text.length && depth > 0; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
  }
  return withoutCalls(text.slice(0, found.index) + text.slice(at), opening)
}

/** What a browser makes a field of, by the types of fields that have it. */
const madeOf: [part: RegExp, types: string[]][] = [
  [/::-webkit-(date|calendar)/, ['date', 'datetime-local', 'month', 'time', 'week']],
  [/::-webkit-search/, ['search']],
  [/::-webkit-(inner|outer)-spin/, ['number']],
  [/::file-selector/, ['file']],
]
const typesFor = (selector: string): string[] =>
  madeOf
    .filter(([part]) => part.test(selector))
    .flatMap(([, types]) => types.map((type) => `type="${type}"`))

const kindsIn = (selector: string): string[] =>
  [...selector.matchAll(/(?<=^|[\s>+~])[a-z]+\d?/g)].map(([kind]) => `<${kind}`)

const namesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.(?!\d)((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  )
