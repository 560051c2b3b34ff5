import type { DueMoment, QuoteLineKind, Receiver } from './choices.ts'

/** The words of a quote, wherever one stands. */
export const quoteWords = {
  lines: {
    service: 'Expected salary of the candidate',
    visa_service: 'Visa service',
    recruitment_fee: 'Recruitment office',
    access_plan: 'Access plan',
    visa_monthly: 'Visa service, each month',
    sponsorship: 'Private sponsorship',
    transfer: 'Transfer of sponsorship',
    wage: 'Wage',
    end_of_service: 'End of service',
  } as Record<QuoteLineKind, string>,
  notes: {
    service: 'For the service, once. The wage is a line of its own.',
    visa_service: 'If you use our visa service.',
    recruitment_fee: 'An office licensed by the Ministry of Labour.',
    access_plan: 'Once, without renewal.',
    visa_monthly: 'For as long as the visa service runs.',
    sponsorship: 'Our estimate.',
    transfer: 'Charged by the authorities; not in the totals.',
    wage: 'As expected, until you agree.',
    end_of_service: 'Grows with each year of service.',
  } as Record<QuoteLineKind, string>,
  receivers: {
    manzil: 'to Manzil',
    agency: 'to the office',
    authority: 'to the authorities',
    worker: 'to the worker',
  } as Record<Receiver, string>,
  receiverNamed: (name: string) => `to ${name}`,
  due: {
    order: 'with the order',
    plan: 'when you buy the plan',
    agency_contract: 'when the office’s contract is signed',
    visa: 'when the visa is applied for',
    transfer: 'when the sponsorship is transferred',
    month_end: 'at the end of each month',
    service_end: 'when the work ends after a year or more',
  } as Record<DueMoment, string>,
  back: (whole: string, percent: number, until: string) =>
    `If the hire ends early: all of it back until ${whole}, then ${percent}% less for each month worked, until ${until}.`,
  groups: {
    order: 'With the order',
    once: 'Once, besides the order',
    monthly: 'Each month',
    yearly: 'Each year',
  },
  sums: {
    once: 'Once',
    onceAtMost: 'Once, at most',
    monthly: 'Each month',
    firstYear: 'First year',
    firstYearAtMost: 'First year, at most',
  },
  atMost: (amount: string) => `at most ${amount}`,
  unknown: 'Not known yet',
  partial: 'Not counting what we don’t know yet.',
}
