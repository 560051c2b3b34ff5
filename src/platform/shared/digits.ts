/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits as 0-9; everything else as it was. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/** A number as it is typed in either script, without its thousands separators and with a point: '١٬٩٠٠٫٥' is 1900.5. */
export const plainNumber = (text: string): string =>
  latinDigits(text.trim()).replace(/[,٬]/g, '').replace('٫', '.')

/** Only the digits of a text, in Latin. */
export const digitsOnly = (text: string): string => latinDigits(text).replace(/\D/g, '')

/**
 * 1,091 in both languages, and 1,091.5: at most three decimals. Groups by hand: the browser's own formatter of numbers, once made, has
 * held a slow phone up for 100 ms.
 */
export const formatNumber = (value: number): string =>
  groupThousands(String(Math.round(value * 1000) / 1000))

/** Commas between the thousands of a number in plain digits. */
export function groupThousands(digits: string): string {
  const [whole = '', ...fraction] = digits.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}
