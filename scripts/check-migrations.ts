import fs from 'node:fs'

const folder = 'db/migrations'
/** Those before were applied when nobody upgraded a database of others yet. */
const first = '0241'
/** Applied before constraints were looked at: what its two ask for, the release before keeps as well. */
const harmless = '0260_better_words.sql'

/** What the release before still reads or writes while both run side by side, by what takes it from it. */
const contractions: [pattern: RegExp, what: string][] = [
  [/\bdrop\s+(?:table|column|view|schema|sequence|type|function)\b/i, 'drops'],
  [/\brename\b/i, 'renames'],
  [/\balter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\b/i, 'changes the type of'],
  [/\bset\s+not\s+null\b/i, 'demands a value in'],
  [
    /\badd\s+(?:constraint\s+\S+\s+)?(?:check|unique|foreign|primary|exclude)\b/i,
    'adds a constraint to',
  ],
  [/^create\s+unique\s+index\b/i, 'adds a constraint to'],
  [
    /\badd\s+(?:column\s+)?(?!constraint|check|foreign|primary|unique)\S+\s(?![^;]*\bdefault\b)[^;,]*\bnot\s+null\b/i,
    'adds, with a demand for a value that it does not write,',
  ],
]

/** Says that since the migration that is named no release reads it any more, or writes what is refused now. */
const contract = /^-- contract: (\S+\.sql)\b/m

export interface MigrationFile {
  name: string
  sql: string
}

/** Each migration leaves the release before able to work: it expands, and contracts only what an earlier one has replaced. */
export function migrationFaults(migrations: readonly MigrationFile[]): string[] {
  return migrations
    .filter(({ name }) => name >= first && name !== harmless)
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
        !isRemadeView(statement, sql) &&
        !isOfNewColumn(statement, sql) &&
        !isWidened(statement, { name, sql }, all) &&
        !made.some((table) => concerns(statement, table)),
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

/** While others wait (`concurrently` and `using index` keep nobody from writing), or so that what broke off behind it can't be tried again. */
const buildsIndex =
  /^create (?:unique )?index\b(?! concurrently if not exists)|\badd (?:constraint \S+ )?(?:unique|primary key)\b(?! using index)/i

function indexFaults({ name, sql }: MigrationFile): string[] {
  const made = newTables(sql)
  return statementsOf(sql)
    .filter((statement) => buildsIndex.test(statement))
    .filter((statement) => !made.some((table) => concerns(statement, table)))
    .map(
      (statement) =>
        `${name} keeps writers waiting while an index is built, or can't be run again: ${statement.slice(0, 80)}. Make it "concurrently if not exists", in a migration of its own that begins with "-- outside a transaction"`,
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

/** A constraint of one column that came with the same migration: the release before leaves it empty, or as its default. */
function isOfNewColumn(statement: string, sql: string): boolean {
  const [, table, ...columns] =
    /^alter table (\S+) add constraint \S+ (?:check \("?(\w+)"? in \([^)]*\)\)|foreign key \("?(\w+)"?\)[^,]*)$/i.exec(
      statement,
    ) ?? []
  const column = columns.find((name) => name !== undefined)
  return (
    table !== undefined &&
    statementsOf(sql).some((other) => {
      const [, to = '', added = ''] =
        /^alter table (\S+) add (?:column )?(?:if not exists )?(\S+)/i.exec(other) ?? []
      return bare(to) === bare(table) && bare(added) === column
    })
  )
}

/** A list of values that is made anew within one transaction, with all those that it had. */
function isWidened(statement: string, { name, sql }: MigrationFile, all: readonly MigrationFile[]) {
  const isList = /^alter table \S+ add constraint \S+ check \("?\w+"? in \([^)]*\)\)$/i.test(
    statement,
  )
  const [widened] = isList ? listsIn(statement) : []
  if (widened === undefined) return false
  const before = all
    .filter((other) => other.name < name)
    .flatMap((other) => listsIn(statementsOf(other.sql).join(';')))
    .findLast((list) => list.constraint === widened.constraint)
  return (
    new RegExp(`drop constraint "?${widened.constraint}\\b`, 'i').test(sql) &&
    before?.column === widened.column &&
    before.values.every((value) => widened.values.includes(value))
  )
}

const listsIn = (sql: string) =>
  [...sql.matchAll(/constraint "?(\w+)"? check \("?(\w+)"? in \(([^)]*)\)\)/gi)].map(
    ([, constraint = '', column = '', list = '']) => ({
      constraint,
      column,
      values: list.split(',').map((value) => value.trim()),
    }),
  )

/** The migrations that there are, in their order. */
export const readMigrationFiles = (): MigrationFile[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: fs.readFileSync(`${folder}/${name}`, 'utf8') }))

/** The same of the migrations that are there. */
export const checkMigrations = (): string[] => migrationFaults(readMigrationFiles())
