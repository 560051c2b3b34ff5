import { useMutation, useQueryClient } from '@tanstack/react-query'
import { qatarDate } from '../../../platform/shared/format.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { failureText } from '../../../platform/web/failure-text.ts'
import { useToast } from '../../../ui/toast.tsx'
import { ordersKey } from '../../billing/web/index.ts'
import {
  changeStatus,
  deleteInterview,
  type PipelineEntry,
  removeFromPipeline,
  scheduleInterview,
} from '../contract.ts'
import { type PipelineAction, isSchedule, predict } from './actions.ts'
import { useTexts } from './texts.ts'
import { pipelineKey } from './use-pipeline.ts'

export interface Appointment {
  date: string
  time: string
  /** Although the household has another interview then. */
  overrule: boolean
}

export interface MoveRequest {
  action: PipelineAction
  /** As it stands; for someone who isn't in the list yet, as she will stand when shortlisted. */
  entry: PipelineEntry
  appointment?: Appointment
}

/** The move itself; null: the candidate has left the list. */
async function send({
  action,
  entry: { jobseeker_id: id },
  appointment,
}: MoveRequest): Promise<PipelineEntry | null> {
  switch (action) {
    case 'unshortlist':
      await api(removeFromPipeline, { id })
      return null
    case 'deleteInterview':
      return api(deleteInterview, { id })
    case 'schedule':
    case 'reschedule':
      return api(scheduleInterview, { id, date: '', time: '', ...appointment })
    case 'select':
      return api(changeStatus, { id, status: 'selected', selection_type: 'Interview' })
    case 'directSelect':
      return api(changeStatus, { id, status: 'selected', selection_type: 'Direct' })
    default:
      return api(changeStatus, { id, status: statusOf[action] })
  }
}

const statusOf = {
  shortlist: 'shortlisted',
  restore: 'shortlisted',
  finish: 'interview_completed',
  deselect: 'interview_completed',
  reject: 'rejected',
  fail: 'rejected',
} as const

type List = PipelineEntry[] | undefined

/** The list with one entry changed, taken out (null) or put in first. */
function withEntry(list: List, id: number, entry: PipelineEntry | null): List {
  if (list === undefined) return undefined
  if (entry === null) return list.filter((other) => other.jobseeker_id !== id)
  return list.some((other) => other.jobseeker_id === id)
    ? list.map((other) => (other.jobseeker_id === id ? entry : other))
    : [entry, ...list]
}

/** Moves a candidate: seen at once, taken back with the server's words when it refuses, and true to the server in the end. */
export function useMove({ showsToast }: { showsToast: boolean }) {
  const queries = useQueryClient()
  const toast = useToast()
  const t = useTexts()
  const show = (id: number, entry: PipelineEntry | null) =>
    queries.setQueryData<List>(pipelineKey, (list) => withEntry(list, id, entry))

  return useMutation({
    mutationKey: pipelineKey,
    mutationFn: send,
    // One after the other, so that a move never overtakes the one before.
    scope: { id: 'pipeline' },
    onMutate: async ({ action, entry }: MoveRequest) => {
      await queries.cancelQueries({ queryKey: pipelineKey })
      const id = entry.jobseeker_id
      const before =
        queries
          .getQueryData<PipelineEntry[]>(pipelineKey)
          ?.find((other) => other.jobseeker_id === id) ?? null
      if (!isSchedule(action))
        show(id, action === 'shortlist' ? entry : predict(entry, action, qatarDate(new Date())))
      return { before }
    },
    onSuccess: (entry, { action, entry: { jobseeker_id, jobseeker_name } }) => {
      show(jobseeker_id, entry)
      if (showsToast) toast({ seconds: 2, text: t.done[action](jobseeker_name), tone: 'success' })
    },
    onError: (error, { action, entry }, context) => {
      if (context !== undefined) show(entry.jobseeker_id, context.before)
      // The dialog for date and time stays open and says it there.
      if (!isSchedule(action)) toast({ text: failureText(error, t.failed[action]), tone: 'error' })
    },
    onSettled: () => {
      if (queries.isMutating({ mutationKey: pipelineKey }) > 1) return
      void queries.invalidateQueries({ queryKey: pipelineKey })
      void queries.invalidateQueries({ queryKey: ordersKey })
    },
  })
}
