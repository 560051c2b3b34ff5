import fs from 'node:fs'
import { trackedFiles } from './tracked-files.ts'

const capabilityOf = (file: string): string => file.split('/')[2] ?? ''

/** SQL by hand that reads or writes a table of another capability: whoever owns it gives a part of the query, or an answer. */
export function checkOwnership(): string[] {
  const files = trackedFiles()
    .filter((file) => /^src\/features\/\w+\/server\/.*(?<!\.test)\.ts$/.test(file))
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }))
  const ownerOf = new Map(
    files.flatMap(({ file, text }) =>
      [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => [name, capabilityOf(file)]),
    ),
  )
  const named = new RegExp(
    `(?:\\b(?:from|join|into|update)|,)\\s+(${[...ownerOf.keys()].join('|')})\\b`,
    'g',
  )
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(/\bsql(?:<[^`]*?>)?`[^`]*`/g)]
      .flatMap(([statement]) => [...statement.matchAll(named)])
      .filter(([, name = '']) => ownerOf.get(name) !== capabilityOf(file))
      .map(([, name = '']) => `${file}: SQL by hand on ${name}, a table of ${ownerOf.get(name)}`),
  )
}
