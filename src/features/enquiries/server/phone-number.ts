import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { invalid } from '../../../platform/shared/errors.ts'

export interface ReachablePhone {
  /** E.164. */
  number: string
  /** '+974'. */
  dialCode: string
  takesTexts: boolean
}

/** The number that was typed beside a country code, or whole with a plus; INVALID when it is nobody's in its country. */
export function readPhone({
  countryCode,
  phone,
}: {
  countryCode: string
  phone: string
}): ReachablePhone {
  const parsed = parsePhoneNumberFromString(phone.replace(/^00/, '+'), {
    defaultCallingCode: countryCode.slice(1),
  })
  if (!parsed?.isValid()) throw invalid('phone', 'phoneInvalid')
  const type = parsed.getType()
  return {
    number: parsed.number,
    dialCode: `+${parsed.countryCallingCode}`,
    takesTexts: type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE',
  }
}
