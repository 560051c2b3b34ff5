interface BudgetReached {
  /** '+974', or undefined for all countries. */
  country: string | undefined
  isKnown: boolean
  percent: number
}

export const codes = {
  checking: 'Checking your browser. This takes a moment…',
  notice: {
    label: 'Many codes are being sent',
    title: ({ percent }: BudgetReached) => `${percent} % of the day’s codes are sent`,
    text: ({ country, isKnown, percent }: BudgetReached) =>
      `${percent} % of the codes that may be sent in a day to numbers ${country === undefined ? 'of all countries' : `of ${country}`} ${isKnown ? 'with' : 'without'} an account have been sent. ${percent < 100 ? 'Browsers now have to do a calculation before they get one.' : 'No more are sent for now.'} Somebody may be wasting them; the messages cost money.`,
  },
}
