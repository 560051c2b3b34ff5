/** What the server says of this capability. */
export const en = {
  errors: {
    profileChangedElsewhere:
      'Your profile was changed in another window meanwhile. Nothing you typed is lost: look at the new version and save again.',
    expiryBeforeIssue: 'The expiry date is before the issue date.',
    tooManyDocuments: 'You have 50 documents. Please delete one first.',
    hersToDecide: 'She keeps this record herself now: only she can change this.',
    objectedMeanwhile:
      'Someone in this file has just asked not to be listed by your agency. Check the file again.',
    sheObjected: "She does not want this record shown, so it can't be published.",
    hiredStays: 'A hired candidate stays on your list.',
    recordIsHers: 'She keeps her profile herself. Only she can delete it.',
    nameIsHers: 'She keeps her name and number herself.',
  } as Record<string, string>,
}
