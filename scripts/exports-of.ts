import fs from 'node:fs'
import { pathToFileURL } from 'node:url'

/** What a module exports as its file stands now: one that changed while a build watches is read anew. */
export const exportsOf = async (file: string): Promise<Record<string, unknown>> =>
  (await import(`${pathToFileURL(file).href}?${fs.statSync(file).mtimeMs}`)) as Record<
    string,
    unknown
  >
