import { expect } from 'vitest'
import { jobContext, makeCandidate, makeUser, signIn } from './people.ts'
import { userIdsOfCandidates } from '../src/features/profiles/server/index.ts'
import * as calls from '../src/features/hiring/contract.ts'
import type { TestApp } from './harness.ts'

interface Side {
  id: number
  token: string
}

/** Households and workers with interviews. */
export function interviewTools(app: TestApp) {
  const household = () => makeUser(app, 'employer', 'Maryam Al-Thani')

  /** A candidate with her own session. */
  async function worker(): Promise<Side & { userId: number }> {
    const id = await makeCandidate(app)
    const userId = (await userIdsOfCandidates(jobContext(app), [id])).get(id) ?? 0
    return { id, userId, token: await signIn(app, userId) }
  }

  const shortlist = (token: string, id: number) =>
    app.call(calls.changeStatus, { id, status: 'shortlisted' }, { token })

  const schedule = (token: string, id: number, date: string, time: string, more: object = {}) =>
    app.call(calls.scheduleInterview, { id, date, time, ...more }, { token })

  const seen = async (token: string) => (await app.call(calls.listInterviews, {}, { token })).data

  const answer = (token: string, id: number, choice: string, version: number) =>
    app.call(calls.answerInterview, { id, answer: choice, version }, { token })

  /** A household with an interview with a new candidate. */
  async function appointment(date = '2026-03-12', time = '19:30') {
    const employer = await household()
    const candidate = await worker()
    await shortlist(employer.token, candidate.id)
    const entry = await schedule(employer.token, candidate.id, date, time)
    expect(entry.status).toBe(200)
    return { employer, candidate, interviewId: entry.data.interview_id ?? 0 }
  }

  return { household, worker, shortlist, schedule, seen, answer, appointment }
}
