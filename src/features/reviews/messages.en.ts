/** What the server says of this capability. */
export const en = {
  errors: {
    findingReasonRequired: 'Please give a reason: the worker reads it.',
    reviewDecided: 'This has already been decided. Please look again.',
    reviewChanged: 'It was changed while you looked. Please look at the newest state.',
    alreadyHidden: 'This profile is already hidden.',
    paperDecided: 'This paper has already been decided. Please look again.',
    paperNotReady: 'This file cannot be opened yet.',
    checkEnded: 'This check has already ended.',
    openPaperFirst:
      'Open the document here first, and read it: a check counts for half an hour after you opened it.',
    paperRequired: 'This can only be checked by a document.',
    noteRequired: 'Please say who you asked, when, and what they said.',
    kindDoesNotProve: 'A document of this kind does not prove this.',
    paperSaysNothing:
      'Its record does not say enough to compare: number and end date are missing. Do not accept it, and ask for them.',
    readName: 'Please type the name as it is in the document.',
    readNumber: 'Please type the number as it is in the document.',
    readEnd: 'Please give the end date in the document.',
    paperExpired: 'The document itself has ended.',
    sayWhyItDiffers:
      'The document and the record say different things. Please say why that is fine.',
    waitsForSecond:
      'Another operator has to confirm this check. It can’t be recorded a second time.',
    checkNotAwaiting: 'This check is no longer waiting for a second operator. Please look again.',
    secondIsAnother: 'You recorded this check. Another operator has to confirm it.',
    readingsDisagree:
      'You and the first operator found different things. Talk to each other, then refuse the document or record it again.',
    endInPast: 'This day is in the past.',
    endAfterPaper: 'The paper itself ends earlier.',
    endTooFar: 'At most ten years.',
  } as Record<string, string>,
}
