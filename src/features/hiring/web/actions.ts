import { qatarInstant } from '../../../platform/shared/format.ts'
import type { PipelineEntry } from '../contract.ts'
import {
  actionsFrom,
  destination,
  type EntryAction,
  entryActions,
  type Status,
  type Tab,
} from '../transitions.ts'

/** What an action is called where somebody restores, moves an interview or says that it went badly. */
const aliases = { restore: 'shortlist', reschedule: 'schedule', fail: 'reject' } as const
type Alias = keyof typeof aliases
export type PipelineAction = Exclude<EntryAction, 'pay'> | Alias
export type RowAction = PipelineAction | 'pay'

const actionOf = (action: RowAction): EntryAction =>
  action in aliases ? aliases[action as Alias] : (action as EntryAction)

const among =
  ({ can }: PipelineEntry) =>
  (action: RowAction): boolean =>
    can.includes(actionOf(action))

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

/** What a tab has room for, in its order. */
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

/** The actions of a row in a tab: of those that it has room for the ones that the server takes. */
export const actionsOf = (tab: Tab, entry: PipelineEntry): RowAction[] =>
  offered[tab](entry).filter(among(entry))

/** What the panel has room for, what leads on first; a selection has a panel of its own. */
const inPanel: Record<Status, PipelineAction[]> = {
  shortlisted: ['schedule', 'directSelect', 'unshortlist'],
  interview_scheduled: ['reschedule', 'finish', 'directSelect'],
  interview_completed: ['select', 'reschedule'],
  selected: [],
  rejected: ['restore'],
  hired: [],
}

interface PanelActions {
  /** The one step that leads on. */
  next: PipelineAction | null
  others: PipelineAction[]
}

/** The actions on a candidate's own page; null: she isn't in the list. */
export function panelActions(entry: PipelineEntry | null): PanelActions {
  if (entry === null) return { next: 'shortlist', others: [] }
  const shown: PipelineAction[] = isInterviewPast(entry)
    ? ['finish', 'reschedule', 'directSelect']
    : inPanel[entry.status]
  const [next = null, ...others] = shown.filter(among(entry))
  return { next, others }
}

/** No move but to schedule leaves an appointment that stands. */
const noAppointment = { interview_id: null, interview_answer: null }
const noInterview = { interview_date: null, interview_time: null, interview_status: null }
const noSelection = { selection_type: null, selection_date: null }

/** How an entry will stand once the server agrees; null when it leaves the list. */
export function predict(
  entry: PipelineEntry,
  action: PipelineAction,
  today: string,
): PipelineEntry | null {
  const isDirect = entry.selection_type === 'Direct'
  const status = destination(
    action === 'deselect' && isDirect ? 'deselectDirect' : entryActions[actionOf(action)],
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
  const can = actionsFrom(status, !entry.available)
  return { ...entry, ...noAppointment, ...details, status, can }
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
