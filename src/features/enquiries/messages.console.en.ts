import { frame } from '../console/messages.frame.en.ts'

const { rooms: names } = frame

/** The operator’s queues of reports and messages. */
export const rooms = {
  reports: {
    title: names.reports,
    text: 'Urgent ones first. Nobody is told who reported.',
    empty: { title: 'No open reports', text: 'Reports of profiles and people appear here.' },
    urgent: 'Urgent',
    from: 'From',
    visitor: 'A visitor',
    roles: {
      employer: 'A household',
      jobseeker: 'A worker',
      agency: 'An agency',
      admin: 'An operator',
    },
    note: 'Note',
    noteHint: 'For operators only.',
    begin: 'Begin',
    closeIt: 'Close report',
    reopen: 'Open again',
    openUser: 'Open account',
    hideReason: 'Reason for hiding, for the worker',
  },
  enquiries: {
    title: names.enquiries,
    text: 'Contact messages and visa requests. The pages promise an answer within 30 days.',
    empty: { title: 'No open messages', text: 'What people write to Manzil appears here.' },
    overdue: 'Overdue',
    who: 'Writes as',
    worker: 'Worker',
    employer: 'Household',
    language: 'Language',
    languages: { en: 'English', ar: 'Arabic' },
    nobody: 'Nobody yet',
    take: 'I answer this',
    giveBack: 'Leave it to others',
    note: 'What was answered',
    noteHint: 'For operators only.',
    markDone: 'Done',
    reopen: 'Open again',
  },
}
