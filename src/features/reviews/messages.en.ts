/** What the server says of this capability. */
export const en = {
  errors: {
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
  } as Record<string, string>,
}
