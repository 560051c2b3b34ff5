import crypto from 'node:crypto'
import { parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'

/** The sheet as a file; pages carry the part of it that they show (src/app/pages/page-styles.ts finds it by this name). */
const sheetName = (css: string): string =>
  `assets/app-${crypto.createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`

/**
 * Utilities under names of two letters, in the sheet and wherever a text of the program names them, and the sheet as a file of its own. Pages
 * are a quarter smaller by it. As written stay names of one plain word, such as `grid` or `hit`: texts that are no classes hold them too; and
 * `later-*`, which the browser looks for by name (ui/defer-layout.ts).
 */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/app\.css\?inline$/ },
      handler(code) {
        const css = JSON.parse(/^export default (".*");?\s*$/s.exec(code)?.[1] ?? '""') as string
        if (this.environment.name === 'client') sheet = css
        // Server and browser are built by one program, and have to say the same.
        names ??= namesFor(css)
      },
    },
    renderChunk(code) {
      if (names === undefined) throw new Error('The style sheet is not part of the program.')
      return { code: withShortNames(code, names), map: null }
    },
    generateBundle() {
      if (this.environment.name !== 'client' || sheet === undefined || names === undefined) return
      const source = shortSheet(sheet, names).replace(
        /__VITE_ASSET__([\w$]+)__/g,
        (_, file: string) => `/${this.getFileName(file)}`,
      )
      this.emitFile({ type: 'asset', fileName: sheetName(source), source })
    },
  }
}

type Names = ReadonlyMap<string, string>

let sheet: string | undefined
let names: Names | undefined

const className = /\.(?!\d)((?:\\[0-9a-f]{1,6} ?|\\.|[a-z_\d-]|[^\0-\x7f])+)/gi
const unescaped = (name: string): string =>
  name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(parseInt(code, 16)),
  )

/** The short names of what a sheet's selectors name. */
export function namesFor(css: string): Names {
  const all = new Set(
    [...selectorsOf(css)].flatMap((text) =>
      [...text.matchAll(className)].map(([, name = '']) => unescaped(name)),
    ),
  )
  const long = [...all].filter((name) => /[^a-z\d]/i.test(name) && !name.includes('later-')).sort()
  const free = shortNames(all)
  return new Map(long.map((name) => [name, free.next().value!]))
}

/** What stands before each brace that opens. */
const selectorsOf = (css: string) => css.match(/[^{};]+(?=\{)/g) ?? []

/** The sheet with its selectors shortened. */
export const shortSheet = (css: string, short: Names): string =>
  css.replace(/[^{};]+(?=\{)/g, (selector) =>
    selector.replace(className, (whole, name: string) => {
      const found = short.get(unescaped(name))
      return found === undefined ? whole : `.${found}`
    }),
  )

function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  for (const first of letters)
    for (const second of letters) if (!taken.has(first + second)) yield first + second
  throw new Error('There are more classes than names of two letters.')
}

/** A program whose texts name classes by their short names. */
export function withShortNames(code: string, short: Names): string {
  const edits: { start: number; end: number; text: string }[] = []
  const edit = (start: number, end: number, open: { before: boolean; after: boolean }) => {
    const raw = code.slice(start, end)
    const text = shortened(raw, short, open)
    if (text !== raw) edits.push({ start, end, text })
  }
  const keys = new Set<unknown>()
  const { program, errors } = parseSync('chunk.js', code, { lang: 'js', sourceType: 'module' })
  if (errors.length > 0) throw new Error(errors[0]!.message)
  new Visitor({
    Property({ key, computed }) {
      if (!computed) keys.add(key)
    },
    Literal(node) {
      if (typeof node.value === 'string' && !keys.has(node))
        edit(node.start + 1, node.end - 1, { before: false, after: false })
    },
    TemplateLiteral({ quasis }) {
      quasis.forEach(({ start, end }, place) =>
        edit(start, end, { before: place > 0, after: place < quasis.length - 1 }),
      )
    },
  }).visit(program)
  let made = ''
  let from = 0
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    made += code.slice(from, start) + text
    from = end
  }
  return made + code.slice(from)
}

/** A list of classes with its names shortened; what touches an inserted value is part of a name only. */
function shortened(
  raw: string,
  short: Names,
  { before, after }: { before: boolean; after: boolean },
): string {
  const parts = raw.split(/(\s|\\n)/)
  return parts
    .map((part, place) =>
      (before && place === 0) || (after && place === parts.length - 1)
        ? part
        : (short.get(part.replaceAll('\\', '')) ?? part),
    )
    .join('')
}
