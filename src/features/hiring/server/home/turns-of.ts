import type { CandidateAnswer } from '../../../billing/choices.ts'
import type { UnpaidOrder } from '../../../billing/server/index.ts'
import type { Interview, PipelineEntry } from '../../contract.ts'
import { type Turn, turnKinds, turns } from '../../home-choices.ts'
import type { HomePerson, HomeTurn } from '../../home-contract.ts'
import { roomPathOf } from '../../meeting-rules.ts'
import type { OpenCase } from '../ports.ts'

/** All that a household has under way, as its home reads it. */
export interface Standing {
  today: string
  hasNeeds: boolean
  entries: PipelineEntry[]
  meetings: (Omit<Interview, 'household'> & { candidateId: number })[]
  orders: UnpaidOrder[]
  cases: OpenCase[]
  said: Map<number, CandidateAnswer>
  personOf: (id: number) => HomePerson
  /** Whether the household can open a candidate's page. */
  isShown: (id: number) => boolean
}

const turn = (
  kind: Turn,
  path: string,
  more: Partial<Omit<HomeTurn, 'kind' | 'stage' | 'path'>> = {},
): HomeTurn => ({
  kind,
  stage: turns[kind],
  person: null,
  count: 1,
  label: null,
  amount: null,
  currency: null,
  due_on: null,
  is_overdue: false,
  path,
  ...more,
})

/** What is the household's turn: what is late, then by what presses most; never nothing. */
export function turnsOf(standing: Standing): HomeTurn[] {
  const found = [...ofMeetings(standing), ...ofSelected(standing), ...ofCases(standing)]
  const order = (one: HomeTurn) => turnKinds.indexOf(one.kind)
  found.sort(
    (a, b) =>
      Number(b.is_overdue) - Number(a.is_overdue) ||
      order(a) - order(b) ||
      (a.due_on ?? '9').localeCompare(b.due_on ?? '9'),
  )
  return [...found, ...toBegin(standing)]
}

/** Where something is done on a candidate's page; `otherwise`, where there is none for the household. */
const profileOr = ({ isShown }: Standing, id: number, otherwise: string): string =>
  isShown(id) ? `/candidates/${id}` : otherwise

function ofMeetings(standing: Standing): HomeTurn[] {
  const { meetings, entries, personOf } = standing
  const path = '/dashboard/interviews'
  const open = new Set(
    entries.flatMap(({ jobseeker_id, status, available }) =>
      status === 'interview_scheduled' && available ? [jobseeker_id] : [],
    ),
  )
  const asked = meetings.flatMap((meeting) => {
    const { candidateId: id } = meeting
    if (meeting.status !== 'scheduled' || !open.has(id)) return []
    const person = personOf(id)
    // What she proposed can be taken while it lies ahead; the meeting's own time may be over by then.
    if (meeting.counter_times.length > 0) return [turn('choose_time', path, { person })]
    if (meeting.can_join && meeting.is_now)
      return [turn('join', roomPathOf(meeting.id), { person })]
    if (meeting.is_past) return [turn('say_met', path, { person, due_on: meeting.date })]
    return meeting.answer === 'declined' ? [turn('time_declined', path, { person })] : []
  })
  const met = entries.filter(
    ({ status, available }) => status === 'interview_completed' && available,
  )
  return [
    ...asked,
    ...met.map(({ jobseeker_id: id }) =>
      turn('decide', profileOr(standing, id, '/dashboard/candidates?tab=interview'), {
        person: personOf(id),
      }),
    ),
  ]
}

/** Where the word of someone who is selected leads: the terms come before the money. */
const afterAnswer = {
  waiting: null,
  other_terms: { kind: 'answer_terms', path: '/dashboard/agreements' },
  no: { kind: 'said_no', path: null },
  yes: { kind: 'pay', path: '/dashboard/orders' },
  not_asked: { kind: 'ask_terms', path: null },
} as const satisfies Record<CandidateAnswer, { kind: Turn; path: string | null } | null>

function ofSelected(standing: Standing): HomeTurn[] {
  const { entries, orders, said, personOf } = standing
  const owed = new Map(orders.map((order) => [order.candidateId, order]))
  return entries.flatMap(({ jobseeker_id: id, status, available }) => {
    const next = afterAnswer[said.get(id) ?? 'not_asked']
    if (status !== 'selected' || !available || next === null) return []
    const { amount = null, currency = null } = owed.get(id) ?? {}
    const path = next.path ?? profileOr(standing, id, '/dashboard/orders')
    return [turn(next.kind, path, { person: personOf(id), amount, currency })]
  })
}

function ofCases({ cases, today, personOf }: Standing): HomeTurn[] {
  return cases.flatMap(({ candidateId, next }) => {
    if (next === null) return []
    const { label, due_on, is_yours, path } = next
    const is_overdue = due_on !== null && due_on < today
    if (!is_yours && !is_overdue) return []
    const about = { person: personOf(candidateId), label, due_on, is_overdue }
    return [turn(is_yours ? 'step' : 'late_step', path, about)]
  })
}

/** What leads on where nothing else does: someone to invite, someone to find, what to say first. */
function toBegin({ entries, hasNeeds }: Standing): HomeTurn[] {
  const waiting = entries.filter(({ status, available }) => status === 'shortlisted' && available)
  const begun: HomeTurn[] = []
  if (waiting.length > 0)
    begun.push(turn('invite', '/dashboard/candidates?tab=shortlisted', { count: waiting.length }))
  if (!hasNeeds) begun.push(turn('say_needs', '/dashboard/needs'))
  else if (waiting.length === 0) begun.push(turn('find', '/dashboard/needs'))
  return begun
}
