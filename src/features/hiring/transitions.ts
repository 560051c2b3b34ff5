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
export type PipelineState = Status | 'available'

/**
 * The one table of allowed transitions: from where, by which transition, to where.
 * Use cases move along it, screens show the actions it allows, a test walks all of it.
 */
export const transitions = {
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
} as const satisfies Record<string, Partial<Record<PipelineState, PipelineState>>>
export type Transition = keyof typeof transitions

/** Where a transition leads from here; null when it isn't allowed. */
export const destination = (transition: Transition, from: PipelineState): PipelineState | null =>
  (transitions[transition] as Partial<Record<PipelineState, PipelineState>>)[from] ?? null

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
export const bulkActions = ['reject', 'unshortlist'] as const
export const bulkMax = 50

export const tagsMax = 5
export const tagLengthMax = 24
export const noteLengthMax = 1000
