/** Where she has worked: in her form, on her page, in her area. */
export const history = {
  title: 'Work history',
  add: 'Add a family',
  entry: (n: number) => `Family ${n}`,
  country: 'Country',
  family: 'The family, in a few words',
  children: 'Ages of the children',
  from: 'From (year and month)',
  to: 'Until (year and month)',
  toHint: 'Leave it empty while the work goes on',
  reason: 'Why it ended',
  referenceName: 'Who can be asked',
  referencePhone: 'Phone number',
  referenceNote:
    'The page says only that a reference is given. Name and number stay hidden; Manzil may call them.',
  now: 'to this day',
  given: 'Reference given',
  period: (from: string, to: string) => `${from} – ${to}`,
}
