/** What every profile page says of a household’s steps; the other words come with the household’s panel. */
export const panel = {
  label: 'Your steps with this candidate',
  shortlist: 'Shortlist',
  intro: 'Interested? Shortlist to arrange an interview. It is free, and there is no commitment.',
  contact: 'An access plan shows you phone, WhatsApp and e-mail.',
  toPlans: 'See access plans',
  cost: 'What this hire costs',
  signInFirst: 'Sign in to shortlist this candidate.',
  signUpFirst: 'Sign up to shortlist this candidate.',
  owner: 'This is your profile',
  ownerText: 'This is how households see you.',
  unavailable: 'No longer available',
  unavailableText: 'This candidate has been hired.',
  browse: 'Browse candidates',
  householdsOnly: 'Only households can shortlist candidates.',
  notLoaded: 'Your list could not be loaded.',
  retry: 'Try again',
  report: 'Report this profile',
}

/** What the heart of a card says, wherever the card stands. */
export const heart = {
  label: (name: string) => `Shortlist ${name}`,
  undo: 'Undo',
  signIn: 'Sign in to keep this candidate on your shortlist.',
  signUp: 'Sign up to keep this candidate on your shortlist.',
}

/** What the household's panel says beside what the specification says. */
export const steps = { toCase: 'See what happens next' }
