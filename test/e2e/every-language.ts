import { pathToFileURL } from 'node:url'
import { catalogueFiles } from '../../src/platform/server/catalogue-files.ts'
import { addTranslations, type Catalogues } from '../../src/platform/shared/catalogues.ts'

// Journeys have all languages at once: what runs them reads modules its own way, and none without waiting.
const files = catalogueFiles().map(
  async (file) => [file, await import(pathToFileURL(file).href)] as const,
)
const all: Catalogues = Object.fromEntries(await Promise.all(files))
addTranslations(() => all)
