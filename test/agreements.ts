import * as calls from '../src/features/agreements/contract.ts'
import { changeStatus } from '../src/features/hiring/contract.ts'
import type { Input } from '../src/platform/shared/endpoint.ts'
import type { TestApp } from './harness.ts'
import { interviewTools } from './interviews.ts'
import { lastLinkOf, phoneOfUser } from './people.ts'

type Changes = Partial<Input<typeof calls.proposeTerms>>

/** Terms that are lawful on the tests' day. */
export const fairTerms = {
  role: 'Nanny',
  tasks: ['childcare' as const, 'cooking' as const],
  wage: 1800,
  housing: 'provided' as const,
  room: 'own' as const,
  food: 'provided' as const,
  hours_per_day: 8,
  rest_day: 'friday' as const,
  leave_days: 21,
  own_papers: true,
  start_on: '2026-04-10',
}

/** Households that ask with terms, and workers who answer. */
export function agreementTools(app: TestApp) {
  const tools = interviewTools(app)

  const propose = (token: string, id: number, changes: Changes = {}) =>
    app.call(calls.proposeTerms, { ...fairTerms, ...changes, id }, { token })

  const answer = (
    token: string,
    id: number,
    version: number,
    act: Input<typeof calls.answerAgreement>['act'],
    more: object = {},
  ) => app.call(calls.answerAgreement, { id, version, act, ...more }, { token })

  const list = async (token: string) => (await app.call(calls.listAgreements, {}, { token })).data

  const draft = (token: string, id: number) => app.call(calls.getTermsDraft, { id }, { token })

  /** A household that has shortlisted a new worker. */
  async function shortlisted() {
    const household = await tools.household()
    const worker = await tools.worker()
    await app.call(changeStatus, { id: worker.id, status: 'shortlisted' }, household)
    return { household, worker }
  }

  /** A household that has asked a new worker. */
  async function asked(changes: Changes = {}) {
    const pair = await shortlisted()
    const { data } = await propose(pair.household.token, pair.worker.id, changes)
    return { ...pair, agreement: data }
  }

  const phoneOf = (userId: number) => phoneOfUser(app, userId)
  const linkOf = (userId: number) => lastLinkOf(app, userId, 'deal')

  const look = (token: string) => app.call(calls.getAgreementByLink, { token })
  const act = (token: string, act: Input<typeof calls.answerByLink>['act'], more: object = {}) =>
    app.call(calls.answerByLink, { token, act, ...more })

  return { ...tools, propose, answer, list, draft, shortlisted, asked, phoneOf, linkOf, look, act }
}
