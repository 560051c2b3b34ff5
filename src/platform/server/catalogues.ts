import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { addTranslations } from '../shared/catalogues.ts'
import { locales } from '../shared/locales.ts'

const source = path.resolve(import.meta.dirname, '../..')

/** The files of all catalogues, in each language. */
export const catalogueFiles = (): string[] =>
  fs
    .globSync(`{app,features/*,gateways/*,platform/{shared,web}}/*.{${locales.join(',')}}.ts`, {
      cwd: source,
    })
    .map((file) => path.join(source, file))
    .sort()

// Whoever imports this has all languages.
addTranslations(
  Object.fromEntries(
    await Promise.all(
      catalogueFiles().map(async (file) => [file, await import(pathToFileURL(file).href)]),
    ),
  ) as Parameters<typeof addTranslations>[0],
)
