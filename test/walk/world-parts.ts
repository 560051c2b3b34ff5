import type { Endpoint, Input, Output } from '../../src/platform/shared/endpoint.ts'
import type { CallOptions, TestApp } from '../harness.ts'
import { formOf } from '../samples.ts'

export interface Person {
  id: number
  token: string
}

/** What an address or a body names: an id, a number of an invoice, the secret of a link. */
export type RecordName = number | string

export interface World {
  /** By what they are to each other; the roles of their accounts are in `rolesOfPeople`. */
  people: Record<PersonName, Person>
  records: Record<string, RecordName>
  /** Words that stand in this world's private data and nowhere else. */
  marks: readonly string[]
}

/** Everybody of a world, by the role of the account. */
export const rolesOfPeople = {
  household: 'employer',
  hired: 'jobseeker',
  seeker: 'jobseeker',
  newcomer: 'jobseeker',
  owner: 'agency',
  editor: 'agency',
  viewer: 'agency',
  invited: 'agency',
} as const
export type PersonName = keyof typeof rolesOfPeople
export const personNames = Object.keys(rolesOfPeople) as PersonName[]

export interface WorldParts {
  app: TestApp
  /** Two who may do everything: the second reading of an identity is another's. */
  operators: readonly [Person, Person]
}

export interface Making extends WorldParts {
  /** A word that nobody else has said. */
  mark(): string
  /** A mobile number of Qatar that is a mark. */
  phone(): string
  /** An address that is a mark. */
  email(): string
}

const letters = (count: number): string =>
  [...String(count).padStart(5, '0')].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')

let said = 0

/** Keeps the words that a world says in private. */
export function openMarks() {
  const all: string[] = []
  const keep = (word: string) => {
    all.push(word)
    return word
  }
  return {
    all,
    mark: () => keep(`Zx${letters(++said)}`),
    phone: () => `+974${keep(`3377${String(++said).padStart(4, '0')}`)}`,
    email: () => `${keep(`zx${letters(++said)}`)}@example.com`,
  }
}

/** Makes a call that must succeed. */
export async function ask<E extends Endpoint>(
  { app }: Pick<WorldParts, 'app'>,
  endpoint: E,
  input: Input<E> | Record<string, unknown>,
  options: CallOptions = {},
): Promise<Output<E>> {
  const answer = await app.call(endpoint, input, options)
  if (answer.status >= 300)
    throw new Error(`${endpoint.method} ${endpoint.path} made no record: ${answer.body}`)
  return answer.data
}

/** Sends a form with files that must be taken. */
export async function sendForm<T>(
  { app }: Pick<WorldParts, 'app'>,
  endpoint: Endpoint,
  { token }: Person,
  fields: Record<string, string>,
  files: Parameters<typeof formOf>[1],
): Promise<T> {
  const { payload, headers } = formOf(fields, files)
  const answer = await app.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, key: string) => fields[key] ?? key),
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  if (answer.statusCode >= 300)
    throw new Error(`${endpoint.method} ${endpoint.path} made no record: ${answer.body}`)
  return answer.json<{ data: T }>().data
}

/** The one row of a question to the database, where no answer tells it. */
export async function valueOf<T>(
  { app }: Pick<WorldParts, 'app'>,
  query: string,
  values: unknown[] = [],
): Promise<T> {
  const { rows } = await app.connection.pool.query<Record<string, T>>(query, values)
  const [value] = Object.values(rows[0] ?? {})
  if (value === undefined) throw new Error(`nothing is found by ${query}`)
  return value
}

/** What a message to somebody brought with it. */
export function linkIn({ app }: Pick<WorldParts, 'app'>, to: string, pattern: RegExp): string {
  const found = pattern.exec(app.lastMessage(to)?.text ?? '')?.[1]
  if (found === undefined) throw new Error(`no link like ${pattern} was sent to ${to}`)
  return found
}
