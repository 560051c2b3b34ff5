interface Link {
  link: string
}

export const en = {
  errors: {
    nameRequired: 'Please enter your full name',
    emailRequired: 'Please enter your e-mail address',
    emailInvalid: 'Please enter a valid e-mail address',
    countryCodeUnknown: 'Please choose a country code',
    phoneRequired: 'Please enter your phone number',
    phoneInvalid: 'Please enter a valid phone number',
    messageRequired: 'Please write a message',
    reportReasonRequired: 'Please choose what it is about',
    sentTooFast: 'That was very quick. Please wait a moment and send it again.',
    formExpired: 'This form has been open for too long. Please reload the page and send it again.',
    newsletterLinkVoid: 'This link has already been used, or its time is over.',
    ticketDone: 'This message is already done. Open it again first.',
    reportClosed: 'This report is already closed. Open it again first.',
  },
  emails: {
    contactReceivedSubject: 'We have received your message',
    contactReceived:
      'Thank you for writing to Manzil. Your message has reached us, and someone from our team will answer it.\n\nDid you not write to us? Then someone has mistyped an address, and you can ignore this.',
    confirmSubscriptionSubject: 'Please confirm your subscription',
    confirmSubscription: ({ link }: Link) =>
      `Someone asked for the Manzil newsletter with this address. If it was you, please confirm it here:\n\n${link}\n\nThe link works for 48 hours. If it was not you, ignore this e-mail: without a confirmation we send nothing, and the address is deleted.`,
    subscribedSubject: 'You are subscribed to the Manzil newsletter',
    subscribed: ({ link }: Link) =>
      `Thank you for confirming. The Manzil newsletter will come to this address.\n\nLeave with one click, at any time:\n${link}`,
    alreadySubscribedSubject: 'You are already subscribed',
    alreadySubscribed: ({ link }: Link) =>
      `Someone asked for the Manzil newsletter with this address, which already gets it. Nothing has changed.\n\nLeave with one click, at any time:\n${link}`,
  },
  sms: {
    visaReceived:
      'Manzil has received your visa request. We will call you on this number. Not you? Ignore this message.',
  },
}
