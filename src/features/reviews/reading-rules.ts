import { words } from '../../platform/shared/normalize-for-search.ts'
import type { DocumentKind } from '../profiles/choices.ts'
import type { CheckItem } from '../profiles/check-choices.ts'

// What an operator reads from a paper beside what the record says of it: the same rule on the screen and on the server.

/** What is compared, in the order of the form. */
export const readingFields = [
  'document_type',
  'profile_name',
  'name',
  'number',
  'expiry_date',
] as const
export type ReadingField = (typeof readingFields)[number]

/** Why a field that differs is good all the same. */
export type Differences = Partial<Record<ReadingField, string>>

/** What the paper says, as whoever opened it typed it; null where the paper bears no such thing. */
export interface Reading {
  document_type: DocumentKind
  name: string
  number: string | null
  expiry_date: string | null
}

/** What the record says of the paper, and whose profile it is to speak for. */
export interface PaperRecord extends Omit<Reading, 'name'> {
  name: string | null
  profile_name: string
}

/** Which kinds of paper speak for what; references need none. */
export const kindsOf: Record<CheckItem, readonly DocumentKind[]> = {
  identity: ['passport', 'id_proof'],
  licence: ['driving_license'],
  medical: ['other', 'professional_certificate'],
  references: ['other', 'professional_certificate'],
}

/** Papers that always bear a number and an end. */
export const bearsNumberAndEnd = (item: CheckItem): boolean =>
  item === 'identity' || item === 'licence'

/** Whether a paper's record says enough to be compared with it. */
export function saysSomething(
  { name, number, expiry_date }: PaperRecord,
  item: CheckItem,
): boolean {
  return bearsNumberAndEnd(item)
    ? number !== null && expiry_date !== null
    : name !== null || number !== null || expiry_date !== null
}

/** Each field that the record states or the paper bears, and whether the two agree. */
export function compareReading(record: PaperRecord, read: Reading): Map<ReadingField, boolean> {
  const compared = new Map<ReadingField, boolean>([
    ['document_type', record.document_type === read.document_type],
    ['profile_name', sameName(record.profile_name, read.name)],
  ])
  if (record.name !== null) compared.set('name', sameName(record.name, read.name))
  if (record.number !== null || read.number !== null)
    compared.set('number', sameNumber(record.number, read.number))
  if (record.expiry_date !== null || read.expiry_date !== null)
    compared.set('expiry_date', record.expiry_date === read.expiry_date)
  return compared
}

/** The same words in any order and spelling of case and accents: passports put the surname first. */
export function sameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => words(name).toSorted().join(' '))
  return first === second && first !== ''
}

const sameNumber = (one: string | null, other: string | null): boolean =>
  words(one ?? '').join('') === words(other ?? '').join('')
