/** What the server says of this capability. */
export const en = {
  errors: {
    profileChangedElsewhere:
      'Your profile has just been changed in another window. Nothing you typed is lost: look at the new version and save again.',
    expiryBeforeIssue: 'The expiry date is before the issue date.',
    tooManyDocuments: 'You have 50 documents. Please delete one first.',
    hersToDecide: 'The worker keeps this record now. Only they can change this.',
    objectedMeanwhile:
      'Someone in this file has just asked not to be listed by your agency. Check the file again.',
    sheObjected: 'This person does not want the record shown, so it can’t be published.',
    hiredStays: 'A hired candidate stays on your list.',
    recordIsHers: 'This person keeps the profile. Only they can delete it.',
    nameIsHers: 'This person keeps their own name and number.',
  } as Record<string, string>,
}
