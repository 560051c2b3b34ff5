/** What the operator's findings are called, and the lists about people. */
export const findings = {
  part: {
    profile: 'your profile',
    picture: 'your picture',
    video: 'your video',
    texts: 'your texts',
  },
  profile_change_asked: {
    label: 'A change of the profile is asked for',
    title: 'Please change something on your profile',
    text: (name: string, part: string, reason: string) =>
      `Manzil asks you to change ${part} (profile ${name}): ${reason}`,
  },
  profile_hidden: {
    label: 'The profile was hidden',
    title: 'Your profile is hidden for now',
    text: (name: string, reason: string) =>
      `Households can’t see the profile ${name} at the moment. Reason: ${reason}. Change it and save. We will look again and tell you.`,
  },
  profile_shown_again: {
    label: 'The profile is shown again',
    title: 'Your profile is shown again',
    text: (name: string) =>
      `We have looked at the profile ${name}. Households can see it again. Thank you.`,
  },
  paper_rejected: {
    label: 'A document was not accepted',
    title: 'A document was not accepted',
    text: (name: string, paper: string, reason: string) =>
      `The document “${paper}” of ${name} was not accepted: ${reason}. Please upload it again.`,
  },
  check_recorded: {
    label: 'Something was checked',
    title: (badge: string) => badge,
    text: (name: string, badge: string, date: string) =>
      `The profile ${name} now says “${badge}”, until ${date}.`,
  },
  check_withdrawn: {
    label: 'A check was withdrawn',
    title: (badge: string) => `No longer shown: ${badge}`,
    text: (name: string, badge: string, reason: string) =>
      `The profile ${name} no longer says “${badge}”. Reason: ${reason}`,
  },
  check_expired: {
    label: 'A check has ended',
    title: (badge: string) => `No longer shown: ${badge}`,
    text: (name: string, badge: string) =>
      `“${badge}” on the profile ${name} has expired. Upload the new document, and we will check it.`,
  },
}

/** The operator's lists about people. */
export const lists = {
  columns: {
    id: 'No.',
    candidateId: 'Candidate no.',
    candidate: 'Candidate',
    agency: 'Agency',
    kind: 'What is new',
    state: 'State',
    since: 'Since',
    reason: 'Reason',
    decidedAt: 'Decided',
    decidedBy: 'Decided by',
    paper: 'Document',
    expiry: 'Expiry date',
    item: 'What was checked',
    method: 'How',
    checkedAt: 'Checked',
    checkedBy: 'Checked by',
    confirmedBy: 'Confirmed by',
    differences: 'What differed, and why it is fine',
    until: 'Valid until',
    endedAt: 'Ended',
    endedBecause: 'Why it ended',
  },
  kinds: { profile: 'New profile', picture: 'Picture', video: 'Video', texts: 'Texts' },
  states: {
    open: 'To look at',
    approved: 'Approved',
    change_asked: 'Change asked for',
    hidden: 'Hidden',
  },
  paperStates: {
    open: 'To check',
    verified: 'Checked',
    rejected: 'Not accepted',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  checkStates: {
    running: 'Running',
    awaiting: 'Waiting for a second operator',
    again: 'To look at again',
    ended: 'Ended',
  },
  endings: {
    paper_deleted: 'The document was deleted',
    paper_changed: 'The document was changed',
    paper_rejected: 'The document was not accepted',
    name_changed: 'The name on the profile was changed',
    withdrawn: 'Withdrawn',
    renewed: 'Checked again',
    expired: 'It expired',
    to_look_again: 'To look at again',
  },
}
