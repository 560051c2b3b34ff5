/** What the forms say; the words of refusals and receipts stand in messages.en.ts. */
export const en = {
  form: {
    name: 'Full Name',
    email: 'E-mail',
    countryCode: 'Country code',
    phone: 'Phone',
    phoneHint: 'Is your country not in the list? Write the whole number, starting with +.',
    message: 'Message',
    iAm: 'I am',
    worker: 'Worker',
    employer: 'Employer',
    close: 'Close',
    again: 'Write another message',
    offline:
      'You seem to be offline. What you wrote is still here: send it again when you are back.',
    unreachable:
      'The server could not be reached. What you wrote is still here: please send it again.',
    failed: 'Something went wrong. What you wrote is still here: please send it again.',
    limited: 'Too many messages came from here. Please wait a little and send it again.',
    tooLong: 'This is too long.',
    check: 'This was not sent. Please go back, check these fields and send it again:',
    checkAll: 'This was not sent. Please go back, check the form and send it again.',
  },
  contact: {
    send: 'Send Message',
    sent: 'Thank you. Your message has reached us, and a confirmation is on its way to your e-mail address.',
    sentTitle: 'Message sent',
    privacy: 'We use what you write here only to answer you.',
  },
  visa: {
    title: 'Get Visa Now',
    metaTitle: 'Request a visa | Manzil',
    metaDescription:
      'Ask Manzil for the domestic worker visa service in Qatar: leave your name and phone number and we call you back.',
    intro:
      'Leave your name and number. We call you back, explain each step and the papers you need, and you pay nothing before you agree.',
    messageHint: 'Who you would like to bring, and from where',
    send: 'Send Request',
    sent: 'Thank you. Your request has reached us, and we will call you. A mobile number also gets a text message.',
    sentTitle: 'Request sent',
    back: 'Visa Services',
  },
  newsletter: {
    title: 'Newsletter',
    metaTitle: 'Newsletter | Manzil',
    metaDescription:
      'New profiles and changes to the rules for domestic work in Qatar, by e-mail. Leave with one click.',
    intro:
      'New profiles and changes to the rules for domestic work in Qatar, by e-mail. You can leave with one click.',
    label: 'Your e-mail address',
    subscribe: 'Subscribe',
    sent: 'Please open the link we have just sent to your e-mail address to confirm your subscription.',
    confirmTitle: 'Confirm your subscription',
    confirmText: 'One click, and the Manzil newsletter comes to your e-mail address.',
    confirm: 'Confirm subscription',
    confirmed: 'You are subscribed. Every e-mail has a link to leave.',
    unsubscribeTitle: 'Leave the newsletter',
    unsubscribeText: 'One click, and your address is deleted from our list.',
    unsubscribe: 'Unsubscribe',
    left: 'You will get no more newsletters from us, and your address is deleted from our list.',
    void: 'This link has already been used, or its time is over.',
    toForm: 'Go to the newsletter form',
    home: 'Go to the home page',
  },
}
