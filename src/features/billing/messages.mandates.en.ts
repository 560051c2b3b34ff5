import { plural } from '../../platform/shared/locale.ts'

/** Who brings somebody from abroad: the choice, and a no to it. */
export const mandates = {
  mandateNotices: {
    agency_declined: {
      label: 'An agency declined',
      words: (agency: string, name: string, reason: string) => ({
        title: 'Please choose another agency',
        text: `${agency} won’t bring ${name}: ${reason} What you paid for it goes back to you. Please choose another agency.`,
      }),
    },
  },
  agency: {
    title: 'Choose a licensed agency',
    text: (name: string) =>
      `${name} is abroad and has no agency. By law an office licensed by the Ministry of Labour arranges the journey. You pay its fee to the office itself, when its contract is signed.`,
    label: 'Licensed for this country',
    cap: (amount: string) => `The law allows at most ${amount} for this country.`,
    days: (n: number) =>
      plural('en', n, {
        one: 'about # day until the arrival',
        other: 'about # days until the arrival',
      }),
    placements: (n: number) =>
      n === 0
        ? 'nobody brought through Manzil yet'
        : plural('en', n, {
            one: '# person brought through Manzil',
            other: '# people brought through Manzil',
          }),
    licence: 'Licence',
    choose: 'Choose this agency',
    chosen: (name: string) => `${name} is asked.`,
    brings: (name: string) => `Brought by ${name}`,
    change: 'Change',
    declined: (name: string) => `${name} has declined`,
    nobody: 'No agency works with this country yet',
    nobodyText: (name: string) =>
      `You can continue and choose later. Until then ${name}’s recruitment does not begin.`,
    without: 'Continue without one',
    failed: 'The agency could not be chosen. Please try again.',
    loadFailed: 'The agencies could not be loaded',
  },
}

/** Why one can't choose, or decline. */
export const mandateErrors = {
  agencyNotNeeded: 'No agency has to be chosen for this candidate.',
  agencyChosenAlready: 'An agency is already at work. It has to decline before you choose another.',
  agencyNotOffered:
    'This agency doesn’t bring people from this country now. Please choose another.',
  mandateOver: 'You are no longer asked to bring this candidate. Please look again.',
}
