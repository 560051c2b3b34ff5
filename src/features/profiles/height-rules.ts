/** Centimetres in one inch, by definition. */
const cmPerInch = 2.54

/** A height in whole feet and inches, rounded to the nearest inch. */
export function feetAndInches(cm: number): { feet: number; inches: number } {
  const inches = Math.round(cm / cmPerInch)
  return { feet: Math.floor(inches / 12), inches: inches % 12 }
}
