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
    label: 'A worker has taken over a record',
    words: (name: string) => ({
      title: `${name} keeps the record now`,
      text: `${name} confirmed the number and keeps the record from now on. You still supply ${name}, who decides what the public sees.`,
    }),
  },
  record_objected: {
    label: 'A worker objects to a record',
    words: (name: string) => ({
      title: `${name} does not want the record shown`,
      text: `The worker whose number is in your record of ${name} objects to it. It is no longer shown and can’t be published again.`,
    }),
  },
  agency_left: {
    label: 'A worker leaves the agency',
    words: (name: string) => ({
      title: `${name} has left your agency`,
      text: `${name} left your agency. The record now belongs to ${name} alone and is no longer in your list.`,
    }),
  },
}
