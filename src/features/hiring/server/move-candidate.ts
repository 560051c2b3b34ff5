import { closeOrder, lockEngagement, openOrder } from '../../billing/server/index.ts'
import { type CandidateForHiring, getCandidateForHiring } from '../../profiles/server/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import { publish } from '../../../platform/server/capability.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import { destination, type Transition, type PipelineState, type Status } from '../transitions.ts'
import { keepAppointment, type Meeting } from './appointments.ts'
import { selectionEnded } from './ports.ts'
import { deleteEntry, lockEntry, saveEntry } from './queries.ts'
import { pipelineMoves, type PipelineEntryRow } from './tables.ts'
import { sightRefusal, transitionRefusal } from './policy.ts'

type Details = Partial<
  Omit<PipelineEntryRow, 'employerId' | 'candidateId' | 'status' | 'createdAt' | 'updatedAt'>
>

/** Where a candidate stands with the household, under the lock. */
export interface CurrentState {
  candidate: CandidateForHiring
  entry: PipelineEntryRow | null
  from: PipelineState
}

interface Decision {
  transition: Transition
  /** What it writes beside the status. */
  details?: Details
  /** How the two meet, of an interview that is set or moved. */
  meeting?: Meeting
  /** What else could refuse it, asked once the move itself is allowed. */
  check?: (ctx: SignedIn) => Promise<void>
}

/** The transition that fits the current state. */
export type Decide = (current: CurrentState) => Decision | 'nothing to do'

const noInterview = { interviewAt: null, interviewStatus: null }
const noSelection = { selectionType: null, selectionDate: null }

/** Details that belong to a status and go with it. */
export const cleared: Details = { ...noInterview, ...noSelection, hireDate: null }
export const unselected: Details = noSelection

/**
 * Moves a candidate along the table of transitions, one transition of the pair at a time: entry, log, order and audit together.
 * Gives the entry as it now stands; null once it is removed.
 */
export function moveCandidate(
  ctx: SignedIn,
  candidateId: number,
  decide: Decide,
): Promise<PipelineEntryRow | null> {
  const employerId = ctx.actor.userId
  return transaction(ctx, async (ctx) => {
    await lockEngagement(ctx, { employerId, candidateId })
    const candidate = await getCandidateForHiring(ctx, candidateId, 'share')
    const entry = await lockEntry(ctx, employerId, candidateId)
    enforce(sightRefusal(candidate, entry))
    const from = entry?.status ?? 'available'
    const decision = decide({ candidate, entry, from })
    if (decision === 'nothing to do') return entry
    enforce(transitionRefusal(decision.transition, candidate, entry))
    const to = destination(decision.transition, from) ?? from
    await decision.check?.(ctx)
    const moved = await storeTransition(ctx, {
      employerId,
      candidateId,
      entry,
      from,
      to,
      transition: decision.transition,
      details: decision.details ?? {},
    })
    if (to === 'selected') await openOrder(ctx, { employerId, candidateId })
    else if (from === 'selected') await closeOrder(ctx, { employerId, candidateId })
    await keepAppointment(
      ctx,
      { employerId, candidateId, candidateUserId: candidate.userId },
      moved,
      decision.meeting,
    )
    return moved
  })
}

interface NewTransition {
  employerId: number
  candidateId: number
  entry: PipelineEntryRow | null
  from: PipelineState
  to: PipelineState
  transition: Transition
  details: Details
}

/** Writes a checked transition, its line in the log and its audit row, and tells the household's screens. */
export async function storeTransition(
  ctx: Context,
  { employerId, candidateId, entry, from, to, transition, details }: NewTransition,
): Promise<PipelineEntryRow | null> {
  const moved =
    to === 'available' ? null : entryAfter(ctx, { employerId, candidateId, entry, to, details })
  if (moved) await saveEntry(ctx, moved)
  else await deleteEntry(ctx, employerId, candidateId)
  await ctx.db.insert(pipelineMoves).values({
    employerId,
    candidateId,
    fromStatus: from,
    toStatus: to,
    movedBy: ctx.actor?.userId ?? null,
    movedAt: ctx.now,
    interviewAt: transition === 'scheduleInterview' ? moved?.interviewAt : null,
  })
  await audit(ctx, `pipeline.${transition}`, `candidate:${candidateId}`, { employerId, from, to })
  await broadcastToUsers(ctx, employerId, 'pipeline')
  if (from === 'selected' && to !== 'selected' && to !== 'hired')
    await publish(ctx, selectionEnded, { employerId, candidateId })
  return moved
}

function entryAfter(
  ctx: Context,
  {
    employerId,
    candidateId,
    entry,
    to,
    details,
  }: Pick<NewTransition, 'employerId' | 'candidateId' | 'entry' | 'details'> & { to: Status },
) {
  const before = entry ?? {
    employerId,
    candidateId,
    ...noInterview,
    ...noSelection,
    hireDate: null,
    note: null,
    tags: [],
    createdAt: ctx.now,
  }
  return { ...before, ...details, status: to, updatedAt: ctx.now }
}
