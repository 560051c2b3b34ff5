import { and, eq } from 'drizzle-orm'
import { getUserNames } from '../../accounts/server/index.ts'
import { findAgreed } from '../../agreements/server/index.ts'
import { describeCandidates } from '../../profiles/server/names-api.ts'
import { notify } from '../../notifications/server/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { Side } from '../choices.ts'
import { findOffer } from './offer-queries.ts'
import { listPapersOf, listSteps, peopleOf } from './queries.ts'
import { type Proof, settleSteps } from './settle-steps.ts'
import { type CaseRow, recruitmentCases, recruitmentSteps, type StepRow } from './tables.ts'

/** The topic of the screens that show recruitments, and the first part of their queries' keys. */
export const recruitmentTopic = 'recruitments'

/** The sides that have people of their own; the operator's are the console's. */
export const parties = ['household', 'worker', 'agency'] as const

export const proofOf = async (ctx: Context, row: CaseRow): Promise<Proof> => ({
  papers: await listPapersOf(ctx, row.id),
  isOfferAccepted: (await findOffer(ctx, row.id))?.status === 'accepted',
  isAgreed: (await findAgreed(ctx, row)) !== null,
  hasAgency: row.agencyId !== null,
})

/** Changes the steps of a locked case and lets everything follow that does: other steps, the case's end, who is told. */
export async function changeCase(
  ctx: Context,
  row: CaseRow,
  change: (steps: StepRow[], proof: Proof) => StepRow[] = (steps) => steps,
): Promise<void> {
  const before = await listSteps(ctx, row.id)
  const proof = await proofOf(ctx, row)
  const after = settleSteps(change(before, proof), proof, ctx.now, ctx.actor?.userId ?? null)
  const changed = after.filter(
    (step, index) => JSON.stringify(step) !== JSON.stringify(before[index]),
  )
  for (const step of changed) {
    await ctx.db
      .update(recruitmentSteps)
      .set(step)
      .where(and(eq(recruitmentSteps.caseId, row.id), eq(recruitmentSteps.key, step.key)))
    await audit(ctx, `recruitment.${step.state}`, `recruitment:${row.id}`, { step: step.key })
  }
  await saveStanding(ctx, row, after)
  const begun = changed.filter(
    (step) =>
      step.state === 'waiting' &&
      before.find(({ key }) => key === step.key)?.state === 'not_started',
  )
  await notifyParties(ctx, row, ...turnsOf(begun))
  await broadcastCase(ctx, row)
}

async function saveStanding(ctx: Context, row: CaseRow, steps: readonly StepRow[]): Promise<void> {
  const status = steps.every(({ state }) => state === 'done') ? 'completed' : 'open'
  const arrivedAt = steps.find(({ key }) => key === 'arrival')?.doneAt ?? null
  if (status !== row.status || arrivedAt?.getTime() !== row.arrivedAt?.getTime())
    await ctx.db
      .update(recruitmentCases)
      .set({ status, arrivedAt })
      .where(eq(recruitmentCases.id, row.id))
  if (arrivedAt !== null && row.arrivedAt === null)
    await notifyParties(ctx, row, { to: parties, kind: 'recruitment_arrived' })
}

/** One notice for each side whose turn it is now, however many steps began. */
export const turnsOf = (begun: readonly StepRow[]): Telling[] =>
  [...Map.groupBy(begun, ({ actor }) => actor)].map(([side, [first, ...more]]) => ({
    to: [side],
    kind: 'recruitment_turn',
    params: { step: first?.key ?? '', more: more.length, due: first?.dueOn ?? '' },
  }))

export interface Telling {
  to: readonly Side[]
  kind: string
  params?: Record<string, string | number>
  key?: string
}

/** The same to the worker and to an agency that stands for her, each in words of its own. */
export const toCandidateSide = (
  kind: 'recruitment_opened' | 'offer_received' | 'offer_replaced',
): Telling[] => [
  { to: ['worker'], kind },
  { to: ['agency'], kind: `agency_${kind}` },
]

/** Tells the people of some sides, but whoever acts; `name` is the other party, as each side knows it. Gives how many were told. */
export async function notifyParties(
  ctx: Context,
  row: CaseRow,
  ...notices: Telling[]
): Promise<number> {
  if (notices.length === 0) return 0
  const names = await namesOf(ctx, row)
  let told = 0
  for (const { to, kind, params, key } of notices) {
    for (const side of to) {
      for (const userId of await peopleOf(ctx, row, side)) {
        if (userId === ctx.actor?.userId) continue
        const name = side === 'worker' ? names.household : names.candidate
        await notify(ctx, {
          userId,
          kind,
          params: { ...params, name, ...(side === 'agency' && { household: names.household }) },
          path: pathFor(side, row),
          ...(key !== undefined && { key }),
        })
        told += 1
      }
    }
  }
  return told
}

const pathFor = (side: Side, { id, candidateId }: CaseRow): string =>
  side === 'household'
    ? `/dashboard/recruitments/${candidateId}`
    : side === 'worker'
      ? '/dashboard/recruitment'
      : `/agency/recruitments/${id}`

export async function namesOf(
  ctx: Context,
  { employerId, candidateId }: CaseRow,
): Promise<{ household: string; candidate: string }> {
  const candidate = (await describeCandidates(ctx, [candidateId])).get(candidateId)
  const household = (await getUserNames(ctx, [employerId])).get(employerId)
  return { household: household ?? '', candidate: candidate?.full_name ?? '' }
}

/** Makes the open screens of all sides ask again. */
export async function broadcastCase(ctx: Context, row: CaseRow): Promise<void> {
  const people = await Promise.all(parties.map((side) => peopleOf(ctx, row, side)))
  await broadcastToUsers(ctx, people.flat(), recruitmentTopic)
}
