import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { inEachLanguage, textsIn } from '../../../platform/shared/catalogues.ts'
import { invalid } from '../../../platform/shared/errors.ts'
import { en } from '../messages.en.ts'

/** What is said of a number that can't be anyone's, for those who check many at once. */
export const phoneErrors = inEachLanguage((locale) => ({
  phoneInvalid: textsIn(en, locale).errors.phoneInvalid,
}))

/** A number as it is kept, E.164; INVALID when it can't be anyone's. For numbers that already have an account, whatever today's numbering plans say. */
export function normalPhone(typed: string, field = 'phone_number'): string {
  return read(typed, field).number
}

/** The same for a number that is about to get an account: it must be a mobile of its country, to which a text message can be sent. */
export function newMobile(typed: string, field = 'phone_number'): string {
  const phone = read(typed, field)
  const type = phone.isValid() ? phone.getType() : undefined
  if (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE') throw invalid(field, 'phoneInvalid')
  return phone.number
}

/** What stands in place of a number that somebody else was given: an account without one. */
export const releasedNumber = (userId: number): string => `released-${userId}`

/** Somebody's number; null where her account has none. */
export const ownNumber = (kept: string): string | null =>
  kept === '' || kept.startsWith('released-') ? null : kept

/** '974' of '+97433001122'. */
export const dialCodeOf = (phoneNumber: string): string =>
  read(phoneNumber, 'phone_number').countryCallingCode

function read(typed: string, field: string): PhoneNumber {
  const phone = parsePhoneNumberFromString(typed)
  if (!phone?.isPossible()) throw invalid(field, 'phoneInvalid')
  return phone
}
