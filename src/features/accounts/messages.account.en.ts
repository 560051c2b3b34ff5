export const account = {
  metaTitle: (title: string) => `${title} | Manzil`,
  menu: 'Your account',
  title: 'Your account',
  close: 'Close',
  tabs: {
    home: 'Dashboard',
    account: 'Account',
    security: 'Sign-in and security',
    data: 'Your data',
    notifications: 'Notifications',
    settings: 'Settings',
  },
  loading: 'Loading your account...',
  failed: { title: 'Your account could not be loaded', text: 'Please try again in a moment.' },
  away: {
    offline: 'You are offline',
    unreachable: 'Manzil could not be reached',
    text: 'Please check your connection and try again.',
  },
  retry: 'Try again',
  details: {
    title: 'Your name',
    text: 'How the people you deal with see you.',
    name: 'Full name',
    save: 'Save',
    saved: 'Saved.',
    failed: 'This could not be saved. Please try again.',
  },
  phone: {
    title: 'Mobile number',
    text: 'You sign in with it, and we send your codes to it.',
    none: 'No number: the phone company gave it to somebody else. Please add the number you have now.',
    change: 'Change Mobile Number',
    changed: 'Your number has been changed.',
  },
  email: {
    title: 'E-mail address',
    text: 'For the e-mails you choose to get. We only write to an address you have confirmed.',
    label: 'E-mail address',
    confirmed: 'Confirmed',
    waiting: 'Not confirmed yet',
    none: 'None yet',
    send: 'Send confirmation link',
    sent: (email: string) =>
      `A link is on its way to ${email}. Open it within 24 hours to confirm the address.`,
    change: 'Use another address',
    failed: 'The e-mail could not be sent. Please try again.',
  },
  language: {
    title: 'Language of messages',
    text: 'For text messages and e-mails. The pages have their own switch.',
    saved: 'Saved.',
  },
  password: {
    title: 'Password',
    text: 'When you change it, your other devices are signed out.',
    change: 'Change Password',
  },
  devices: {
    title: 'Signed-in devices',
    text: 'Where your account is open. If you don’t know a device, sign it out, then change your password.',
  },
}

export const doors = {
  admin: {
    title: 'Admin login',
    text: 'For the people who run Manzil.',
    home: 'Operator',
    role: 'Operator of Manzil',
    lead: 'You are signed in as operator.',
  },
  agency: {
    title: 'Agency login',
    text: 'For licensed recruitment agencies.',
    home: 'Agency',
    role: 'Recruitment agency',
    lead: 'You are signed in as a recruitment agency.',
    ask: 'Not registered yet?',
    apply: 'Apply as an agency',
  },
  endedUnused: (minutes: number, hours: number) =>
    `You have been signed out: here a session ends after ${minutes} minutes without use, and always after ${hours} hours. Please sign in again to return to where you were.`,
  wrongDoor: 'This account can’t sign in here.',
  elsewhere: 'Household or worker?',
  toSignIn: 'Sign in here',
  places: {
    account: { title: 'Your account', text: 'Name, number, password and devices.' },
    notifications: {
      title: 'Notifications',
      text: 'What you have been told, and how it reaches you.',
    },
    candidates: { title: 'All Candidates', text: 'The public list, as households see it.' },
  },
}
