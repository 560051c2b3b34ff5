/** Centimetres in one inch, by definition. */
const cmPerInch = 2.54

/** '160 cm (5 ft 3 in)'. */
export function formatHeight(cm: number): string {
  const inches = Math.round(cm / cmPerInch)
  return `${cm} cm (${Math.floor(inches / 12)} ft ${inches % 12} in)`
}
