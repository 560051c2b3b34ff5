import { qatarInstant } from '../../../platform/shared/format.ts'
import type { PipelineEntry } from '../contract.ts'
import { destination, type Move, type Tab } from '../moves.ts'

/** What a household can do with a candidate, as its buttons name it; several acts may be one move. */
const moveOf = {
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
} as const satisfies Record<string, Move>
export type Act = keyof typeof moveOf
export type RowAct = Act | 'pay'

/** The acts that open the dialog for date and time. */
export const isSchedule = (act: Act): act is 'schedule' | 'reschedule' =>
  act === 'schedule' || act === 'reschedule'

/** What is left to do with someone who is no longer available: to tidy the list. */
const tidying: readonly RowAct[] = ['unshortlist', 'deleteInterview', 'deselect', 'reject', 'fail']

const offered: Record<Tab, (entry: PipelineEntry) => RowAct[]> = {
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

/** The acts of a row in a tab, in their order; none that the server would refuse. */
export const actsOf = (tab: Tab, entry: PipelineEntry): RowAct[] =>
  offered[tab](entry).filter((act) => isPossible(act, entry))

const isPossible = (act: RowAct, { status, available }: PipelineEntry): boolean =>
  (available || tidying.includes(act)) &&
  (act === 'pay' ? status === 'selected' : destination(moveOf[act], status) !== null)

interface PanelActs {
  /** The one step that leads on. */
  next: Act | null
  others: Act[]
}

/** The acts on a candidate's own page; null: she isn't in the list. */
export function panelActs(entry: PipelineEntry | null): PanelActs {
  switch (entry?.status) {
    case undefined:
      return { next: 'shortlist', others: [] }
    case 'shortlisted':
      return { next: 'schedule', others: ['directSelect', 'unshortlist'] }
    case 'interview_scheduled':
      return { next: 'finish', others: ['reschedule', 'directSelect'] }
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
export function predict(entry: PipelineEntry, act: Act, today: string): PipelineEntry | null {
  const isDirect = entry.selection_type === 'Direct'
  const status = destination(
    act === 'deselect' && isDirect ? 'deselectDirect' : moveOf[act],
    entry.status,
  )
  if (status === null || isSchedule(act)) return entry
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
  }[act]
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
