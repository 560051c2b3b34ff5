export const settings = {
  errors: {
    settingChangedMeanwhile: 'Someone else has changed this since you opened it. Look at what is new, then save again.',
    pastRewritten: 'What has begun to hold is never rewritten. Make a new list with a date of its own.',
    dateInThePast: 'This must begin today or later.',
    dateTaken: 'Another list begins on this day. Please choose another day.',
    sourceRequired: 'Please say where the figures come from.',
    notAnAmount: 'Please enter an amount with at most two decimals.',
    countryTwice: 'A nationality can stand here only once.',
    openOrdersHoldCurrency:
      'The currency can’t be changed while orders are open ({count} now): each was made in the old currency, and its amount would no longer be true. Close them or wait until they are paid.',
    providerTakesOneCurrency: 'The payment service that is set takes Qatari riyals only.',
    claimFigureInvalid: 'Please enter a short figure such as 25k+ or 4.8.',
    claimsAreEmpty: 'Please enter at least one figure, or switch the claims off.',
    bothLanguages: 'Please write it in both languages, or leave both empty.',
    plainTextOnly: 'Plain text only: no tags.',
    phoneWithCountryCode: 'Please enter the number with its country code, such as +974 4000 0000.',
    emailNotValid: 'Please enter a valid e-mail address',
    httpsAddress: 'Please enter an address that begins with https://',
    networkTwice: 'Each network can stand here only once.',
  },
}
