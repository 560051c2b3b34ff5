/** Who is hired, and by which household. */
export interface Hire {
  candidate: string
  household: string
}

/** Said to an agency of a candidate whom it stands for. */
export const managed = {
  /** Where somebody without an account answers the letter: the agency brings her paper. */
  answer:
    'Without an account there is no code: the letter is signed on paper. Open it, read it together and have it signed, then upload the signed page. If the answer is no, report it as a problem, with the reason.',
}

/** What it is told of that candidate. */
export const managedNotices = {
  opened: {
    label: 'A household hires a candidate',
    title: 'A candidate is hired',
    text: ({ candidate, household }: Hire) =>
      `${household} has hired ${candidate}. Follow every step of the recruitment.`,
  },
  offer: {
    label: 'An offer letter for a candidate is sent to you',
    title: 'An offer letter for a candidate',
    text: ({ candidate, household }: Hire) =>
      `${household} has sent an offer letter for ${candidate}. The recruitment says who signs it, and how.`,
  },
  replaced: {
    label: 'An offer for a candidate is replaced by another',
    title: 'A new offer letter for a candidate',
    text: ({ candidate, household }: Hire) =>
      `${household} has sent a new offer letter for ${candidate} in place of the earlier one, which no longer holds. The recruitment says who signs it, and how.`,
  },
}
