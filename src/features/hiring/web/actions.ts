import { qatarInstant } from '../../../platform/shared/format.ts'
import type { PipelineEntry } from '../contract.ts'
import { destination, type Transition, type Tab } from '../transitions.ts'

/** What a household can do with a candidate, as its buttons name it; several actions may be one transition. */
const transitionOf = {
  shortlist: 'shortlist',
  restore: 'shortlist',
  unshortlist: 'remove',
  schedule: 'scheduleInterview',
  reschedule: 'scheduleInterview',
  deleteInterview: 'deleteInterview',
  finish: 'completeInterview',
  select: 'select',
  directSelect: 'select',
  deselect: 'deselectInterviewed',
  reject: 'reject',
  fail: 'reject',
} as const satisfies Record<string, Transition>
export type PipelineAction = keyof typeof transitionOf
export type RowAction = PipelineAction | 'pay'

/** The actions that open the dialog for date and time. */
export type ScheduleAct = 'schedule' | 'reschedule'
export const isSchedule = (action: PipelineAction): action is ScheduleAct =>
  action === 'schedule' || action === 'reschedule'

/** Whether somebody else has her, or she left the list. */
export const isTaken = ({
  candidate,
  entry,
}: {
  candidate: { hired: boolean }
  entry: PipelineEntry | null
}): boolean => (entry === null ? candidate.hired : !entry.available)

/** What is left to do with someone who is no longer available: to tidy the list. */
const tidying: readonly RowAction[] = [
  'unshortlist',
  'deleteInterview',
  'deselect',
  'reject',
  'fail',
]

const offered: Record<Tab, (entry: PipelineEntry) => RowAction[]> = {
  all: ({ status }) => (status === 'shortlisted' ? ['directSelect', 'reject'] : ['reject']),
  shortlisted: ({ status }) =>
    status === 'interview_scheduled'
      ? ['reschedule', 'deleteInterview']
      : ['directSelect', 'schedule', 'unshortlist', 'reject'],
  interview: () => ['finish', 'reschedule', 'select', 'fail'],
  selected: () => ['pay', 'deselect', 'reject'],
  hired: () => [],
  rejected: () => ['restore'],
}

/** The actions of a row in a tab, in their order; none that the server would refuse. */
export const actionsOf = (tab: Tab, entry: PipelineEntry): RowAction[] =>
  offered[tab](entry).filter((action) => isPossible(action, entry))

const isPossible = (action: RowAction, { status, available }: PipelineEntry): boolean =>
  (available || tidying.includes(action)) &&
  (action === 'pay' ? status === 'selected' : destination(transitionOf[action], status) !== null)

interface PanelActions {
  /** The one step that leads on. */
  next: PipelineAction | null
  others: PipelineAction[]
}

/** The actions on a candidate's own page; null: she isn't in the list. */
export function panelActions(entry: PipelineEntry | null): PanelActions {
  switch (entry?.status) {
    case undefined:
      return { next: 'shortlist', others: [] }
    case 'shortlisted':
      return { next: 'schedule', others: ['directSelect', 'unshortlist'] }
    case 'interview_scheduled':
      return isInterviewPast(entry)
        ? { next: 'finish', others: ['reschedule', 'directSelect'] }
        : { next: 'reschedule', others: ['finish', 'directSelect'] }
    case 'interview_completed':
      return { next: 'select', others: ['reschedule'] }
    case 'rejected':
      return { next: 'restore', others: [] }
    default:
      return { next: null, others: [] }
  }
}

const noInterview = {
  interview_date: null,
  interview_time: null,
  interview_status: null,
  interview_id: null,
  interview_answer: null,
}
const noSelection = { selection_type: null, selection_date: null }

/** How an entry will stand once the server agrees; null when it leaves the list. */
export function predict(
  entry: PipelineEntry,
  action: PipelineAction,
  today: string,
): PipelineEntry | null {
  const isDirect = entry.selection_type === 'Direct'
  const status = destination(
    action === 'deselect' && isDirect ? 'deselectDirect' : transitionOf[action],
    entry.status,
  )
  if (status === null || isSchedule(action)) return entry
  if (status === 'available') return null
  const details = {
    shortlist: { ...noInterview, ...noSelection },
    restore: { ...noInterview, ...noSelection },
    unshortlist: {},
    deleteInterview: noInterview,
    finish: { interview_status: 'completed' as const },
    select: {
      selection_type: 'Interview' as const,
      selection_date: today,
      interview_status: 'selected' as const,
    },
    directSelect: { ...noInterview, selection_type: 'Direct' as const, selection_date: today },
    deselect: isDirect
      ? { ...noInterview, ...noSelection }
      : { ...noSelection, interview_status: 'completed' as const },
    reject: noSelection,
    fail: { ...noSelection, interview_status: 'failed' as const },
  }[action]
  return { ...entry, ...details, status }
}

/** Whether a scheduled interview's time has come, so that the household is asked about it. */
export const isInterviewPast = ({
  status,
  interview_date: date,
  interview_time: time,
}: PipelineEntry): boolean =>
  status === 'interview_scheduled' &&
  date !== null &&
  time !== null &&
  qatarInstant(date, time) < new Date()
