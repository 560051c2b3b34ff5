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
  toHint: 'Leave it empty if the work continues',
  reason: 'Why it ended',
  referenceName: 'Who we can ask',
  referencePhone: 'Phone number',
  referenceNote:
    'The page only says that there is a reference. The name and number stay hidden, and Manzil may call them.',
  now: 'today',
  given: 'Reference given',
  period: (from: string, to: string) => `${from} – ${to}`,
}
