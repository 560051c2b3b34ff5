import { expect } from 'vitest'
import { makeCandidate, makeUser } from './people.ts'
import { listOrders, payOrder } from '../src/features/billing/contract.ts'
import * as calls from '../src/features/hiring/contract.ts'
import type { TestApp } from './harness.ts'

export const future = { date: '2026-03-11', time: '10:30' }

export type Action =
  | 'shortlist'
  | 'schedule'
  | 'cancel interview'
  | 'finish'
  | 'select'
  | 'select directly'
  | 'reject'
  | 'remove'
  | 'hire'
  | 'ask for a schedule'

/** How to bring a candidate to a standing. */
export const ways = {
  available: [],
  shortlisted: ['shortlist'],
  interview_scheduled: ['shortlist', 'schedule'],
  interview_completed: ['shortlist', 'schedule', 'finish'],
  'selected by interview': ['shortlist', 'schedule', 'finish', 'select'],
  'selected directly': ['shortlist', 'select directly'],
  rejected: ['reject'],
  hired: ['shortlist', 'select'],
} as const satisfies Record<string, readonly Action[]>

export type Way = keyof typeof ways

/** Candidates of a pipeline, brought to where a test wants them. */
export function pipelineTools(app: TestApp) {
  function act(token: string, id: number, name: Action) {
    const status = (body: Record<string, unknown>) =>
      app.call(calls.changeStatus, { id, ...body }, { token })
    switch (name) {
      case 'shortlist':
        return status({ status: 'shortlisted' })
      case 'schedule':
        return app.call(calls.scheduleInterview, { id, ...future }, { token })
      case 'cancel interview':
        return app.call(calls.deleteInterview, { id }, { token })
      case 'finish':
        return status({ status: 'interview_completed' })
      case 'select':
        return status({ status: 'selected' })
      case 'select directly':
        return status({ status: 'selected', selection_type: 'Direct' })
      case 'reject':
        return status({ status: 'rejected' })
      case 'remove':
        return app.call(calls.removeFromPipeline, { id }, { token })
      case 'hire':
        return status({ status: 'hired' })
      case 'ask for a schedule':
        return status({ status: 'interview_scheduled' })
    }
  }

  async function bring(way: Way): Promise<{ id: number; token: string }> {
    // Nothing to pay: the order is confirmed at once.
    const id = await makeCandidate(app, { expectedSalaryMinor: way === 'hired' ? 0 : 180_000 })
    const { token } = await makeUser(app, 'employer')
    for (const name of ways[way]) expect((await act(token, id, name)).status).toBe(200)
    if (way === 'hired') {
      const [order] = (await app.call(listOrders, {}, { token })).data
      expect((await app.call(payOrder, { id: order?.id }, { token })).data.status).toBe('paid')
    }
    return { id, token }
  }

  const stands = async (token: string, id: number): Promise<string> => {
    const found = await app.call(calls.getPipelineEntry, { id }, { token })
    return found.status === 404 ? 'available' : found.data.status
  }

  return { act, bring, stands }
}
