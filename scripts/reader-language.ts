import fs from 'node:fs'
import path from 'node:path'
import { minify, transform } from 'rolldown/utils'
import type { Plugin } from 'vite'
import { type Locale, locales, standard } from '../src/platform/shared/locales.ts'
import { exportsOf } from './exports-of.ts'
import { isScript, readRouteManifest, type RouteManifest } from './route-manifest.ts'

const catalogue = new RegExp(`\\.${standard}\\.ts$`)
const catalogues = path.resolve(import.meta.dirname, '../src/platform/shared/catalogues.ts')
/** What a browser reads its language from; the build puts the language itself in its place. */
const reader = 'document.documentElement.lang'
const others = locales.filter((locale) => locale !== standard)
const translated = new RegExp(`\\.(${others.join('|')})\\.ts$`)

/** In the browser a catalogue holds the words of the page's language: the English module chooses among them, and the build drops the others. */
export function readerLanguage(): Plugin {
  return {
    name: 'reader-language',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    /** A translated catalogue that says another's words takes them from the English module as all others do, so that no script hands on those of one language. */
    resolveId: {
      filter: { id: translated },
      handler(source, importer) {
        const [language = ''] = translated.exec(source) ?? []
        if (!importer?.endsWith(language)) return null
        return path.resolve(path.dirname(importer), source.replace(translated, `.${standard}.ts`))
      },
    },
    load: {
      filter: { id: new RegExp(`${catalogue.source.slice(0, -1)}(\\?|$)`) },
      async handler(id) {
        const [file = '', query] = id.split('?')
        const code = query === standard ? fs.readFileSync(file, 'utf8') : await choosingModule(file)
        return { code, moduleType: 'ts' }
      },
    },
  }
}

async function choosingModule(file: string): Promise<string> {
  const english = await exportsOf(file)
  const lines = [`import * as in_${standard} from '${file}?${standard}'`]
  const sayings = new Map<string, string>()
  for (const locale of others) {
    const own = file.replace(catalogue, `.${locale}.ts`)
    if (!fs.existsSync(own)) continue
    lines.push(`import * as in_${locale} from '${own}'`)
    const translated = await exportsOf(own)
    for (const name of Object.keys(english)) {
      const named = name === standard ? locale : name
      if (translated[named] === undefined) continue
      const whole = isWhole(english[name], translated[named])
      const said = `in_${locale}.${named}`
      sayings.set(
        name,
        `${sayings.get(name) ?? ''}${reader} === '${locale}' ? ${whole ? said : `complete(in_${standard}.${name}, ${said}, '${locale}')`} : `,
      )
    }
  }
  if (lines.length > 1) lines.push(`import { complete } from '${catalogues}'`)
  for (const name of Object.keys(english))
    lines.push(`export const ${name} = ${sayings.get(name) ?? ''}in_${standard}.${name}`)
  return lines.join('\n')
}

/** Whether a language has words for all that English says. */
function isWhole(english: unknown, own: unknown): boolean {
  if (own === undefined) return false
  if (typeof english !== 'object' || english === null || Array.isArray(english)) return true
  return Object.entries(english).every(([name, text]) =>
    isWhole(text, (own as Record<string, unknown>)[name]),
  )
}

/** Writes the scripts of a build anew for each language, below a folder of its tag: each with the words of that language alone. */
export async function splitLanguages(client: string): Promise<void> {
  const assets = path.join(client, 'assets')
  const scripts = new Map(
    fs
      .readdirSync(assets)
      .filter(isScript)
      .map((name) => [name, fs.readFileSync(path.join(assets, name), 'utf8')]),
  )
  const manifest = readRouteManifest(assets)
  for (const locale of locales) {
    fs.mkdirSync(path.join(assets, locale))
    await Promise.all(
      Array.from(scriptsOf(manifest, locale, scripts), async (name) => {
        const code = await inLanguage(name, scripts.get(name) ?? '', locale)
        fs.writeFileSync(
          path.join(assets, locale, name),
          // What a script asks for later lies beside it.
          code.replaceAll(/(?<=["'`,/])assets\/(?=[\w.-]+\.js)/g, `assets/${locale}/`),
        )
      }),
    )
  }
  for (const name of scripts.keys()) fs.rmSync(path.join(assets, name))
}

/** The scripts that the pages of a language name, and those that they name in turn. */
function scriptsOf(
  { entry, routes }: RouteManifest,
  locale: Locale,
  scripts: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const own = Object.entries(routes).filter(([id]) => id === 'root' || id.startsWith(`${locale}:`))
  const found = new Set<string>()
  const texts = [JSON.stringify([entry, own])]
  for (let text = texts.pop(); text !== undefined; text = texts.pop())
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      const script = scripts.get(name)
      if (script === undefined || found.has(name)) continue
      found.add(name)
      texts.push(script)
    }
  return found
}

async function inLanguage(name: string, code: string, locale: Locale): Promise<string> {
  if (!code.includes(reader)) return code
  const { code: decided, errors } = await transform(name, code, {
    define: { [reader]: JSON.stringify(locale) },
  })
  const small = await minify(name, decided, {
    module: true,
    compress: { unused: true },
    mangle: { toplevel: true },
  })
  if (errors.length > 0 || small.errors.length > 0)
    throw new Error(`${name} can't be put into ${locale}: ${[...errors, ...small.errors].join()}`)
  return small.code
}
