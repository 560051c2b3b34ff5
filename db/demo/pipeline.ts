import { paymentTtlMinutes } from '../../src/features/billing/contract.ts'
import type { OrderRow, PaymentRow } from '../../src/features/billing/server/tables.ts'
import {
  type Transition,
  type PipelineState,
  type Status,
  destination,
} from '../../src/features/hiring/contract.ts'
import type { PipelineEntryRow } from '../../src/features/hiring/server/tables.ts'
import { qatarDate, qatarInstant } from '../../src/platform/shared/format.ts'
import { demoAccounts } from './accounts.ts'
import { dayFrom } from './days.ts'
import type { Person } from './person.ts'
import { type Plot, plots } from './plots.ts'

type Parties = 'employerId' | 'candidateId'

/** What a household did with one person: where she stands, how she came there, what is owed and was paid. */
export interface Engagement {
  /** 0: the demo's employer, 1: the other household that can be tried, from 2 on: those who can't. */
  household: number
  /** Index among the demo's people, those who are hired counted on. */
  person: number
  /** Null once she was taken off the list. */
  entry: Omit<PipelineEntryRow, Parties> | null
  moves: { fromStatus: PipelineState; toStatus: PipelineState; movedAt: Date }[]
  /** What she says to the interview. */
  answer: { answer: 'accepted'; answeredAt: Date } | null
  order: EngagementOrder | null
  /** The order of a hire that was undone: all of it was paid back. */
  returned: (EngagementOrder & { paidAt: Date; endedAt: Date }) | null
  recruitment: Pick<Plot, 'reached' | 'way'>
}

export type EngagementOrder = Pick<
  OrderRow,
  'orderDate' | 'status' | 'paidAt' | 'hireEndedOn' | 'createdAt'
> & {
  amountMinor: number
  payments: Pick<PaymentRow, 'status' | 'createdAt' | 'updatedAt' | 'expiresAt'>[]
}

interface Step {
  move: Transition
  at: Date
}

/** The demo's dealings on this day, with people of the list and, for hires that stand, people beyond it; its job seeker stays free. */
export function createEngagements(
  listed: readonly Person[],
  hired: readonly Person[],
  now: Date,
): Engagement[] {
  const demoJobseeker = listed.findIndex(
    ({ profile }) => profile.phoneNumber === demoAccounts[1].phoneNumber,
  )
  const taken = new Set([demoJobseeker])
  const named = new Map<string, number>()
  return plots.map((plot, index) => {
    const steps = stepsOf(plot, now)
    const start = (index * 97) % listed.length
    const isFree = (one: number) => !taken.has(one) && hadJoined(listed[one], steps)
    const known = plot.who === 'demo job seeker' ? demoJobseeker : named.get(plot.name ?? '')
    const person = known ?? personOf(plot.who, listed, start, isFree)
    taken.add(person)
    if (plot.name) named.set(plot.name, person)
    const salary = (listed[person] ?? hired[person - listed.length])?.profile.expectedSalaryMinor
    return engagementOf(plot, steps, person, salary ?? 0, now)
  })
}

const momentOf = (now: Date, days: number, time: string): Date =>
  qatarInstant(dayFrom(now, days), time)

function stepsOf(plot: Plot, now: Date): Step[] {
  return plot.steps.split(', ').map((step) => {
    const [move, days, time = ''] = step.split(' ')
    return { move: move as Transition, at: momentOf(now, Number(days), time) }
  })
}

const hadJoined = (person: Person | undefined, [first]: readonly Step[]): boolean =>
  person !== undefined && first !== undefined && person.profile.createdAt < first.at

/** The first one from `start` on who fits and names a salary; of a hire, the one beyond the list. */
function personOf(
  who: Plot['who'],
  listed: readonly Person[],
  start: number,
  isFree: (index: number) => boolean,
): number {
  if (typeof who === 'string') throw new Error('the demo has no job seeker')
  if ('hired' in who) return listed.length + who.hired
  const found = listed
    .keys()
    .map((step) => (start + step) % listed.length)
    .find((index) => {
      const { nation, agency, profile } = listed[index] as Person
      if (who.agency !== undefined && who.agency !== agency) return false
      return (
        nation === who.nation &&
        profile.positionSought === who.position &&
        profile.expectedSalaryMinor !== null &&
        isFree(index)
      )
    })
  if (found === undefined) throw new Error(`the demo has nobody for ${JSON.stringify(who)}`)
  return found
}

const nothingYet = {
  interviewAt: null,
  interviewStatus: null,
  selectionType: null,
  selectionDate: null,
  hireDate: null,
  note: null,
  tags: [],
}

function engagementOf(
  plot: Plot,
  steps: readonly Step[],
  person: number,
  amountMinor: number,
  now: Date,
): Engagement {
  const { household, reached, way } = plot
  const engagement: Engagement = {
    household,
    person,
    entry: null,
    moves: [],
    answer: null,
    order: null,
    returned: null,
    recruitment: { reached, way },
  }
  for (const { move, at } of steps) {
    const from = engagement.entry?.status ?? 'available'
    const to = destination(move, from)
    if (to === null) throw new Error(`the demo can't ${move} someone who is ${from}`)
    engagement.moves.push({ fromStatus: from, toStatus: to, movedAt: at })
    const before = engagement.entry ?? { ...nothingYet, createdAt: at }
    const details = detailsOf(move, plot, now, at, before.interviewAt)
    engagement.entry =
      to === 'available' ? null : { ...before, ...details, status: to as Status, updatedAt: at }
    if (move === 'scheduleInterview' && plot.answer)
      engagement.answer = { answer: plot.answer, answeredAt: minutes(at, 60) }
    if (move === 'unhire') engagement.returned = returnedAt(engagement.order, at)
    engagement.order = orderAfter(
      engagement.order,
      to,
      from,
      at,
      amountMinor,
      plot.declinedBefore === true,
    )
  }
  return engagement
}

/** What a move writes beside the status. */
function detailsOf(
  move: Transition,
  plot: Plot,
  now: Date,
  at: Date,
  interviewAt: Date | null,
): Partial<PipelineEntryRow> {
  if (move === 'scheduleInterview' && plot.interview)
    return { interviewAt: momentOf(now, ...plot.interview), interviewStatus: 'scheduled' }
  if (move === 'deleteInterview') return { interviewAt: null, interviewStatus: null }
  if (move === 'completeInterview') return { interviewStatus: 'completed' }
  if (move === 'select') {
    return {
      selectionType: interviewAt ? 'Interview' : 'Direct',
      selectionDate: qatarDate(at),
      interviewStatus: interviewAt ? 'selected' : null,
    }
  }
  if (move === 'reject')
    return {
      selectionType: null,
      selectionDate: null,
      interviewStatus: interviewAt ? 'failed' : null,
    }
  if (move === 'hire') return { hireDate: qatarDate(at) }
  if (move === 'unhire') return { hireDate: null }
  return {}
}

const minutes = (at: Date, count: number): Date => new Date(at.getTime() + count * 60_000)
const paymentAt = (at: Date, status: PaymentRow['status']) => ({
  status,
  createdAt: minutes(at, -3),
  updatedAt: at,
  expiresAt: minutes(at, paymentTtlMinutes - 3),
})

/** A refund of the whole, which ends the hire. */
function returnedAt(order: Engagement['order'], at: Date): Engagement['returned'] {
  if (!order?.paidAt) throw new Error('the demo pays back what nobody paid')
  const payments = order.payments.map((payment) =>
    payment.status === 'paid'
      ? { ...payment, status: 'refunded' as const, updatedAt: at }
      : payment,
  )
  return {
    ...order,
    paidAt: order.paidAt,
    status: 'refunded',
    hireEndedOn: qatarDate(at),
    endedAt: at,
    payments,
  }
}

function orderAfter(
  order: Engagement['order'],
  to: PipelineState,
  from: PipelineState,
  at: Date,
  amountMinor: number,
  isDeclined: boolean,
): Engagement['order'] {
  if (to === 'selected') {
    const payments = isDeclined ? [paymentAt(minutes(at, 40), 'failed')] : []
    return {
      orderDate: qatarDate(at),
      status: 'pending',
      paidAt: null,
      hireEndedOn: null,
      createdAt: at,
      amountMinor,
      payments,
    }
  }
  if (!order || from !== 'selected') return order
  if (to === 'hired')
    return {
      ...order,
      status: 'paid',
      paidAt: at,
      payments: [...order.payments, paymentAt(at, 'paid')],
    }
  return { ...order, status: 'closed' }
}
