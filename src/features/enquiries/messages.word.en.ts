/** A better word for a page of a language that nobody has read over yet. */
export const en = {
  machine: 'A machine wrote this language. Nobody who speaks it has read it over yet.',
  tell: 'Tell us a better word',
  title: 'A better word',
  lead: 'You know this language better than we do. What sounds wrong on this page, and how would you say it?',
  words: 'What it says now (optional)',
  better: 'What it should say',
  send: 'Send',
  sent: 'Thank you! Somebody will read it and put it right.',
  close: 'Close',
  unreachable: 'We could not reach Manzil. What you wrote is still here: please try again.',
  errors: {
    betterWordRequired: 'Please write the better word',
    pageUnknown: 'This page is not known. Please reload it and try again.',
  },
}
export type WordTexts = typeof en
