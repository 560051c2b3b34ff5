/** Where most workers in Qatar come from. */
export const frequentNationalities = [
  'Filipino',
  'Indonesian',
  'Sri Lankan',
  'Indian',
  'Kenyan',
  'Ugandan',
  'Ethiopian',
  'Nepalese',
]
