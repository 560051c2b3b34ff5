/** What a worker is told of a record that an agency keeps under her number, and an agency of what she decides about it. */
export const notices = {
  record_kept: {
    label: 'An agency keeps a record of you',
    words: (agency: string) => ({
      title: `${agency} keeps a record under your number`,
      text: `The agency ${agency} keeps a record under your number. Look at your page: you can take it over, or object to it.`,
    }),
  },
  record_claimed: {
    label: 'A worker keeps her record herself',
    words: (name: string) => ({
      title: `${name} keeps her record herself now`,
      text: `${name} confirmed her number and keeps her record herself from now on. You still supply her; what the public sees is hers to decide.`,
    }),
  },
  record_objected: {
    label: 'A worker objects to her record',
    words: (name: string) => ({
      title: `${name} does not want her record shown`,
      text: `The worker whose number stands in your record of ${name} objects to it. It is no longer shown and can't be published again.`,
    }),
  },
  agency_left: {
    label: 'A worker leaves the agency',
    words: (name: string) => ({
      title: `${name} has left your agency`,
      text: `${name} left your agency. Her record is hers alone now and is no longer in your list.`,
    }),
  },
}
