/** What the server says of this capability. */
export const en = {
  /** In place of the name of someone whose account is gone. */
  formerCandidate: 'Former candidate',
  errors: {
    consentNeeded:
      'Please give your consent first: the law gives religion, marital status and children special protection.',
    tooYoungToPublish: 'A profile can be published from the age of 18.',
    incompleteToPublish:
      'Please fill in position, nationality and date of birth first. Households can’t see a profile without them.',
    neededToPublish: 'This is needed before households can see the profile.',
    wageBelowLaw: 'The law asks for at least QAR {minimum_wage} a month ({minimum_wage_source}).',
    endsBeforeStart: 'The end is before the start.',
    dateInFuture: 'This date is in the future.',
    mustBePositive: 'This must be above 0.',
    invalidEmail: 'Please enter a valid e-mail address.',
    phoneByCodeOnly: 'To change your number, use “Change mobile number”.',
    hiddenUntilReviewed:
      'Your profile is hidden until we have looked at your changes. We will tell you.',
    numberObjected: 'The person with this number asked not to be listed by your agency.',
    CANDIDATE_UNAVAILABLE: 'No longer available',
    candidateNotFound: 'Candidate profile not found',
  } as Record<string, string>,
}
