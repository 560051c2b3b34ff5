import { expect } from 'vitest'
import * as calls from '../src/features/hiring/contract.ts'
import * as meetings from '../src/features/hiring/meeting-contract.ts'
import type { TestApp } from './harness.ts'
import { interviewTools } from './interviews.ts'
import { lastLinkOf, phoneOfUser } from './people.ts'

export type Time = { date: string; time: string }

/** A day of the tests' March and an hour of Qatar. */
export const at = (day: number, time: string): Time => ({ date: `2026-03-${day}`, time })

/** Households that offer several times, and workers who answer by the links of their messages. */
export function meetingTools(app: TestApp) {
  const tools = interviewTools(app)

  const offer = (token: string, id: number, times: readonly Time[], more: object = {}) => {
    const [first = at(12, '10:00'), ...other_times] = times
    return tools.schedule(token, id, first.date, first.time, { other_times, ...more })
  }

  /** A household that offers three times to a new candidate, by phone where nothing else is said. */
  async function offered(more: object = { way: 'phone' }) {
    const employer = await tools.household()
    const candidate = await tools.worker()
    await tools.shortlist(employer.token, candidate.id)
    const times = [at(12, '10:00'), at(12, '17:00'), at(13, '09:00')]
    const entry = await offer(employer.token, candidate.id, times, more)
    expect(entry.status).toBe(200)
    return { employer, candidate, interviewId: entry.data.interview_id ?? 0 }
  }

  const held = async (token: string) =>
    (await app.call(meetings.listHouseholdInterviews, {}, { token })).data

  const take = (token: string, id: number, version: number, time?: Time) =>
    app.call(calls.answerInterview, { id, answer: 'accepted', version, time }, { token })

  const counter = (token: string, id: number, version: number, times: readonly Time[]) =>
    app.call(meetings.counterInterview, { id, version, times: [...times] }, { token })

  const takeProposed = (token: string, id: number, version: number, time: Time, more = {}) =>
    app.call(meetings.takeProposedTime, { id, version, time, ...more }, { token })

  const phoneOf = (userId: number) => phoneOfUser(app, userId)
  const linkOf = (userId: number) => lastLinkOf(app, userId, 'meet')

  const look = (token: string) => app.call(meetings.getMeetingByLink, { token })
  const act = (token: string, act: 'take' | 'decline' | 'counter', times: readonly Time[] = []) =>
    app.call(meetings.answerByLink, { token, act, times: [...times] })

  return { ...tools, offer, offered, held, take, counter, takeProposed, phoneOf, linkOf, look, act }
}
