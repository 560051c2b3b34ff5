import type { Person } from '../../../platform/server/personal-data.ts'
import { latinDigits } from '../../../platform/shared/digits.ts'

const shortest = 3
const mark = '—'
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Whole words of any script. */
const word = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, 'giu')

/** A text that someone wrote about a person, without what names her: her name, each part of it, her number and her address. */
export function withoutPerson(
  text: string,
  { fullName, phoneNumber, email }: Pick<Person, 'fullName' | 'phoneNumber' | 'email'>,
): string {
  const parts = fullName.split(/\s+/).filter((part) => part.length >= shortest)
  const names = [...(email === null ? [] : [email]), fullName, ...parts].filter(
    (name) => name.trim() !== '',
  )
  const named = names.reduce((left, name) => left.replace(word(name), mark), text)
  return named.replace(/\+?[\d٠-٩](?:[\s().-]*[\d٠-٩]){6,}/g, (number) =>
    isSameNumber(number, phoneNumber) ? mark : number,
  )
}

/** With the country's code or without, however it is spaced. */
function isSameNumber(number: string, phoneNumber: string): boolean {
  const digits = latinDigits(number).replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 7 && phoneNumber.replace(/\D/g, '').endsWith(digits)
}
