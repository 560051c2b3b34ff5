/** What a field for a day says. */
export const en = {
  pattern: 'dd/mm/yyyy',
  open: 'Choose from a calendar',
  close: 'Close',
  month: 'Month',
  year: 'Year',
  previous: 'Previous month',
  next: 'Next month',
  unknown: 'Please enter a day that exists, such as 25/03/2026',
  from: (day: string) => `Please choose ${day} or later`,
  until: (day: string) => `Please choose ${day} or earlier`,
  time: 'Choose a time',
}
