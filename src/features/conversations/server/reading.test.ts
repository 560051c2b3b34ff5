import { afterEach, describe, expect, test } from 'vitest'
import { conversationTools, type Someone } from '../../../../test/conversations.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { signIn } from '../../../../test/people.ts'
import { listNotices } from '../../notifications/contract.ts'
import * as calls from '../contract.ts'

const app = useTestApp()
const start = app.clock.now
afterEach(() => void (app.clock.now = start))
const { later, list, look, markRead, pair, say, unread } = conversationTools(app)

describe('reading', () => {
  test('is counted by conversation, and marked for the other side while both let it be seen', async () => {
    const { id, household, worker } = await pair()
    await say(household, id, { text: 'One' })
    await say(household, id, { text: 'Two' })
    expect([await unread(worker), await unread(household)]).toEqual([1, 0])
    expect((await look(household, id)).others_read).toBe(0)
    expect((await markRead(worker, id, 1)).data.unread).toBe(1)
    expect((await markRead(worker, id, 99)).data.unread).toBe(0)
    expect((await look(household, id)).others_read).toBe(2)
    const marks = async (by: Someone) => (await app.call(calls.getReadMarks, { id }, by)).data
    expect(await marks(household)).toEqual({ others_read: 2 })
    expect((await app.call(calls.getReadMarks, { id }, (await pair()).household)).status).toBe(404)
    // Reading goes only on.
    await markRead(worker, id, 1)
    expect(await unread(worker)).toBe(0)
    await app.call(calls.setReadMarks, { shown: false }, worker)
    expect((await look(household, id)).others_read).toBeNull()
    expect((await look(worker, id)).others_read).toBeNull()
    expect(await marks(household)).toEqual({ others_read: null })
    await app.call(calls.setReadMarks, { shown: true }, worker)
    expect((await look(household, id)).others_read).toBe(2)
  })

  test('a muted conversation counts for nothing', async () => {
    const { id, household, worker } = await pair()
    await say(household, id, { text: 'One' })
    await app.call(calls.changeConversation, { id, muted: true }, worker)
    expect(await unread(worker)).toBe(0)
    expect(await list(worker)).toMatchObject([{ is_muted: true, unread: 1 }])
  })

  test('who is writing is seen for some seconds, by the other side alone', async () => {
    const { id, household, worker } = await pair()
    await say(household, id, { text: 'One' })
    const typing = async (by: Someone) => (await app.call(calls.getTyping, { id }, by)).data.names
    await app.call(calls.sendTyping, { id }, worker)
    expect([await typing(household), await typing(worker)]).toEqual([['Grace Santos'], []])
    later(7000)
    expect(await typing(household)).toEqual([])
    await app.call(calls.sendTyping, { id }, worker)
    await say(worker, id, { text: 'There' })
    expect(await typing(household)).toEqual([])
  })
})

describe('word of a message', () => {
  const notices = async (by: Someone) =>
    (await app.call(listNotices, {}, { token: await signIn(app, by.id) })).data.results.filter(
      ({ kind }) => kind.includes('message'),
    )
  const tell = async () => {
    later(11_000)
    await app.jobs.work('tell-of-message')
  }

  test('comes once while it is unread, without what was said, and goes with reading', async () => {
    const { id, household, worker } = await pair()
    await say(household, id, { text: 'A secret word' })
    await say(household, id, { text: 'Another' })
    await tell()
    await say(household, id, { text: 'A third' })
    await tell()
    const told = await notices(worker)
    expect(told).toMatchObject([
      { kind: 'message_received', path: `/dashboard/messages/${id}`, is_read: false },
    ])
    expect(JSON.stringify(told)).not.toMatch(/secret|third/)
    expect(await notices(household)).toEqual([])
    await markRead(worker, id, 3)
    expect(await notices(worker)).toMatchObject([{ is_read: true }])
    await say(household, id, { text: 'A fourth' })
    await tell()
    expect(await notices(worker)).toHaveLength(2)
  })

  test('does not come to who has it open, nor to who has muted it', async () => {
    const { id, household, worker } = await pair()
    await say(household, id, { text: 'One' })
    await markRead(worker, id, 1)
    await tell()
    expect(await notices(worker)).toEqual([])
    await app.call(calls.changeConversation, { id, muted: true }, worker)
    await say(household, id, { text: 'Two' })
    await tell()
    expect(await notices(worker)).toEqual([])
  })
})
