import crypto from 'node:crypto'
import * as calls from '../src/features/conversations/contract.ts'
import { changeStatus } from '../src/features/hiring/contract.ts'
import { userIdsOfCandidates } from '../src/features/profiles/server/index.ts'
import type { TestApp } from './harness.ts'
import { jobContext, makeCandidate, makeUser, signIn } from './people.ts'

export interface Someone {
  id: number
  token: string
}

/** Households and candidates that talk, and what they do in it. */
export function conversationTools(app: TestApp) {
  /** A household with a candidate on its list, and the conversation of the two. */
  async function pair({ agencyId }: { agencyId?: number } = {}) {
    const candidateId = await makeCandidate(
      app,
      agencyId === undefined ? {} : { agencyId, userId: null },
    )
    const household = await makeUser(app, 'employer', 'Noura Al-Kuwari')
    await app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, household)
    const { data } = await app.call(
      calls.beginConversation,
      { candidate_id: candidateId },
      household,
    )
    const userId = (await userIdsOfCandidates(jobContext(app), [candidateId])).get(candidateId)
    const worker: Someone = userId
      ? { id: userId, token: await signIn(app, userId) }
      : { id: 0, token: '' }
    return { candidateId, household, worker, id: data.id }
  }

  return {
    pair,
    say: (by: Someone, id: number, said: Record<string, unknown>) =>
      app.call(calls.sendMessage, { id, client_id: crypto.randomUUID(), ...said }, by),
    read: async (by: Someone, id: number, page: Record<string, unknown> = {}) =>
      (await app.call(calls.listMessages, { id, ...page }, by)).data,
    look: async (by: Someone, id: number) =>
      (await app.call(calls.getConversation, { id }, by)).data,
    unread: async (by: Someone) =>
      (await app.call(calls.countUnreadConversations, {}, by)).data.unread,
    list: async (by: Someone) => (await app.call(calls.listConversations, {}, by)).data.results,
    markRead: (by: Someone, id: number, number: number) =>
      app.call(calls.readConversation, { id, number }, by),
    later: (ms: number) => void (app.clock.now = new Date(app.clock.now.getTime() + ms)),
  }
}
