import { plural } from '../../platform/shared/locale.ts'

/** What the list of candidates offers beside the moves, and the job seeker's interviews. */
export const en = {
  more: (name: string) => `More about ${name}`,
  choose: (name: string) => `Choose ${name}`,
  chosen: (n: number) => plural('en', n, { one: '# chosen', other: '# chosen' }),
  chosenLabel: 'With the chosen candidates',
  clearChosen: 'Clear selection',
  chooseAll: 'Choose all on this page',
  compare: 'Compare',
  compareHint: 'Choose two to four to compare.',
  several: {
    reject: 'Reject',
    unshortlist: 'Unshortlist',
    confirm: {
      reject: (n: number) =>
        plural('en', n, {
          one: 'Reject this candidate? This will remove them from all lists.',
          other: 'Reject these # candidates? This will remove them from all lists.',
        }),
      unshortlist: (n: number) =>
        plural('en', n, {
          one: 'Remove this candidate from your shortlist?',
          other: 'Remove these # candidates from your shortlist?',
        }),
    },
    done: {
      reject: (n: number) =>
        plural('en', n, { one: '# candidate is rejected.', other: '# candidates are rejected.' }),
      unshortlist: (n: number) =>
        plural('en', n, {
          one: '# candidate is off your shortlist.',
          other: '# candidates are off your shortlist.',
        }),
    },
    refused: (n: number) =>
      plural('en', n, { one: '# could not be moved:', other: '# could not be moved:' }),
    failed: {
      reject: 'Failed to reject candidates. Please try again.',
      unshortlist: 'Failed to unshortlist candidates. Please try again.',
    },
  },
  note: {
    title: 'Note and tags',
    hasNote: 'Has a note',
    private: 'Only your household sees this.',
    note: 'Note',
    tags: 'Tags',
    tagsHint: (n: number) => `Up to ${n}, such as “good with babies”.`,
    add: 'Add',
    remove: (tag: string) => `Remove ${tag}`,
    save: 'Save',
    saved: 'Saved.',
    failed: 'Failed to save the note. Please try again.',
  },
  timeline: {
    title: 'Timeline',
    failed: 'The timeline could not be loaded.',
    loading: 'Loading the timeline',
    by: { household: 'Your household', candidate: 'The candidate', manzil: 'Manzil' },
    off: 'Off your list',
    moved: 'Interview moved',
    answered: { accepted: 'Interview accepted', declined: 'Interview declined' },
    interviewAt: (time: string) => `For ${time}`,
  },
  calendar: 'Add to calendar',
  calendarCancelled: 'Remove from calendar',
  calendarFailed: 'The calendar file could not be fetched. Please try again.',
  answers: { accepted: 'Accepted', declined: 'Declined', waiting: 'Not answered yet' },
  seeker: {
    title: 'Interviews',
    intro: 'Households that would like to meet you. All times are Doha time.',
    loading: 'Loading your interviews',
    failed: {
      title: 'Your interviews could not be loaded',
      text: 'Please check your connection and try again.',
    },
    empty: {
      title: 'No interviews yet',
      text: 'When a household would like to meet you, you will see it here and get a message.',
    },
    next: 'Upcoming',
    past: 'Past and cancelled',
    with: 'Interview with',
    accept: 'Accept',
    decline: 'Decline',
    acceptOf: (name: string) => `Accept the interview with ${name}`,
    declineOf: (name: string) => `Decline the interview with ${name}`,
    confirmDecline:
      'Decline this interview? The household will be told, and can offer another time.',
    accepted: 'You have accepted.',
    declined: 'You have declined.',
    waiting: 'Please answer.',
    states: { scheduled: 'Over', held: 'Took place', cancelled: 'Cancelled' },
    failedAnswer: 'Your answer could not be sent. Please try again.',
  },
}
