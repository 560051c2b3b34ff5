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
 * Use cases move along it, screens foresee by it what they have asked for, a test walks all of it.
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

/** Towards a hire. What is left to do with whoever can't be had any more is to tidy the list. */
const towardsHire: readonly Transition[] = ['shortlist', 'scheduleInterview', 'select', 'hire']

/** Whether a transition is open from here. `isGone`: another household has hired her, or she has withdrawn. */
export const isOpen = (transition: Transition, from: PipelineState, isGone: boolean): boolean =>
  destination(transition, from) !== null &&
  !(isGone && (from === 'available' || towardsHire.includes(transition)))

/** What a household does with someone of its list, and by which transition. */
export const entryActions = {
  shortlist: 'shortlist',
  unshortlist: 'remove',
  schedule: 'scheduleInterview',
  deleteInterview: 'deleteInterview',
  finish: 'completeInterview',
  select: 'select',
  directSelect: 'select',
  deselect: 'deselectInterviewed',
  reject: 'reject',
  pay: 'hire',
} as const satisfies Record<string, Transition>
export type EntryAction = keyof typeof entryActions
export const entryActionNames = Object.keys(entryActions) as EntryAction[]

/** A selection by interview needs one; a direct one doesn't. */
export const hasInterview = (state: PipelineState): boolean =>
  state === 'interview_scheduled' || state === 'interview_completed'

const openTo = (isGone: boolean) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      entryActionNames.filter(
        (action) =>
          isOpen(entryActions[action], status, isGone) &&
          (action !== 'select' || hasInterview(status)),
      ),
    ]),
  ) as Record<Status, EntryAction[]>
const openActions = { free: openTo(false), gone: openTo(true) }

/** What is open with someone of the list; the server's answers carry it (`can`). */
export const actionsFrom = (status: Status, isGone: boolean): EntryAction[] =>
  openActions[isGone ? 'gone' : 'free'][status]

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
