/** Arabic-Indic (٠-٩) and Persian (۰-۹) digits as 0-9; everything else as it was. */
export const latinDigits = (text: string): string => text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

/** Only the digits of a text, in Latin. */
export const digitsOnly = (text: string): string => latinDigits(text).replace(/\D/g, '')
