import { plural } from '../../platform/shared/locale.ts'

/** From where an agency brings people, and whom households asked it to bring. */
export const en = {
  errors: {
    countryRequired: 'Please choose a country.',
    feeAboveCap: 'The law allows at most {cap} for this country.',
    reasonRequired: 'Please say why, in a few words.',
  } as Record<string, string>,
  notices: {
    given: {
      label: 'A household chose your agency',
      words: (name: string) => ({
        title: 'A household chose your agency',
        text: `You are asked to bring ${name} to Qatar. If you can’t, please decline soon.`,
      }),
    },
    ended: {
      label: 'A household no longer needs your agency',
      words: (name: string) => ({
        title: 'You are no longer asked',
        text: `You are no longer asked to bring ${name}: the household chose another agency, or has taken its choice back.`,
      }),
    },
  },
  title: 'From abroad',
  lead: 'Households that hire somebody abroad without an agency choose a licensed one before they pay. Offer yours here.',
  offers: {
    title: 'Your offers',
    text: 'Your fee for recruiting, and the usual time until arrival. What a household has already chosen stays as it was.',
    add: 'Add a country',
    change: (country: string) => `Change ${country}`,
    remove: (country: string) => `Remove ${country}`,
    country: 'Country',
    choose: 'Choose a country',
    fee: (currency: string) => `Your fee in ${currency}`,
    cap: (amount: string) => `The law allows at most ${amount}.`,
    noCap: 'The law names no cap for this country.',
    days: 'Usual days until arrival',
    daysInvalid: 'Please enter a number of days from 1 to 365.',
    feeInvalid: 'Please enter an amount.',
    save: 'Save',
    saved: 'Your offer is saved.',
    removed: 'Households hiring from this country no longer see you.',
    about: (days: number) => plural('en', days, { one: 'about # day', other: 'about # days' }),
    empty: 'You have no offers for any country yet.',
    hidden: 'Households don’t see your offers while your agency may not supply.',
    placements: (n: number) =>
      plural('en', n, {
        one: 'Households see that you have brought # person here. We count it from hires.',
        other: 'Households see that you have brought # people here. We count it from hires.',
      }),
    ownersOnly: 'Only an owner changes offers.',
    removeTitle: (country: string) => `No longer bring people from ${country}?`,
    removeText: 'The people you were already asked to bring stay with you.',
  },
  mandates: {
    title: 'People you are asked to bring',
    empty: 'Nobody yet. You are told as soon as a household chooses you.',
    since: (day: string) => `Chosen on ${day}`,
    terms: (fee: string, days: string) => `${fee}, ${days}`,
    of: (household: string) => `For ${household}`,
    unpaid: 'Not paid yet',
    paid: 'Hired',
    decline: 'Decline',
    declineOf: (name: string) => `Decline: ${name}`,
    declineTitle: (name: string) => `Decline to bring ${name}?`,
    declineText: 'The household reads your words and chooses another agency.',
    reason: 'Why',
    declined: 'You have declined.',
    ended: {
      replaced: 'The household chose another agency',
      declined: 'You declined',
      released: 'The household took its choice back',
    },
    toCases: 'Go to recruitment',
  },
  cancel: 'Cancel',
  close: 'Close',
  failed: {
    title: 'This page could not be loaded',
    text: 'Please check your connection and try again.',
  },
  retry: 'Try again',
  notDone: 'That did not work. Please try again.',
  loading: 'Loading…',
}
