import { expect } from 'vitest'
import { at, meetingTools } from './meetings.ts'
import type { TestApp } from './harness.ts'
import type { Signal } from '../src/features/rooms/contract.ts'
import * as rooms from '../src/features/rooms/contract.ts'
import { signIn } from './people.ts'

export const signals = (...orders: number[]): Signal[] =>
  orders.map((order) => ({ order, description: { type: 'offer', sdp: `v=0 ${order}` } }))

/** Interviews by video, and the calls of their rooms. */
export function roomTools(app: TestApp) {
  const tools = meetingTools(app)

  /** An accepted interview by video on 12 March, 10:00 to 11:00 in Qatar. */
  async function agreed() {
    const found = await tools.offered({ way: 'video' })
    const { candidate, interviewId } = found
    expect((await tools.take(candidate.token, interviewId, 0)).status).toBe(200)
    return found
  }

  /** The same, five minutes before its time, with sessions of then. */
  async function aboutToBegin() {
    app.clock.now = new Date('2026-03-10T12:00:00+03:00')
    const { employer, candidate, interviewId: id } = await agreed()
    app.clock.now = new Date('2026-03-12T09:55:00+03:00')
    return {
      id,
      household: { id: employer.id, token: await signIn(app, employer.id) },
      worker: {
        id: candidate.id,
        userId: candidate.userId,
        token: await signIn(app, candidate.userId),
      },
    }
  }

  const look = (token: string, id: number) => app.call(rooms.getRoom, { id }, { token })
  const enter = (token: string, id: number) => app.call(rooms.enterRoom, { id }, { token })
  const stay = (token: string, id: number, peer: string, after = 0) =>
    app.call(rooms.stayInRoom, { id, peer, after }, { token })
  const send = (token: string, id: number, peer: string, to: string, said = signals(1)) =>
    app.call(rooms.sendSignals, { id, peer, to, signals: said }, { token })
  const leave = (token: string, id: number, peer: string) =>
    app.call(rooms.leaveRoom, { id, peer }, { token })

  return { ...tools, at, agreed, aboutToBegin, look, enter, stay, send, leave }
}
