import { plural } from '../../platform/shared/locale.ts'

/** By which ways notices come, and what about: the settings, what WhatsApp says, and refusals. */
export const en = {
  ways: {
    title: 'How we reach you',
    on: 'On',
    push: {
      title: 'On this device',
      text: 'A short notice on your screen, even when Manzil is closed. It says what it is about, never what was written. It stops when you sign out here.',
      allow: 'Allow on this device',
      stop: 'Stop on this device',
      denied:
        'Your browser blocks notices from Manzil. Allow them in its settings for this page, then come back.',
      unsupported:
        'This browser can’t show notices. On an iPhone, add Manzil to the Home Screen and open it from there.',
      failed:
        'This device could not be registered. Check its connection, and whether its browser allows notices.',
      elsewhere: (count: number) =>
        plural('en', count, { one: 'On for # other device', other: 'On for # other devices' }),
    },
    whatsapp: {
      title: 'WhatsApp',
      text: 'News and codes come by WhatsApp, or as a text message if they don’t arrive within a minute. You can simply answer an invitation with YES or NO. Send STOP to end it.',
      to: (number: string) => `To ${number}`,
      allow: 'Yes, by WhatsApp',
      stop: 'Stop WhatsApp',
      noNumber: 'Your account has no mobile number yet.',
      failed: 'This could not be saved. Please try again.',
    },
    email: {
      title: 'E-mail',
      on: 'Your address is confirmed.',
    },
  },
  groups: {
    interviews: { title: 'Interviews', text: 'Invitations, answers, changes and reminders' },
    messages: { title: 'Messages', text: 'Somebody wrote to you' },
    hires: { title: 'Selection and hire', text: 'Selections, offers, papers, arrival' },
    money: { title: 'Payments and plans', text: 'Payments, refunds and plans that end' },
    profiles: {
      title: 'Profiles and searches',
      text: 'Profiles, their papers and checks, and what your saved searches find',
    },
    account: { title: 'Account and safety', text: 'Your account, your data and who signs in' },
  },
  channels: {
    product: 'In Manzil',
    push: 'Device',
    whatsapp: 'WhatsApp',
    sms: 'SMS',
    email: 'E-mail',
  },
  one: 'Choose one by one',
  safe: 'You always get messages about your safety.',
  offer: {
    title: 'Invitations by WhatsApp?',
    text: 'Answer an invitation with YES or NO, right in the chat. You can stop at any time.',
  },
  /** The parts of templates, and the answers to what people write. */
  chat: {
    body: 'Hello, this is Manzil with news for you: {{1}} Open Manzil to see all of it.',
    footer: 'Reply STOP to get no more WhatsApp messages.',
    button: 'Open Manzil',
    answers: ['Yes', 'No'] as readonly string[],
    stopped:
      'You will get no more WhatsApp messages from Manzil. Anything important comes as a text message. Switch WhatsApp on again here:',
    unclear: 'Nobody reads messages to this number. Please look in Manzil:',
  },
  errors: {
    whatsAppOff: 'WhatsApp messages are not available at the moment.',
    whatsAppNeedsNumber: 'Your account has no mobile number. Please add one first.',
    pushAddress: 'This browser’s address for notifications can’t be used.',
  },
}
