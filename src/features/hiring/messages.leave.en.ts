/** How a worker, or her agency for her, leaves a household before she lives there. */
export const en = {
  withdraw: 'Withdraw',
  own: {
    title: 'Households that have chosen you',
    standings: { selected: 'Selected', hired: 'Hired' },
    since: {
      selected: (date: string) =>
        `Selected you on ${date}. Nothing is settled until the household pays.`,
      hired: (date: string) => `Hired you on ${date}.`,
    },
    arrived:
      'You have arrived, so you can no longer withdraw here. If something is wrong, contact us or the Ministry of Labour.',
    ministry: 'Call the Ministry: 16008',
    write: 'Write to us',
    withdrawFrom: (household: string) => `Withdraw from ${household}`,
    ask: (household: string) => `Withdraw from ${household}?`,
    what: {
      selected: [
        'The household is told that you have withdrawn, and its selection ends.',
        'Neither you nor the household pays anything.',
        'Other households can still find you, as long as your profile is published.',
      ],
      hired: [
        'The household is told, and gets back what is left of its payment.',
        'Your recruitment with it is closed. You owe nothing.',
        'Other households can find you again, as long as your profile is published.',
      ],
    },
    done: (household: string) =>
      `You have withdrawn from ${household}. The household has been told.`,
    stale: 'The households that have chosen you could not be loaded.',
  },
  agency: {
    withdrawOf: (name: string) => `Withdraw ${name}`,
    ask: (name: string, household: string) => `Withdraw ${name} from ${household}?`,
    what: {
      selected: [
        'The household is told of the withdrawal, and its selection ends.',
        'Neither the candidate nor the household pays anything.',
        'Other households can still find the candidate, as long as the record is published.',
      ],
      hired: [
        'The household is told, and gets back what is left of its payment.',
        'The recruitment with it is closed. The candidate owes nothing.',
        'Other households can find the candidate again, as long as the record is published.',
      ],
    },
    done: (name: string) => `${name} has been withdrawn. The household has been told.`,
    actions: 'Actions',
  },
  failed: 'The withdrawal could not be sent. Please try again.',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
}
