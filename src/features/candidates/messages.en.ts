/** What the server says of this capability. */
export const en = {
  /** In place of the name of someone whose account is gone. */
  formerCandidate: 'Former candidate',
  errors: {
    consentNeeded:
      'Please agree to our keeping this (consent): religion, marital status and children are special by law.',
    tooYoungToPublish: 'A profile can be published from the age of 18.',
    incompleteToPublish:
      'Please fill in position, nationality and date of birth first: households see nobody without them.',
    neededToPublish: 'This is needed before households can see the profile.',
    wageBelowLaw: 'The law asks for at least QAR {minimum_wage} a month ({minimum_wage_source}).',
    dateInFuture: 'This date lies in the future.',
    mustBePositive: 'This must be above 0.',
    invalidEmail: 'Please enter a valid e-mail address.',
    phoneByCodeOnly: 'Your number changes by a code only: use “Change mobile number”.',
    profileChangedElsewhere:
      'Your profile was changed in another window meanwhile. Nothing you typed is lost: look at the new version and save again.',
    expiryBeforeIssue: 'The expiry date is before the issue date.',
    tooManyDocuments: 'You have 50 documents. Please delete one first.',
    hiddenUntilReviewed:
      'Your profile is hidden until we have looked at your changes. We will tell you.',
    findingReasonRequired: 'Please give a reason: she reads it.',
    reviewDecided: 'This was decided already. Please look again.',
    reviewChanged: 'It was changed while you looked. Please look at the newest state.',
    alreadyHidden: 'This profile is hidden already.',
    paperDecided: 'This paper was decided already. Please look again.',
    paperNotReady: 'This file cannot be opened yet.',
    checkEnded: 'This check has ended already.',
    openPaperFirst:
      'Open the document here first, and read it: a check counts for half an hour after you opened it.',
    paperRequired: 'This can only be checked by a document.',
    noteRequired: 'Please say whom you asked, when, and what they said.',
    kindDoesNotProve: 'A document of this kind does not prove this.',
    paperSaysNothing:
      'Its record does not say enough to compare: number and end date are missing. Do not accept it, and ask for them.',
    readName: 'Please type the name as the document bears it.',
    readNumber: 'Please type the number as the document bears it.',
    readEnd: 'Please give the end date that the document bears.',
    paperExpired: 'The document itself has ended.',
    sayWhyItDiffers:
      'The document says something else than the record. Please say why that is good.',
    waitsForSecond:
      'Another operator has to confirm this check. It can’t be recorded a second time.',
    checkNotAwaiting: 'This check does not wait for a second operator any more. Please look again.',
    secondIsAnother: 'You recorded this check. Another operator has to confirm it.',
    readingsDisagree:
      'You and the first operator found different things. Talk to each other, then refuse the document or record it anew.',
    endInPast: 'This day lies in the past.',
    endAfterPaper: 'The paper itself ends earlier.',
    endTooFar: 'At most ten years.',
    claimNotFound: 'No agency keeps such a record under your number.',
    claimOwnInUse:
      'Households are dealing with the profile you wrote yourself. You can claim this record once they no longer are.',
    claimOneAgency: 'Another agency keeps your record already. Leave it first.',
    noAgencyToLeave: 'No agency keeps your record.',
    leaveWhileHired: 'You are hired through this agency. You can leave it when this has ended.',
    leaveWhileCase:
      'A recruitment of yours through this agency is open. You can leave it when this has ended.',
    objectWhileHired:
      'Someone has hired the person of this record through the agency. You can object when this has ended.',
    objectWhileCase:
      'A recruitment through this agency is open. You can object when this has ended.',
    hersToDecide: 'She keeps this record herself now: only she can change this.',
    numberObjected: 'The person with this number asked not to be listed by your agency.',
    objectedMeanwhile:
      'Someone in this file has just asked not to be listed by your agency. Check the file again.',
    sheObjected: "She does not want this record shown, so it can't be published.",
    CANDIDATE_UNAVAILABLE: 'No longer available',
    hiredStays: 'A hired candidate stays on your list.',
    recordIsHers: 'She keeps her profile herself. Only she can delete it.',
    nameIsHers: 'She keeps her name and number herself.',
    candidateNotFound: 'Candidate profile not found',
    salaryRangeReversed: 'The lowest salary is above the highest.',
    ageRangeReversed: 'The lowest age is above the highest.',
  } as Record<string, string>,
}
