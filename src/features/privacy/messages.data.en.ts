import { plural } from '../../platform/shared/locale.ts'

/** The page of one's own data. */
export const data = {
  metaTitle: 'Your data | Manzil',
  title: 'Your data',
  lead: 'Your data is yours. Here you can get a copy of it, have it corrected, object to a use of it, or delete your account.',
  loading: 'Loading your data',
  failed: {
    title: 'This could not be loaded',
    text: 'Please check your connection and try again.',
  },
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  notDone: 'This could not be done. Please try again.',
  password: 'Your password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordMissing: 'Please enter your password',
  download: {
    title: 'Download everything',
    text: 'One archive with everything we keep, as a file you can read (data.json), and your pictures, video, papers and invoices. We make it in the background and tell you when it is ready.',
    ask: 'Make a copy of my data',
    again: 'Make a new copy',
    queued: 'Your copy will be made in a moment. You may leave this page.',
    running: (done: number, total: number) =>
      `Your copy is being made: ${done} of ${plural('en', total, { one: '# file', other: '# files' })}.`,
    progress: 'How far the copy is',
    ready: (size: string, until: string) =>
      `Your copy is ready (${size}). You can download it until ${until}.`,
    failed: 'Your copy could not be made. Please ask for a new one.',
    open: 'Download',
    megabytes: (value: string) => `${value} MB`,
  },
  correct: {
    title: 'Correct',
    text: 'You can change most of it yourself, at once:',
    places: {
      account: 'Name, number, e-mail address and language',
      employer: 'Your household’s profile',
      needs: 'What you are looking for',
      jobseeker: 'Your profile, pictures and video',
      documents: 'Your documents',
      agency: 'Your agency, its licence and its candidates',
    },
    rest: 'If you can’t change something yourself, such as the name on an invoice, we will correct it for you. We answer within 30 days.',
    ask: 'Ask for a correction',
  },
  object: {
    title: 'Object',
    text: 'You can stop a use of your data that you agreed to. It stops at once.',
    nothing:
      'There is nothing to stop here: nothing about you is published, and you get no optional messages.',
    other: 'Do you object to something else? Write to us, and we will answer within 30 days.',
    ask: 'Object to something else',
    done: 'Done. This use has ended.',
    uses: {
      publication: {
        title: 'Your public profile',
        text: 'Households no longer find you. You can publish it again in your profile.',
        action: 'Take it off the list',
        confirm:
          'Nobody will find your profile any more, and its link stops. You can publish it again at any time.',
      },
      special_data: {
        title: 'Religion, marital status and children',
        text: 'You agreed that we keep these. When you withdraw your consent, we delete them.',
        action: 'Withdraw and delete',
        confirm:
          'What you entered about your religion, marital status and children is deleted at once and cannot be brought back.',
      },
      family_data: {
        title: 'Your family and income',
        text: 'We keep these with your consent. When you withdraw it, we delete them.',
        action: 'Withdraw and delete',
        confirm:
          'What you entered about your marriage, spouses, children and other family, your income, and the children you need help with is deleted at once and cannot be brought back.',
      },
      newsletter: {
        title: 'The newsletter',
        text: 'We delete your address from its list.',
        action: 'Leave',
        confirm: 'You will get no more issues, and your address is taken off the list.',
      },
      messages: {
        title: 'Optional messages',
        text: 'You still get messages about your account’s safety. Everything else stays in Manzil.',
        action: 'Stop them',
        confirm:
          'You will no longer hear of interviews and offers by text message, WhatsApp, e-mail or on your devices. You can choose again in the settings of your notifications.',
      },
      agency: {
        title: 'Your agency keeps your record',
        text: 'You can claim your record and leave the agency; then you alone decide what is public.',
        action: 'Go to your agency',
      },
    },
  },
  requests: {
    title: 'What you asked us',
    kinds: { correction: 'Correction', objection: 'Objection' },
    about: { correction: 'What is wrong?', objection: 'What do you object to?' },
    text: { correction: 'What should it say?', objection: 'Why?' },
    aboutMissing: 'Please say what it is about',
    textMissing: 'Please say what you ask for',
    send: 'Send',
    sent: 'We have your request and will answer within 30 days.',
    states: { open: 'Open', done: 'Done', refused: 'Refused' },
    due: (date: string) => `We will answer by ${date}.`,
    answered: (date: string) => `Our answer of ${date}`,
  },
  consents: {
    title: 'What you agreed to',
    text: 'Each consent and each withdrawal, as we recorded it: when, for which version of the text, and from which network address.',
    none: 'Nothing has been recorded yet.',
    kinds: {
      terms: 'Terms and Conditions',
      privacy: 'Privacy Policy',
      special_data: 'Religion, marital status, children and family',
      index_profile: 'Your profile in search engines',
      newsletter: 'The newsletter',
      messages: 'Optional messages',
    },
    what: 'What',
    when: 'When',
    version: 'Version of',
    from: 'From',
    given: 'Agreed',
    withdrawn: 'Withdrawn',
  },
  delete: {
    title: 'Delete your account',
    text: 'Your account is closed at once and deleted after 30 days. Until then you can keep it.',
    goesTitle: 'What goes',
    goes: {
      employer: [
        'your name, number, e-mail address, password and picture',
        'your household’s profile, needs, shortlist and notes',
        'your papers, messages, notifications and consents',
      ],
      jobseeker: [
        'your name, number, e-mail address and password',
        'your profile, pictures, video and documents',
        'your messages, notifications and consents',
        'your name, number and e-mail address in what households noted about you',
      ],
      agency: [
        'your name, number, e-mail address and password',
        'your place in the agency; its candidates and papers stay with the agency',
        'your messages, notifications and consents',
      ],
      admin: [
        'your name, number, e-mail address, password and second factor',
        'your messages, notifications and consents',
      ],
    },
    staysTitle: 'What stays, and why',
    stays: {
      employer: [
        'orders, invoices and payments without your name: the law on commercial records requires it',
        'the worker’s own record of the hire and of interviews, without your name',
        'reports of abuse: those that you made, without you, and those about you, with a bare number in place of your name. They protect others',
        'who changed what, as numbers: it protects others',
      ],
      jobseeker: [
        'the household’s own record of a hire and its invoice, without your name: the law on commercial records requires it',
        'the household’s own list, notes and interviews, with a bare number in place of your name: they are its own',
        'that you objected to an agency, as a code that nobody can turn into your number, so that it cannot list you again',
        'reports of abuse: those that you made, without you, and those about you, with a bare number in place of your name. They protect others',
        'who changed what, as numbers: it protects others',
      ],
      agency: [
        'reports of abuse that you made, without you: they protect others',
        'who changed what, as numbers: it protects others',
      ],
      admin: ['who changed what, as numbers: it protects others'],
    },
    obstacles: 'You cannot delete your account yet:',
    ends: 'What ends with your account:',
    ask: 'Delete my account',
    confirmTitle: 'Delete your account?',
    confirmText:
      'You are signed out everywhere, others no longer see you, coming interviews are cancelled, and messages stop. After 30 days everything is erased for good, except what this page says stays.',
    word: 'DELETE',
    wordLabel: (word: string) => `Type ${word} to confirm`,
    wordWrong: (word: string) => `Please type ${word}`,
    confirm: 'Delete my account',
  },
  closed: {
    metaTitle: 'Your account is closed | Manzil',
    title: 'Your account is closed',
    text: (date: string) => `It will be deleted on ${date}, with everything that belongs to it.`,
    textNoDate: 'It will be deleted in 30 days, with everything that belongs to it.',
    keep: 'Changed your mind? Sign in before that day to keep it.',
    signIn: 'Go to sign-in',
    home: 'Go to the home page',
  },
}
