import { pathToFileURL } from 'node:url'
import { addTranslations, type Catalogues } from '../shared/catalogues.ts'
import { languageOf, type Locale, locales, standard } from '../shared/locales.ts'
import { filesIn, readCatalogue } from './catalogue-files.ts'

/** Languages that say everything are read at once, each of the others when it is first spoken: they are eight tenths of the files. */
const read = new Map(
  await Promise.all(
    locales
      .filter((locale) => languageOf(locale).covers === 'whole')
      .flatMap(filesIn)
      .map(async (file) => [file, await import(pathToFileURL(file).href)] as const),
  ),
)
const modulesIn = (locale: Locale): Catalogues =>
  Object.fromEntries(filesIn(locale).map((file) => [file, read.get(file) ?? readCatalogue(file)]))

// Whoever imports this has all languages.
addTranslations(modulesIn(standard), modulesIn)
