/** How a worker takes over the record that an agency keeps of her, and leaves the agency. */
export const claim = {
  title: (n: number): string =>
    n === 1
      ? 'An agency keeps a record under your number'
      : 'Agencies keep records under your number',
  text: 'If this is you, make it your own: you then edit it yourself and decide what is public. What you have written here yourself stays.',
  licence: (number: string) => `Licence ${number}`,
  since: (date: string) => `since ${date}`,
  shown: 'Households can see it',
  notShown: 'Not shown to households',
  objected: 'You objected: it is not shown',
  claim: 'This is me',
  claimOf: (agency: string) => `Make the record of ${agency} your own`,
  object: 'I object',
  objectOf: (agency: string) => `Object to the record of ${agency}`,
  obstacles: {
    kept_by_other: 'Another agency keeps your record already. Leave it first to claim this one.',
    own_in_use:
      'Households are dealing with the profile you wrote yourself. You can claim this record once they no longer are.',
  },
  dialog: {
    title: 'Make this record your own',
    text: (agency: string) =>
      `We send a code to your number to be sure that it is still yours. ${agency} goes on supplying you and is told; only you decide what the public sees.`,
    send: 'Send the code',
    sent: 'The code was sent to your number by SMS.',
    code: 'Code',
    box: (n: number) => `Digit ${n} of 6`,
    codeInvalid: 'Please enter the 6-digit code',
    resend: 'Send again',
    confirm: 'Make it mine',
    done: 'The record is yours now. Please look through it.',
    failed: 'That did not work. Please try again.',
  },
  objection: {
    title: 'Object to this record?',
    text: (agency: string) =>
      `${agency} is told. Households no longer see this record, and the agency cannot publish it again or enter your number again. The record itself stays with the agency.`,
    confirm: 'Object',
    done: 'The record is no longer shown.',
  },
  keeper: {
    title: 'Kept by an agency',
    by: 'Kept by',
    text: 'The agency supplies you to households and helps with your profile. Only you decide what the public sees.',
    leave: 'Leave the agency',
    obstacles: {
      hired: 'You are hired through this agency. You can leave it when this has ended.',
      case_open:
        'One of your recruitments through this agency is open. You can leave it when this has ended.',
    },
    confirmTitle: 'Leave this agency?',
    confirmText: (agency: string) =>
      `${agency} is told and no longer has your record. It stays yours, with everything in it, and is shown as “Direct”.`,
    done: 'You have left the agency. Your profile is yours alone.',
  },
  cancel: 'Cancel',
  close: 'Close',
}
