import type { SignedIn } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import type { changeStatus as changeStatusCall, Status } from '../contract.ts'
import {
  type Choose,
  cleared,
  type Found,
  moveCandidate,
  notFrom,
  unselected,
} from './move-candidate.ts'
import type { PipelineEntryRow } from './tables.ts'

/** Shortlists, restores, marks interviewed, takes back a selection, selects or rejects, by the status asked for. */
export async function changeStatus(
  ctx: SignedIn,
  { id, status, selection_type }: Parsed<typeof changeStatusCall>,
): Promise<PipelineEntryRow> {
  const today = qatarDate(ctx.now)
  const choices: Record<Status, Choose> = {
    shortlisted: () => ({ move: 'shortlist', details: cleared }),
    interview_scheduled: () => {
      throw new AppError('INVALID_TRANSITION', { message: 'interviewOnlyBySchedule' })
    },
    interview_completed: finishOrDeselect,
    selected: (found) => select(found, selection_type, today),
    rejected: ({ entry }) => ({
      move: 'reject',
      details: { ...unselected, interviewStatus: entry?.interviewAt ? 'failed' : null },
    }),
    hired: ({ from }) => {
      if (from === 'hired') return 'nothing to do'
      throw new AppError('PAYMENT_REQUIRED')
    },
  }
  const moved = await moveCandidate(ctx, id, choices[status])
  if (!moved) throw new Error('a change of status removed the entry')
  return moved
}

/** 'Interview finished'; for someone selected it takes the selection back, a Direct one to the shortlist. */
function finishOrDeselect({ entry, from }: Found): ReturnType<Choose> {
  if (from !== 'selected')
    return { move: 'completeInterview', details: { interviewStatus: 'completed' } }
  return entry?.selectionType === 'Interview'
    ? { move: 'deselectInterviewed', details: { ...unselected, interviewStatus: 'completed' } }
    : { move: 'deselectDirect', details: cleared }
}

/** A Direct selection has no interview; one by interview needs one. */
function select(
  { from }: Found,
  asked: 'Interview' | 'Direct' | undefined,
  today: string,
): ReturnType<Choose> {
  const interviewed = from === 'interview_scheduled' || from === 'interview_completed'
  const selectionType = asked ?? (interviewed ? 'Interview' : 'Direct')
  if (selectionType === 'Direct')
    return { move: 'select', details: { ...cleared, selectionType, selectionDate: today } }
  if (from === 'shortlisted')
    throw new AppError('INVALID_TRANSITION', { message: 'selectionNeedsInterview' })
  if (!interviewed) throw notFrom(from)
  return {
    move: 'select',
    details: { selectionType, selectionDate: today, interviewStatus: 'selected' },
  }
}
