import type { SignedIn } from '../../../platform/server/context.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import type { changeStatus as changeStatusCall, Status } from '../contract.ts'
import { hasInterview } from '../transitions.ts'
import {
  type Decide,
  cleared,
  type CurrentState,
  moveCandidate,
  unselected,
} from './move-candidate.ts'
import type { PipelineEntryRow } from './tables.ts'
import { selectionRefusal, statusRefusal } from './policy.ts'

/** Shortlists, restores, marks interviewed, takes back a selection, selects or rejects, by the status asked for. */
export async function changeStatus(
  ctx: SignedIn,
  { id, status, selection_type }: Parsed<typeof changeStatusCall>,
): Promise<PipelineEntryRow> {
  const today = qatarDate(ctx.now)
  const ways: Partial<Record<Status, Decide>> = {
    shortlisted: () => ({ transition: 'shortlist', details: cleared }),
    interview_completed: finishOrDeselect,
    selected: (found) => select(found, selection_type, today),
    rejected: ({ entry }) => ({
      transition: 'reject',
      details: { ...unselected, interviewStatus: entry?.interviewAt ? 'failed' : null },
    }),
  }
  const moved = await moveCandidate(ctx, id, (found) => {
    enforce(statusRefusal(status, found.from))
    return ways[status]?.(found) ?? 'nothing to do'
  })
  if (!moved) throw new Error('a change of status removed the entry')
  return moved
}

/** 'Interview finished'; for someone selected it takes the selection back, a Direct one to the shortlist. */
function finishOrDeselect({ entry, from }: CurrentState): ReturnType<Decide> {
  if (from !== 'selected')
    return { transition: 'completeInterview', details: { interviewStatus: 'completed' } }
  return entry?.selectionType === 'Interview'
    ? {
        transition: 'deselectInterviewed',
        details: { ...unselected, interviewStatus: 'completed' },
      }
    : { transition: 'deselectDirect', details: cleared }
}

function select(
  { from }: CurrentState,
  asked: 'Interview' | 'Direct' | undefined,
  today: string,
): ReturnType<Decide> {
  const selectionType = asked ?? (hasInterview(from) ? 'Interview' : 'Direct')
  enforce(selectionRefusal(from, selectionType))
  if (selectionType === 'Direct')
    return { transition: 'select', details: { ...cleared, selectionType, selectionDate: today } }
  return {
    transition: 'select',
    details: { selectionType, selectionDate: today, interviewStatus: 'selected' },
  }
}
