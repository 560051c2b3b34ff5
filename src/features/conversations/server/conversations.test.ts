import crypto from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { makeAgency, makeMember } from '../../../../test/agencies.ts'
import { conversationTools, type Someone } from '../../../../test/conversations.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { closeOwn, makeCandidate, makeUser, signIn } from '../../../../test/people.ts'
import { changeStatus, removeFromPipeline } from '../../hiring/contract.ts'
import { beginningsPerDay } from '../choices.ts'
import * as calls from '../contract.ts'

const app = useTestApp()
const start = app.clock.now
afterEach(() => void (app.clock.now = start))
const { later, list, look, markRead, pair, read, say, unread } = conversationTools(app)

describe('a household and a worker', () => {
  test('write to each other once she is shortlisted, in their order, each by name', async () => {
    const { id, household, worker, candidateId } = await pair()
    expect(await list(worker)).toEqual([])
    expect((await say(household, id, { text: ' Hello Grace ' })).data).toMatchObject({
      number: 1,
      mine: true,
      side: 'household',
      text: 'Hello Grace',
    })
    await say(worker, id, { text: 'Hello <b>Madam</b>' })
    expect((await read(household, id)).results).toMatchObject([
      { number: 1, mine: true, text: 'Hello Grace', name: 'Noura Al-Kuwari' },
      { number: 2, mine: false, text: 'Hello <b>Madam</b>', name: 'Grace Santos', side: 'worker' },
    ])
    expect(await list(worker)).toMatchObject([
      { id, candidate_id: candidateId, other: { name: 'Noura Al-Kuwari' }, last: { mine: true } },
    ])
    expect(await list(household)).toMatchObject([
      { id, other: { name: 'Grace Santos', position: 'Nanny' }, unread: 1 },
    ])
  })

  test('have one conversation, however often and at the same time it is asked for', async () => {
    const { id, household, candidateId } = await pair()
    const again = await Promise.all(
      [1, 2, 3].map(() =>
        app.call(calls.beginConversation, { candidate_id: candidateId }, household),
      ),
    )
    expect(again.map(({ data }) => data.id)).toEqual([id, id, id])
  })

  test('say the same once, sent twice at the same time', async () => {
    const { id, household, worker } = await pair()
    const once = { client_id: crypto.randomUUID(), text: 'Once' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => say(household, id, once)))
    expect(answers.map(({ status, data }) => [status, data.number])).toEqual(
      Array.from({ length: 4 }, () => [200, 1]),
    )
    expect((await read(worker, id)).results).toHaveLength(1)
    // Nobody takes the id of another's message.
    expect(await say(worker, id, { ...once, text: 'Mine' })).toMatchObject({ status: 400 })
  })

  test('write at the same time, and nobody misses a message who asks for what came after the last', async () => {
    const { id, household, worker } = await pair()
    const heard: number[] = []
    const listen = async () => {
      const { results } = await read(worker, id, { after: heard.at(-1) ?? 0 })
      heard.push(...results.map(({ number }) => number))
    }
    const writing = Array.from({ length: 20 }, (_, n) =>
      say(n % 2 ? household : worker, id, { text: `Word ${n}` }),
    )
    await Promise.all(writing.map((one) => one.then(listen).catch(() => undefined)))
    await listen()
    expect([...new Set(heard)].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    )
  })

  test('read page by page, also from a place of old', async () => {
    const { id, household, worker } = await pair()
    for (let n = 1; n <= 45; n += 1) {
      await say(n % 2 ? household : worker, id, { text: `Word ${n}` })
      if (n % 20 === 0) later(61_000)
    }
    const last = await read(household, id)
    expect([last.results.length, last.results[0]?.number, last.has_more]).toEqual([40, 6, true])
    const first = await read(household, id, { before: 6 })
    expect([first.results.map(({ number }) => number), first.has_more]).toEqual([
      [1, 2, 3, 4, 5],
      false,
    ])
    expect((await read(household, id, { after: 44 })).results).toMatchObject([{ number: 45 }])
    expect((await read(household, id, { after: 999 })).results).toEqual([])
    for (const wrong of [{ after: 'x' }, { before: '-1' }, { before: '0' }])
      expect((await app.call(calls.listMessages, { id, ...wrong }, household)).status).toBe(400)
    expect(
      (await app.call(calls.listConversations, { before: 'yesterday' }, household)).status,
    ).toBe(400)
    const beyond = `${app.clock.now.getTime() + 1}.${id}`
    expect(
      (await app.call(calls.listConversations, { before: beyond }, household)).data.results,
    ).toHaveLength(1)
  })

  test.each([
    ['text', { text: ' ' }],
    ['text', {}],
    ['text', { text: 'x', phrase: 'twins' }],
    ['text', { text: 'x'.repeat(2001) }],
    ['client_id', { text: 'x', client_id: 'one' }],
    ['phrase', { phrase: 'no_such' }],
    ['phrase', { phrase: 'call_family' }],
    ['phrase', { phrase: 'yes' }],
    ['answers', { text: 'x', answers: 99 }],
  ])('with a wrong %s is refused: %j', async (field, said) => {
    const { id, household, worker } = await pair()
    expect(await say(household, id, said)).toMatchObject({
      status: 400,
      errors: { [field]: [expect.any(String)] },
    })
    expect((await read(worker, id)).results).toEqual([])
  })

  test('a megabyte is no message', async () => {
    const { id, household } = await pair()
    expect((await say(household, id, { text: 'x'.repeat(1_000_000) })).status).toBe(400)
    expect((await say(household, id, { text: 'x'.repeat(1_100_000) })).status).toBe(413)
  })

  test('five hundred in a minute are stopped', async () => {
    const { id, household, worker } = await pair()
    const answers = []
    for (let n = 0; n < 70; n += 1) answers.push(await say(household, id, { text: `${n}` }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.anything() },
    })
    // The other side writes on.
    expect((await say(worker, id, { text: 'Slowly' })).status).toBe(200)
  })

  test('ask and answer by ready-made phrases, each in its own language', async () => {
    const { id, household, worker } = await pair()
    const { data: asked } = await say(household, id, { phrase: 'twins' })
    expect(asked).toMatchObject({ kind: 'phrase', phrase: 'twins', text: null })
    expect((await say(worker, id, { phrase: 'friday', answers: asked.number })).status).toBe(400)
    const { data: answered } = await say(worker, id, { phrase: 'years', answers: asked.number })
    expect(answered).toMatchObject({ phrase: 'years', answers: { number: 1, phrase: 'twins' } })
    expect((await say(worker, id, { phrase: 'call_family' })).status).toBe(200)
  })
})

describe('who else', () => {
  test('is not there: a third household, another worker, an operator, somebody signed out', async () => {
    const { id, household, candidateId } = await pair()
    await say(household, id, { text: 'In private' })
    const third = await makeUser(app, 'employer')
    const other = await makeUser(app, 'jobseeker')
    const agency = await makeAgency(app)
    const operator = await makeUser(app, 'admin')
    const tries: [Someone, number][] = [
      [third, 404],
      [other, 404],
      [agency.owner, 404],
      [operator, 403],
      [{ id: 0, token: '' }, 401],
    ]
    for (const [by, status] of tries) {
      for (const answer of [
        await app.call(calls.getConversation, { id }, by),
        await app.call(calls.listMessages, { id }, by),
        await say(by, id, { text: 'x' }),
        await markRead(by, id, 1),
        await app.call(calls.changeConversation, { id, ended: true }, by),
        await app.call(calls.reportConversation, { id, reason: 'other' }, by),
      ]) {
        expect(answer.status).toBe(status)
        expect(answer.body).not.toContain('In private')
      }
    }
    expect(
      (await app.call(calls.beginConversation, { candidate_id: candidateId }, third)).status,
    ).toBe(404)
  })

  test('her agency takes part in her place, by the names of its members and as far as they may write', async () => {
    const agency = await makeAgency(app)
    const { id, household } = await pair({ agencyId: agency.id })
    await say(household, id, { text: 'Is she free?' })
    const viewer = await makeMember(app, agency.id, 'viewer')
    const editor = await makeMember(app, agency.id, 'editor')
    expect(await list(editor)).toMatchObject([{ id, about: 'Grace Santos', unread: 1 }])
    expect((await read(viewer, id)).results).toHaveLength(1)
    expect((await say(viewer, id, { text: 'x' })).status).toBe(403)
    expect((await say(editor, id, { text: 'She is' })).status).toBe(200)
    expect((await read(household, id)).results[1]).toMatchObject({ side: 'agency', mine: false })
    expect((await look(household, id)).people.map(({ side }) => side)).toEqual([
      'household',
      'agency',
    ])
    // What one member has read another has not.
    await markRead(editor, id, 2)
    expect([await unread(editor), await unread(viewer)]).toEqual([0, 1])
  })

  test('the agency is visible to a worker who keeps her record herself', async () => {
    const agency = await makeAgency(app)
    const { id, household, candidateId } = await pair({ agencyId: agency.id })
    const account = await makeUser(app, 'jobseeker', 'Grace Santos')
    await app.asOwner(`delete from candidates where user_id = ${account.id}`)
    await app.asOwner(`update candidates set user_id = ${account.id} where id = ${candidateId}`)
    await say(household, id, { text: 'Hello' })
    await say(agency.owner, id, { text: 'From the office' })
    expect((await look(account, id)).people.map(({ side }) => side)).toEqual([
      'household',
      'worker',
      'agency',
    ])
    expect((await read(account, id)).results).toMatchObject([{ mine: false }, { side: 'agency' }])
  })

  test('somebody without an account and without an agency can’t be written to, and that is said', async () => {
    const { candidateId, household, worker, id } = await pair()
    await say(household, id, { text: 'Hello' })
    await closeOwn(app, worker.id)
    expect(await say(household, id, { text: 'Are you there?' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('There is nobody to write to'),
    })
    const other = await makeUser(app, 'employer')
    await app.asOwner(
      `insert into pipeline_entries (employer_id, candidate_id, status, created_at, updated_at)
       values (${other.id}, ${candidateId}, 'shortlisted', now(), now())`,
    )
    expect(
      await app.call(calls.beginConversation, { candidate_id: candidateId }, other),
    ).toMatchObject({
      status: 409,
      message: expect.stringContaining('There is nobody to write to'),
    })
  })
})

describe('a conversation', () => {
  test('is opened by a shortlist, closes with it, and stays readable', async () => {
    const candidateId = await makeCandidate(app)
    const household = await makeUser(app, 'employer')
    expect(
      (await app.call(calls.beginConversation, { candidate_id: candidateId }, household)).status,
    ).toBe(404)
    const { id, household: its, worker, candidateId: hers } = await pair()
    await say(its, id, { text: 'Hello' })
    await app.call(removeFromPipeline, { id: hers }, its)
    for (const by of [its, worker]) {
      expect((await say(by, id, { text: 'x' })).status).toBe(409)
      expect(await look(by, id)).toMatchObject({
        can_write: false,
        closed_because: expect.stringContaining('shortlist'),
      })
      expect((await read(by, id)).results).toHaveLength(1)
    }
    await app.call(changeStatus, { id: hers, status: 'shortlisted' }, its)
    expect((await say(worker, id, { text: 'Again' })).status).toBe(200)
  })

  test('is begun with five a day without a plan, whoever asks at the same time', async () => {
    const household = await makeUser(app, 'employer')
    const ids: number[] = []
    for (let n = 0; n < beginningsPerDay + 2; n += 1) {
      const candidateId = await makeCandidate(app)
      await app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, household)
      const { data } = await app.call(
        calls.beginConversation,
        { candidate_id: candidateId },
        household,
      )
      ids.push(data.id)
    }
    const answers = await Promise.all(ids.map((id) => say(household, id, { text: 'Hello' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(beginningsPerDay)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.message).toContain('five conversations a day')
    const [waiting] = ids.filter((_, at) => answers[at]?.status === 429)
    later(86_400_000)
    household.token = await signIn(app, household.id)
    expect((await say(household, waiting ?? 0, { text: 'Hello' })).status).toBe(200)
  })

  test('is ended by either side, and resumed by whoever ended it', async () => {
    const { id, household, worker } = await pair()
    await say(household, id, { text: 'Hello' })
    const change = (by: Someone, what: Record<string, unknown>) =>
      app.call(calls.changeConversation, { id, ...what }, by)
    expect((await change(worker, { ended: true })).data).toMatchObject({
      ended: 'mine',
      can_resume: true,
      can_write: false,
    })
    expect(await look(household, id)).toMatchObject({ ended: 'theirs', can_resume: false })
    expect((await say(household, id, { text: 'x' })).status).toBe(409)
    expect((await change(household, { ended: false })).status).toBe(409)
    expect((await change(worker, { ended: false })).data).toMatchObject({ can_write: true })
    expect((await say(household, id, { text: 'Good' })).status).toBe(200)
  })

  test('is blocked without a word: who is blocked reads that it has ended', async () => {
    const { id, household, worker } = await pair()
    await say(household, id, { text: 'Hello' })
    await app.call(calls.changeConversation, { id, blocked: true }, worker)
    const refused = await say(household, id, { text: 'Why?' })
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('ended') })
    expect(refused.body).not.toContain('block')
    expect(await look(household, id)).toMatchObject({ is_blocked: false, can_write: false })
    expect((await say(worker, id, { text: 'x' })).status).toBe(409)
    await app.call(calls.changeConversation, { id, blocked: false }, worker)
    expect((await say(household, id, { text: 'Thanks' })).status).toBe(200)
  })
})
