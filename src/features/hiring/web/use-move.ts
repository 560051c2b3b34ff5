import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { qatarDate } from '../../../platform/shared/format.ts'
import { apiToTheEnd } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { type Action, useAction } from '../../../ui/use-action.ts'
import { ordersKey } from '../../billing/web/index.ts'
import {
  changeStatus,
  deleteInterview,
  type PipelineEntry,
  removeFromPipeline,
  saveNote,
} from '../contract.ts'
import { type PipelineAction, predict, type ScheduleAct } from './actions.ts'
import { heartTexts } from './panel-texts.ts'
import { useTexts } from './texts.ts'
import { pipelineKey } from './use-pipeline.ts'

interface MoveRequest {
  action: Exclude<PipelineAction, ScheduleAct>
  /** As it stands; for someone who isn't in the list yet, as she will stand when shortlisted. */
  entry: PipelineEntry
}

/** Puts somebody on the list, with what was noted of her before she was taken off. */
export async function putOnList({
  jobseeker_id: id,
  status,
  note,
  tags,
}: PipelineEntry): Promise<PipelineEntry> {
  const entry = await apiToTheEnd(changeStatus, { id, status })
  return note !== null || tags.length > 0 ? apiToTheEnd(saveNote, { id, note, tags }) : entry
}

/** The move itself; null: the candidate has left the list. */
async function send({ action, entry }: MoveRequest): Promise<PipelineEntry | null> {
  const id = entry.jobseeker_id
  switch (action) {
    case 'shortlist':
      return putOnList(entry)
    case 'unshortlist':
      await apiToTheEnd(removeFromPipeline, { id })
      return null
    case 'deleteInterview':
      return apiToTheEnd(deleteInterview, { id })
    case 'select':
      return apiToTheEnd(changeStatus, { id, status: 'selected', selection_type: 'Interview' })
    case 'directSelect':
      return apiToTheEnd(changeStatus, { id, status: 'selected', selection_type: 'Direct' })
    default:
      return apiToTheEnd(changeStatus, { id, status: statusOf[action] })
  }
}

const statusOf = {
  restore: 'shortlisted',
  finish: 'interview_completed',
  deselect: 'interview_completed',
  reject: 'rejected',
  fail: 'rejected',
} as const

/** What a move makes untrue. */
export const refreshedByMoves = [...pipelineKey, ...ordersKey]

/** Has all asked for again that a move by another capability made untrue. */
export const refreshAfterMove = (queries: QueryClient): Promise<unknown> =>
  Promise.all(refreshedByMoves.map((key) => queries.invalidateQueries({ queryKey: [key] })))

/** Shows how a candidate's entry stands; null: she is not in the list. */
export function useShow() {
  const queries = useQueryClient()
  const change = (to: (list: PipelineEntry[]) => PipelineEntry[]) =>
    queries.setQueryData<PipelineEntry[]>(pipelineKey, (list) => list && to(list))
  const put = (id: number, entry: PipelineEntry | null, place: number) =>
    change((list) => {
      const others = list.filter((other) => other.jobseeker_id !== id)
      return entry === null ? others : others.toSpliced(place, 0, entry)
    })
  return {
    /**
     * After a move: first at once, as she will stand in the server's list. A row that found its place only with the answer would change it under
     * the finger that presses the next. Gives the way back to where she stood.
     */
    moved(id: number, entry: PipelineEntry | null): () => void {
      const list = queries.getQueryData<PipelineEntry[]>(pipelineKey) ?? []
      const place = list.findIndex((other) => other.jobseeker_id === id)
      put(id, entry, 0)
      return () => put(id, list[place] ?? null, place)
    },
    /** As the server has answered, where she stands: another may have been moved since. */
    answered: (id: number, entry: PipelineEntry | null) =>
      change((list) =>
        list.flatMap((other) => (other.jobseeker_id === id ? (entry ?? []) : other)),
      ),
  }
}

/** What undoes a move whole: somebody without an interview comes back as she stood. */
function wayBack({ action, entry }: MoveRequest): MoveRequest | undefined {
  if (entry.status !== 'shortlisted') return undefined
  if (action === 'unshortlist') return { action: 'shortlist', entry }
  if (action === 'reject') return { action: 'restore', entry: { ...entry, status: 'rejected' } }
  return undefined
}

/** Moves a candidate: seen at once, taken back with the server's words when it refuses, and true to the server in the end. */
export function useMove({ toasts }: { toasts: boolean }) {
  const t = useTexts()
  const { undo } = heartTexts[useLocale()]
  const show = useShow()
  const move: Action<MoveRequest, PipelineEntry | null> = useAction(send, {
    failed: ({ action }) => t.failed[action],
    refresh: refreshedByMoves,
    toast: (_, request) => {
      if (!toasts) return undefined
      const text = t.done[request.action](request.entry.jobseeker_name)
      const back = wayBack(request)
      return back === undefined
        ? { seconds: 2, text }
        : { seconds: 10, text, action: { label: undo, onSelect: () => void move.run(back) } }
    },
    onDone: (entry, { entry: { jobseeker_id: id } }) => show.answered(id, entry),
    foresee: {
      key: pipelineKey,
      show: ({ action, entry }) =>
        show.moved(
          entry.jobseeker_id,
          action === 'shortlist' ? entry : predict(entry, action, qatarDate(new Date())),
        ),
    },
  })
  return move
}
