import { plural } from '../shared/locale.ts'

/** What is said of a network that is gone, and of a call that never reached the server, or was one too many. */
export const en = {
  offline: 'You are offline.',
  outOfDate: 'What you see may be out of date.',
  unreachable: 'Manzil could not be reached.',
  waitSeconds: (seconds: number) =>
    `Too many tries. Please try again in ${plural('en', seconds, { one: '# second', other: '# seconds' })}.`,
  waitMinutes: (minutes: number) =>
    `Too many tries. Please try again in ${plural('en', minutes, { one: '# minute', other: '# minutes' })}.`,
}
