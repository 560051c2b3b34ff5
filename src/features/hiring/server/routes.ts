import { describeCandidates } from '../../candidates/server/index.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { type Mount, route } from '../../../platform/server/http.ts'
import * as calls from '../contract.ts'
import { changeStatus } from './change-status.ts'
import { moveCandidate } from './move-candidate.ts'
import { presentEntry } from './present.ts'
import { getEntry, listEntries } from './queries.ts'
import { deleteInterview, scheduleInterview } from './schedule-interview.ts'
import type { PipelineEntryRow } from './tables.ts'

export const routes: Mount[] = [
  route(calls.listPipeline, async (ctx, { status }) => present(ctx, await listEntries(ctx, status))),
  route(calls.getPipelineEntry, async (ctx, { id }) => presentOne(ctx, await getEntry(ctx, id))),
  route(calls.changeStatus, async (ctx, input) => presentOne(ctx, await changeStatus(ctx, input))),
  route(calls.scheduleInterview, async (ctx, input) => presentOne(ctx, await scheduleInterview(ctx, input))),
  route(calls.deleteInterview, async (ctx, { id }) => presentOne(ctx, await deleteInterview(ctx, id))),
  route(calls.removeFromPipeline, async (ctx, { id }) => {
    await moveCandidate(ctx, id, () => ({ move: 'remove' }))
    return { jobseeker_id: id }
  }),
]

async function present(ctx: SignedIn, entries: readonly PipelineEntryRow[]): Promise<calls.PipelineEntry[]> {
  const candidates = await describeCandidates(
    ctx,
    entries.map((entry) => entry.candidateId),
  )
  return entries.flatMap((entry) => {
    const candidate = candidates.get(entry.candidateId)
    return candidate ? [presentEntry(entry, candidate)] : []
  })
}

async function presentOne(ctx: SignedIn, entry: PipelineEntryRow): Promise<calls.PipelineEntry> {
  const [presented] = await present(ctx, [entry])
  if (!presented) throw new Error('an entry without its candidate')
  return presented
}
