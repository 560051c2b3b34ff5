/** What the server says of this capability. */
export const en = {
  errors: {
    consentNeeded: 'Please agree to our keeping this (consent): religion, marital status and children are special by law.',
    tooYoungToPublish: 'A profile can be published from the age of 18.',
    dateInFuture: 'This date lies in the future.',
    mustBePositive: 'This must be above 0.',
    invalidEmail: 'Please enter a valid e-mail address.',
    phoneByCodeOnly: 'Your number changes by a code only: use “Change mobile number”.',
    profileChangedElsewhere:
      'Your profile was changed in another window meanwhile. Nothing you typed is lost: look at the new version and save again.',
    expiryBeforeIssue: 'The expiry date is before the issue date.',
    tooManyDocuments: 'You have 50 documents. Please delete one first.',
    CANDIDATE_UNAVAILABLE: 'No longer available',
    hiredStays: 'A hired candidate stays on your list.',
    recordIsHers: 'She keeps her profile herself. Only she can delete it.',
    nameIsHers: 'She keeps her name and number herself.',
    candidateNotFound: 'Candidate profile not found',
    salaryRangeReversed: 'The lowest salary is above the highest.',
    ageRangeReversed: 'The lowest age is above the highest.',
  } as Record<string, string>,
}
