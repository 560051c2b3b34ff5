import { plural } from '../../platform/shared/locale.ts'
import { report } from './messages.report.en.ts'

/** Reports, and what the operator's support queue says of them and of messages. */
export const desk = {
  ...report,
  columns: {
    id: 'No.',
    about: 'About',
    aboutId: 'Record',
    reason: 'Reason',
    urgent: 'Urgent',
    message: 'Message',
    contact: 'Contact',
    state: 'State',
    note: 'Note',
    since: 'Received',
    closed: 'Closed',
    kind: 'Kind',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    assignee: 'Who answers',
    days: 'Days',
    words: 'On the page',
    page: 'Page',
  },
  reportStates: { open: 'Open', in_progress: 'In progress', closed: 'Closed' },
  enquiryStates: { open: 'Open', in_progress: 'In progress', done: 'Done' },
  kinds: { contact: 'Message', visa: 'Visa request', word: 'Better word' },
  metIn: { profile: 'Public profile', interview: 'Interview', case: 'Recruitment' },
  days: (n: number) => (n === 0 ? 'Today' : plural('en', n, { one: '# day', other: '# days' })),
}
