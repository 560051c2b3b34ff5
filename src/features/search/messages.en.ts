/** What the server says of this capability. */
export const en = {
  errors: {
    lowestAboveHighest: 'The lowest value is above the highest.',
  } as Record<string, string>,
}
