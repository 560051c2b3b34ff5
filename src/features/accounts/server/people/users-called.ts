import { type Column, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { holdsWords } from '../../../../platform/server/paged.ts'
import { normalizeForSearch } from '../../../../platform/shared/normalize-for-search.ts'
import { users } from '../tables.ts'

/** Each word is a part of name, number or address; a number alone may be the id. */
export function isCalled(q: string): SQL | undefined {
  const byText = holdsWords(users.searchText, q)
  return /^\d{1,12}$/.test(normalizeForSearch(q).trim())
    ? or(byText, eq(users.id, Number(normalizeForSearch(q).trim())))
    : byText
}

/** The ids of those whom a name, number or address means, as a part of another query. */
export const usersCalled = ({ db }: Pick<Context, 'db'>, q: string) =>
  db.select({ id: users.id }).from(users).where(isCalled(q))

/** What someone is found by, folded, by the column of another query that holds the account's id. */
export const searchTextOf = (accountId: Column): SQL =>
  sql`(select ${users.searchText} from ${users} where ${users.id} = ${accountId})`
