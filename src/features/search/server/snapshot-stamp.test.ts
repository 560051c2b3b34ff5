import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stamped } from './keep-snapshot.ts'

const sources = path.resolve(import.meta.dirname, '../../..')
const entries = ['search-index.ts', 'fit.ts', '../../profiles/server/present-facts.ts'].map(
  (name) => path.join(import.meta.dirname, name),
)
/** What runs the code and holds the rows; nothing of a record becomes otherwise by it. */
const around = /^(platform\/server\/|features\/\w+\/server\/tables\.ts$)/
const nameOf = (file: string) => path.relative(sources, file)

/** All that some files import, with what that imports, but for what is around. */
function importedBy(files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of found)
    for (const [, from = ''] of fs
      .readFileSync(file, 'utf8')
      .matchAll(/^(?:im|ex)port (?!type)[^;']* from '(\.[^']+)'/gm)) {
      const imported = path.resolve(path.dirname(file), from)
      if (!around.test(nameOf(imported))) found.add(imported)
    }
  return [...found].map(nameOf)
}

test('whatever makes of a record what the index holds is part of what a snapshot goes by', () => {
  const imported = importedBy(entries)
  expect(imported).toContain('platform/shared/normalize-for-search.ts')
  const isStamped = (file: string) => stamped.some((folder) => file.startsWith(`${folder}/`))
  expect(imported.filter((file) => !isStamped(file))).toEqual([])
})
