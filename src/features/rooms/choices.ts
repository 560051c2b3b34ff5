/** Who may be in a room: one of each. */
export const seats = ['household', 'worker', 'agency'] as const
export type Seat = (typeof seats)[number]

/** Whoever is in a room says so as often; who has been silent for the second is not in it any more. */
export const stayEveryMs = 10_000
export const goneAfterMs = 30_000

/** Signals that go in one call, and that may wait for somebody. */
export const signalsAtOnce = 32
export const signalsWaiting = 300
/** A description of two tracks is about 8 kB. */
export const mostOfDescription = 20_000
export const mostOfCandidate = 1000
