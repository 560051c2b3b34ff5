export const statuses = [
  'shortlisted',
  'interview_scheduled',
  'interview_completed',
  'selected',
  'rejected',
  'hired',
] as const
export type Status = (typeof statuses)[number]
/** Where a candidate stands before the household has dealt with her. */
export type Standing = Status | 'available'

/**
 * The one table of allowed moves: from where, by which act, to where.
 * Verbs move along it, screens show the acts it allows, a test walks all of it.
 */
export const moves = {
  shortlist: { available: 'shortlisted', rejected: 'shortlisted' },
  remove: { shortlisted: 'available', rejected: 'available' },
  scheduleInterview: {
    shortlisted: 'interview_scheduled',
    interview_scheduled: 'interview_scheduled',
    interview_completed: 'interview_scheduled',
  },
  deleteInterview: { interview_scheduled: 'shortlisted', interview_completed: 'shortlisted' },
  completeInterview: { interview_scheduled: 'interview_completed' },
  select: {
    shortlisted: 'selected',
    interview_scheduled: 'selected',
    interview_completed: 'selected',
  },
  deselectInterviewed: { selected: 'interview_completed' },
  deselectDirect: { selected: 'shortlisted' },
  reject: {
    available: 'rejected',
    shortlisted: 'rejected',
    interview_scheduled: 'rejected',
    interview_completed: 'rejected',
    selected: 'rejected',
  },
  // Hers, or what follows when she can't be had any more.
  withdraw: { interview_scheduled: 'shortlisted', selected: 'shortlisted' },
  withdrawInterviewed: { selected: 'interview_completed' },
  hire: { selected: 'hired' },
  unhire: { hired: 'selected' },
} as const satisfies Record<string, Partial<Record<Standing, Standing>>>
export type Move = keyof typeof moves

/** Where a move leads from here; null when it isn't allowed. */
export const destination = (move: Move, from: Standing): Standing | null =>
  (moves[move] as Partial<Record<Standing, Standing>>)[from] ?? null

/** The tabs of the Candidates screen and what each holds. */
export const tabs = {
  all: statuses,
  shortlisted: ['shortlisted', 'interview_scheduled'],
  interview: ['interview_scheduled', 'interview_completed'],
  selected: ['selected'],
  hired: ['hired'],
  rejected: ['rejected'],
} as const satisfies Record<string, readonly Status[]>
export type Tab = keyof typeof tabs
export const tabNames = Object.keys(tabs) as Tab[]

/** What may be done to several candidates at once. */
export const severalActs = ['reject', 'unshortlist'] as const
export const severalMax = 50

export const tagsMax = 5
export const tagLengthMax = 24
export const noteLengthMax = 1000
