import type { Context } from '../../../../platform/server/context.ts'
import { words } from '../../../../platform/shared/normalize-for-search.ts'
import { listPossibleDuplicates, type PossibleDuplicate } from '../../../records/server/index.ts'
import type { Duplicate } from '../../import-contract.ts'
import type { CheckedRow } from './check-rows.ts'

type Person = Pick<PossibleDuplicate, 'fullName'> &
  Partial<Pick<PossibleDuplicate, 'phoneNumber' | 'dateOfBirth' | 'nationality'>>

/** Two names are one when they have the same words, in any order and spelling of accents and case. */
const personKey = ({ fullName, dateOfBirth, nationality }: Person): string | null =>
  dateOfBirth && nationality
    ? [[...words(fullName)].sort().join(' '), dateOfBirth, nationality].join('|')
    : null

/** Who of the file may be someone that is there already: in a row above, or among the agency's own candidates. By the number of the row. */
export async function findDuplicates(
  ctx: Context,
  agencyId: number,
  rows: readonly CheckedRow[],
): Promise<Map<number, Duplicate[]>> {
  const people = rows.flatMap(({ record }) => (record === null ? [] : [record]))
  const given = (values: (string | null | undefined)[]) => [
    ...new Set(values.filter((value) => typeof value === 'string')),
  ]
  const candidates = await listPossibleDuplicates(ctx, agencyId, {
    phoneNumbers: given(people.map(({ phoneNumber }) => phoneNumber)),
    birthDates: given(people.map(({ dateOfBirth }) => dateOfBirth)),
  })
  const records = finder(candidates, (candidate) => ({
    of: 'record' as const,
    row: null,
    candidate_id: candidate.id,
    name: candidate.fullName,
  }))
  const above = finder<Person & { number: number }>([], (row) => ({
    of: 'file' as const,
    row: row.number,
    candidate_id: null,
    name: row.fullName,
  }))
  const duplicates = new Map<number, Duplicate[]>()
  for (const { number, record } of rows) {
    if (record === null) continue
    const found = [...records.find(record), ...above.find(record)]
    if (found.length > 0) duplicates.set(number, found)
    above.add({ ...record, number })
  }
  return duplicates
}

/** Finds people by their number, and by name, day of birth and nationality. */
function finder<P extends Person>(
  people: readonly P[],
  describe: (person: P) => Omit<Duplicate, 'by'>,
) {
  const byPhone = new Map<string, P>()
  const byPerson = new Map<string, P>()
  const add = (person: P) => {
    const key = personKey(person)
    if (person.phoneNumber && !byPhone.has(person.phoneNumber))
      byPhone.set(person.phoneNumber, person)
    if (key !== null && !byPerson.has(key)) byPerson.set(key, person)
  }
  people.forEach(add)
  const find = (person: Person): Duplicate[] => {
    const samePhone = person.phoneNumber ? byPhone.get(person.phoneNumber) : undefined
    const key = personKey(person)
    const samePerson = key === null ? undefined : byPerson.get(key)
    return [
      ...(samePhone ? [{ ...describe(samePhone), by: 'phone' as const }] : []),
      ...(samePerson && samePerson !== samePhone
        ? [{ ...describe(samePerson), by: 'person' as const }]
        : []),
    ]
  }
  return { add, find }
}
