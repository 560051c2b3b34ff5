/** What stands around a job seeker's own pages. */
export const frame = {
  metaProfile: 'My profile | Manzil',
  metaDocuments: 'My documents | Manzil',
  tabs: {
    label: 'My area',
    today: 'Today',
    profile: 'Profile',
    documents: 'My Documents',
    interviews: 'Interviews',
    messages: 'Messages',
    agreements: 'Terms',
    recruitment: 'Recruitment',
    work: 'Work',
  },
  close: 'Close',
  loading: 'Loading profile...',
}
