import type { Agreement } from '../../../agreements/contract.ts'
import type { WaitingConversation } from '../../../conversations/server/waiting-api.ts'
import type { OwnStanding } from '../../../records/server/standing-api.ts'
import type { Interview } from '../../contract.ts'
import { roomPathOf } from '../../meeting-rules.ts'
import { type DutyKind, dutyKinds } from '../../today-choices.ts'
import type { Duty } from '../../today-contract.ts'
import type { OwnCase } from '../ports.ts'

/** All that a worker has under way. */
export interface Standing {
  today: string
  meetings: Interview[]
  agreements: Pick<Agreement, 'status' | 'household' | 'can'>[]
  ownCase: OwnCase | null
  conversations: WaitingConversation[]
  /** Null for a worker without a record. */
  record: OwnStanding | null
}

const casePath = '/dashboard/recruitment'
const profilePath = '/dashboard/my-profile'
const documentsPath = '/dashboard/documents'
const startPath = `${profilePath}/start`

const duty = (
  kind: DutyKind,
  path: string,
  more: Partial<Omit<Duty, 'kind' | 'path'>> = {},
): Duty => ({
  kind,
  household: null,
  label: null,
  why: null,
  date: null,
  time: null,
  due_on: null,
  is_overdue: false,
  path,
  ...more,
})

/** What is hers to do, the most pressing first, never nothing: by its kind, then by its day. */
export function dutiesOf(standing: Standing): [Duty, ...Duty[]] {
  const idle = standing.ownCase === null ? duty('nothing', profilePath) : duty('wait', casePath)
  const [first = idle, ...rest] = [
    ...ofMeetings(standing),
    ...ofAgreements(standing),
    ...ofCase(standing),
    ...standing.conversations.map(({ id, household }) =>
      duty('reply', `/dashboard/messages/${id}`, { household }),
    ),
    ...ofRecord(standing),
  ].toSorted(
    (a, b) =>
      dutyKinds.indexOf(a.kind) - dutyKinds.indexOf(b.kind) || dayOf(a).localeCompare(dayOf(b)),
  )
  return [first, ...rest]
}

const dayOf = ({ due_on, date, time }: Duty): string => due_on ?? `${date ?? '9'} ${time ?? ''}`

const ofMeetings = ({ meetings }: Standing): Duty[] =>
  meetings.flatMap((meeting) => {
    const { id, household, date, time, answer, counter_times: countered } = meeting
    const about = { household, date, time }
    if (meeting.status !== 'scheduled') return []
    if (meeting.can_join && meeting.is_now && answer !== 'declined')
      return [duty('join', roomPathOf(id), about)]
    // What she has proposed instead is the household's to answer.
    return meeting.can_answer && answer === null && countered.length === 0
      ? [duty('answer_interview', '/dashboard/interviews', about)]
      : []
  })

const ofAgreements = ({ agreements }: Standing): Duty[] =>
  agreements
    .filter(({ status, can }) => status === 'asked' && can.accept)
    .map(({ household }) => duty('answer_terms', '/dashboard/agreements', { household }))

function ofCase({ ownCase, today }: Standing): Duty[] {
  if (ownCase === null) return []
  const { household, offerWaits, steps } = ownCase
  const own = steps
    .filter(({ is_yours }) => is_yours)
    .map(({ label, due_on, needs_paper }) =>
      duty(needs_paper ? 'paper' : 'step', casePath, {
        household,
        label,
        due_on,
        is_overdue: due_on !== null && due_on < today,
      }),
    )
  return offerWaits ? [duty('answer_offer', casePath, { household }), ...own] : own
}

/** What brings her before households; nobody who is hired, too young or objecting is asked for it. */
function ofRecord({ record }: Standing): Duty[] {
  if (record === null || record.isHired) return []
  const { obstacle, isPublished, isUnsaved, missing } = record
  // What was asked of her stands with her profile.
  if (obstacle === 'hidden') return [duty('hidden', profilePath)]
  if (obstacle !== null && obstacle !== 'incomplete') return []
  const partOf = (place: string) => `${profilePath}?part=${place}`
  if (isUnsaved && obstacle !== null) return [duty('begin', startPath)]
  const [first] = missing
  const about = { label: first?.what ?? null, why: first?.why ?? null }
  // Whoever is not shown yet is asked one question at a time.
  if (obstacle === 'incomplete') return [duty('missing', startPath, about)]
  const add =
    first === undefined
      ? []
      : [duty('add', first.place === 'documents' ? documentsPath : partOf(first.place), about)]
  return isPublished ? add : [duty('publish', `${startPath}?q=publish`), ...add]
}
