import { pathToFileURL } from 'node:url'
import { addTranslations, type Catalogues } from '../shared/catalogues.ts'
import { standard } from '../shared/locales.ts'
import { filesIn, readCatalogue } from './catalogue-files.ts'

// Whoever imports this has all languages: English at once, another when it is first spoken, as they are nine tenths of the files.
const english = Object.fromEntries(
  await Promise.all(
    filesIn(standard).map(async (file) => [file, await import(pathToFileURL(file).href)]),
  ),
) as Catalogues
addTranslations((locale) =>
  locale === standard
    ? english
    : Object.fromEntries(filesIn(locale).map((file) => [file, readCatalogue(file)])),
)
