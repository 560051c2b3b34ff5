export const en = {
  errors: {
    noAgency: 'Your account does not belong to an agency.',
    ownersOnly: 'Only an owner of the agency may do this.',
    editorsOnly: 'You may look at this, but not change it.',
  },
}
