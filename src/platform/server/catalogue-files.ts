import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Locale, locales, standard } from '../shared/locales.ts'

const source = path.resolve(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)

/** The files of all catalogues, in each language. */
export function catalogueFiles(): string[] {
  const folders = ['features', 'gateways'].flatMap((parent) =>
    fs
      .readdirSync(path.join(source, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((folder) => path.join(parent, folder.name)),
  )
  const isCatalogue = new RegExp(`\\.(?:${locales.join('|')})\\.ts$`)
  return ['app', 'platform/shared', 'platform/web', ...folders]
    .map((folder) => path.join(source, folder))
    .flatMap((folder) => fs.readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => isCatalogue.test(file))
    .sort()
}

const files = catalogueFiles()
export const filesIn = (locale: Locale): string[] =>
  files.filter((file) => file.endsWith(`.${locale}.ts`))
const others = locales.filter((locale) => locale !== standard)

/** A catalogue as its module, without waiting. */
export const readCatalogue = <Module>(file: string): Module => require(file) as Module

/** A catalogue in each other language that has it, by its English file; the rest of the language is not read. */
export const inOtherLanguages = <Module>(english: string): Module[] =>
  others
    .map((locale) => english.replace(/\.\w+\.ts$/, `.${locale}.ts`))
    .filter((file) => files.includes(file))
    .map((file) => readCatalogue<Module>(file))

/** Reads the files of all languages before anybody speaks them, letting others in after each. */
export async function readAhead(): Promise<void> {
  for (const file of others.flatMap(filesIn)) {
    await setImmediate()
    readCatalogue(file)
  }
}
