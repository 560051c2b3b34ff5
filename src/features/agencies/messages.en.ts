export const en = {
  errors: {
    noAgency: 'Your account does not belong to an agency.',
    ownersOnly: 'Only an owner of the agency may do this.',
    editorsOnly: 'You can look at this, but not change it.',
  },
  metaTitle: (room: string) => `${room} | Manzil`,
  title: 'Agency',
  menu: 'Agency menu',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading your workspace',
  failed: {
    title: 'Your workspace could not be loaded',
    text: 'Please check your connection and try again.',
  },
  away: {
    offline: 'You are offline',
    unreachable: 'Manzil could not be reached',
    text: 'Please check your connection and try again.',
  },
  groups: { households: 'Households', agency: 'Your agency' },
  rooms: {
    overview: 'Overview',
    candidates: 'Candidates',
    interest: 'Interest',
    interviews: 'Interviews',
    agreements: 'Terms',
    messages: 'Messages',
    recruitments: 'Recruitment',
    services: 'From abroad',
    licence: 'Licence',
    members: 'Members',
  },
  roles: { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' },
  standing: {
    pending: {
      title: 'Your agency is waiting for approval',
      text: 'You can prepare your candidates. Households see them once we have checked your licence.',
    },
    suspended: {
      title: 'Your agency is suspended',
      text: 'Your candidates are not shown to households until the suspension is lifted.',
    },
    licence_expired: {
      title: 'Your licence has expired',
      text: 'Your candidates are not shown to households until a valid licence is approved.',
    },
    reason: (reason: string) => `Reason: ${reason}`,
    toLicence: 'Go to the licence',
    viewing: 'You can look at everything here, but not change it.',
  },
  none: {
    title: 'You are not a member of an agency',
    text: 'Ask an owner of your agency to invite your number. Or apply with an office of your own.',
  },
}
