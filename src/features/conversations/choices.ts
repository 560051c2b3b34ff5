/** Who takes part: a household, a worker, and the agency that keeps her record. */
export const sides = ['household', 'worker', 'agency'] as const
export type Side = (typeof sides)[number]

/** A household on one side, a worker and her agency on the other. */
export type Camp = 'household' | 'supply'
export const campOf = (side: Side): Camp => (side === 'household' ? 'household' : 'supply')

export const messageKinds = ['text', 'phrase', 'picture', 'voice', 'paper'] as const
export type MessageKind = (typeof messageKinds)[number]

export const mostCharacters = 2000
export const mostVoiceSeconds = 60
/** The heights of a voice note's wave, from 0 to 100. */
export const mostWaves = 64
/** Conversations that a household without a plan begins in a day. */
export const beginningsPerDay = 5
export const messagesPerPage = 40

/** How an operator has settled what was reported. */
export const outcomes = ['none', 'warned', 'suspended'] as const
export type Outcome = (typeof outcomes)[number]
