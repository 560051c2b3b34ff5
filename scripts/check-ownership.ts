import fs from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { trackedFiles } from './tracked-files.ts'

interface Source {
  file: string
  text: string
}

const capabilityOf = (file: string): string => file.split('/')[2] ?? ''

/** SQL by hand that reads or writes a table of another capability: whoever owns it gives a part of the query, or an answer. */
export const checkOwnership = (): string[] =>
  foreignTables(
    trackedFiles()
      .filter((file) => /^src\/features\/\w+\/server\/.*(?<!\.test)\.ts$/.test(file))
      .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') })),
  )

export function foreignTables(sources: readonly Source[]): string[] {
  const ownerOf = new Map(
    sources.flatMap(({ file, text }) =>
      [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => [name, capabilityOf(file)]),
    ),
  )
  const named = new RegExp(
    `(?:\\b(?:from|join|into|update)|,)\\s+(${[...ownerOf.keys()].join('|')})\\b`,
    'g',
  )
  return sources.flatMap((source) =>
    statementsOf(source)
      .flatMap((statement) => [...statement.matchAll(named)])
      .filter(([, name = '']) => ownerOf.get(name) !== capabilityOf(source.file))
      .map(
        ([, name = '']) =>
          `${source.file}: SQL by hand on ${name}, a table of ${ownerOf.get(name)}`,
      ),
  )
}

/** The words of each `sql` text; of one within another, each has its own. */
function statementsOf({ file, text }: Source): string[] {
  if (!/\bsql\b/.test(text)) return []
  const statements: string[] = []
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      statements.push(quasi.quasis.map(({ value }) => value.raw).join('$'))
    },
  }).visit(parseSync(file, text).program)
  return statements
}
