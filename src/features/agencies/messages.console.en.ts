import { frame } from '../console/messages.frame.en.ts'

const { rooms: names } = frame

/** The operator’s list of agencies. */
export const rooms = {
  agencies: {
    title: names.agencies,
    search: 'Name or licence number',
    status: 'Status',
    statuses: { pending: 'Applied', approved: 'Approved', suspended: 'Suspended' },
    waiting: 'Licence to decide',
    columns: {
      name: 'Agency',
      licence: 'Licence',
      expires: 'Valid until',
      candidates: 'Candidates',
      status: 'Status',
    },
    open: 'Open',
    openOf: (name: string) => `Open ${name}`,
    empty: 'No agency has applied yet',
    licences: 'Licences',
    licenceStates: {
      submitted: 'To decide',
      approved: 'Approved',
      rejected: 'Refused',
      replaced: 'Replaced',
    },
    openPaper: 'Open the paper',
    noPaper: 'No paper',
    members: 'Members',
    memberRoles: { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' },
    approve: 'Approve the licence',
    approveText: 'The licence is in force from now on, and a new agency may supply.',
    refuse: 'Refuse the licence',
    suspend: 'Suspend',
    suspendText: 'All its candidates leave the list at once. The agency reads the reason.',
    refuseText: 'The agency reads the reason and can hand in another paper.',
    reinstate: 'Lift the suspension',
    reinstateText: 'Its candidates are listed again, if the licence is valid.',
    reason: 'Reason, as the agency reads it',
  },
}
