import { frame } from '../console/messages.frame.en.ts'

const { rooms: names } = frame

/** The operator’s list of recruitments. */
export const rooms = {
  recruitments: {
    title: names.recruitments,
    search: 'Worker, household or order number',
    status: 'Status',
    statuses: { open: 'Open', completed: 'Completed', closed: 'Closed' },
    columns: {
      worker: 'Worker',
      household: 'Household',
      order: 'Order',
      nationality: 'Nationality',
      since: 'Since',
      status: 'Status',
      due: 'Due',
    },
    overdue: 'Overdue',
    empty: 'Nobody has been hired yet',
  },
}
