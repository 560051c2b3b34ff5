import fs from 'node:fs'

const folder = 'db/migrations'
/** Those before were applied when nobody upgraded a database of others yet. */
const first = '0300'

/** What the release before still reads or writes while both run side by side, by what takes it from it. */
const contractions: [pattern: RegExp, what: string][] = [
  [/\bdrop\s+(?:table|column|view|schema|sequence|type|function)\b/i, 'drops'],
  [/\brename\b/i, 'renames'],
  [/\balter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\b/i, 'changes the type of'],
  [/\bset\s+not\s+null\b/i, 'demands a value in'],
  [
    /\badd\s+(?:column\s+)?(?!constraint|check|foreign|primary|unique)\S+\s(?![^;]*\bdefault\b)[^;,]*\bnot\s+null\b/i,
    'adds, with a demand for a value that it does not write,',
  ],
]

/** Says that the release before last has stopped reading it, since the migration that is named. */
const contract = /^-- contract: (\S+\.sql)\b/m

export interface MigrationFile {
  name: string
  sql: string
}

/** Each migration leaves the release before able to work: it expands, and contracts only what an earlier one has replaced. */
export function migrationFaults(migrations: readonly MigrationFile[]): string[] {
  return migrations
    .filter(({ name }) => name >= first)
    .flatMap((migration) => [
      ...contractionFaults(migration, migrations),
      ...indexFaults(migration),
    ])
}

function contractionFaults({ name, sql }: MigrationFile, all: readonly MigrationFile[]): string[] {
  const since = contract.exec(sql)?.[1]
  if (since !== undefined)
    return since < name && all.some((other) => other.name === since)
      ? []
      : [`${name} contracts since ${since}, which is no migration before it`]
  const made = newTables(sql)
  return statementsOf(sql)
    .filter(
      (statement) =>
        !isRemadeView(statement, sql) && !made.some((table) => concerns(statement, table)),
    )
    .flatMap((statement) =>
      contractions
        .filter(([pattern]) => pattern.test(statement))
        .map(
          ([, what]) =>
            `${name} ${what} what the release before uses: ${statement.slice(0, 80)}. Expand now, and contract in a later release with "-- contract: <the migration that replaced it>"`,
        ),
    )
}

function indexFaults({ name, sql }: MigrationFile): string[] {
  const made = newTables(sql)
  return statementsOf(sql)
    .filter((statement) => /^create\s+(?:unique\s+)?index\b(?!\s+concurrently)/i.test(statement))
    .filter((statement) => !made.some((table) => concerns(statement, table)))
    .map(
      (statement) =>
        `${name} keeps writers waiting while an index is built: ${statement.slice(0, 80)}. Make it concurrently, in a migration of its own that begins with "-- outside a transaction"`,
    )
}

const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '')

const bare = (name: string): string => name.replaceAll('"', '').replace(/^public\./, '')

const newTables = (sql: string): string[] =>
  [...sql.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?([\w".]+)/gi)].map(([, name = '']) =>
    bare(name),
  )

/** Whether a statement is about a table: its name stands behind `table` or `on`. */
const concerns = (statement: string, table: string): boolean =>
  [...statement.matchAll(/\b(?:table|on)\s+(?:if exists\s+|only\s+)?([\w".]+)/gi)].some(
    ([, name = '']) => bare(name) === table,
  )

/** A view is made anew with what its table has more, within one transaction: nobody sees it missing. */
const isRemadeView = (statement: string, sql: string): boolean => {
  const dropped = /^drop\s+view\s+(?:if\s+exists\s+)?([\w".]+)/i.exec(statement)?.[1]
  return (
    dropped !== undefined &&
    [...sql.matchAll(/create\s+(?:or\s+replace\s+)?view\s+([\w".]+)/gi)].some(
      ([, made = '']) => bare(made) === bare(dropped),
    )
  )
}

/** The same of the migrations that are there. */
export const checkMigrations = (): string[] =>
  migrationFaults(
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => ({ name, sql: fs.readFileSync(`${folder}/${name}`, 'utf8') })),
  )
