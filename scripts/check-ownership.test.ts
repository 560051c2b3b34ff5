import { expect, test } from 'vitest'
import { foreignTables } from './check-ownership.ts'

const tables = {
  file: 'src/features/agencies/server/tables.ts',
  text: "export const agencies = pgTable('agencies', {})",
}
const found = (text: string) =>
  foreignTables([tables, { file: 'src/features/hiring/server/some-query.ts', text }])
const fault =
  'src/features/hiring/server/some-query.ts: SQL by hand on agencies, a table of agencies'

test.each([
  ['alone', 'sql`select 1 from agencies`'],
  ['with a type', "sql<'a' | 'b'>`select 1 from agencies`"],
  ['with a type that holds a text', 'sql<`a${string}`>`select 1 from agencies`'],
  ['in a list', 'sql`select 1 from ${mine}, agencies`'],
  ['behind another text', "sql`select ${is ? sql`a` : sql`'}'`} from agencies`"],
  ['within another text', 'sql`select ${is ? sql`(select 1 from agencies)` : none}`'],
  ['behind a text of another kind', 'sql`select ${sql.raw(`"${name}"`)} from agencies`'],
  ['behind an escaped backtick', 'sql`select \\`a\\` from agencies`'],
])('a table of another capability is found in SQL by hand: %s', (_, text) => {
  expect(found(`const query = ${text}`)).toEqual([fault])
})

test.each([
  ['a word of another text', 'sql`select ${mine}`; const words = `chosen from agencies`'],
  ['a part of a name', 'sql`select 1 from agencies_of_old`'],
  ['a value', 'sql`select 1 from ${agencies}`'],
])('what is no table in SQL by hand is let be: %s', (_, text) => {
  expect(found(`const query = ${text}`)).toEqual([])
})

test('whoever owns a table names it as it likes', () => {
  const own = { file: 'src/features/agencies/server/own.ts', text: 'sql`select 1 from agencies`' }
  expect(foreignTables([tables, own])).toEqual([])
})
