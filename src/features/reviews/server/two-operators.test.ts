import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeUser, signIn } from '../../../../test/people.ts'
import { deleteDocument, updateDocument } from '../../records/contract.ts'
import { confirmCheck, listPapers, rejectPaper, withdrawCheck } from '../contract.ts'
import {
  paperChecks,
  type Operator,
  reading,
  refusal,
  notOpened,
} from '../../../../test/paper-checks.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const { her, paper, arrive, upload, replaceFile, open, record, badges, logged } = paperChecks(app)
const start = new Date('2026-03-10T09:00:00Z')
let first: Operator
let second: Operator

beforeAll(async () => {
  first = await makeUser(app, 'admin', 'Hamad Operator')
})

beforeEach(arrive)

afterEach(async () => {
  app.clock.now = start
  first = { ...first, token: await signIn(app, first.id) }
})

const listed = async (by: Operator) =>
  (await app.call(listPapers, { page_size: 60 }, by)).data.results.find(({ id }) => id === paper.id)

describe('an identity takes two operators where there are two', () => {
  beforeAll(async () => {
    second = await makeUser(app, 'admin', 'Munira Operator')
  })
  beforeEach(async () => {
    second = { ...second, token: await signIn(app, second.id) }
  })
  const confirm = (by: Operator, id: number, change: Record<string, unknown> = {}) =>
    app.call(confirmCheck, { id, read: reading, ...change }, by)
  async function recorded(): Promise<number> {
    await open(first)
    const { data } = await record(first)
    expect(data.state).toBe('awaiting')
    return data.id
  }

  test('the badge appears when the second has opened and read it herself', async () => {
    const id = await recorded()
    expect(await badges()).toEqual([])
    expect(await listed(second)).toMatchObject({
      takes_two: true,
      awaiting: { check_id: id, by: 'Hamad Operator', is_own: false },
    })
    expect((await listed(first))?.awaiting?.is_own).toBe(true)
    expect(refusal(await confirm(second, id))).toEqual(notOpened)
    expect(await badges()).toEqual([])
    await open(second)
    const { status, data } = await confirm(second, id)
    expect([status, data.state, data.confirmed_by]).toEqual([200, 'running', 'Munira Operator'])
    expect(await badges()).toMatchObject([{ item: 'identity', operators: 2 }])
  })

  // spec: 3.6 Documents to check
  test('the first is not the second, in another session neither', async () => {
    const id = await recorded()
    const again = { ...first, token: await signIn(app, first.id) }
    await open(again)
    for (const by of [first, again])
      expect(refusal(await confirm(by, id))).toEqual([
        409,
        'You recorded this check. Another operator has to confirm it.',
      ])
    expect(refusal(await record(again))).toEqual([
      409,
      'Another operator has to confirm this check. It can’t be recorded a second time.',
    ])
    expect(await badges()).toEqual([])
  })

  test('who reads something else than the first confirms nothing', async () => {
    const id = await recorded()
    await open(second)
    const answer = await confirm(second, id, {
      read: { ...reading, number: 'P 1' },
      differences: { number: 'It says so' },
    })
    expect(answer.status).toBe(409)
    expect((await confirm(second, id, { read: { ...reading, number: 'P 1' } })).status).toBe(400)
    expect(await badges()).toEqual([])
  })

  test('the log has the reasons of each of the two', async () => {
    await open(first)
    const read = { ...reading, number: 'P 1' }
    const { data } = await record(first, { read, differences: { number: 'Smudged' } })
    await open(second)
    expect(
      (await confirm(second, data.id, { read, differences: { number: 'Read under the lamp' } }))
        .status,
    ).toBe(200)
    expect((await logged('check.read'))?.detail).toMatchObject({
      differs: ['number'],
      reasons: { number: 'Smudged' },
    })
    expect((await logged('check.confirmed'))?.detail).toMatchObject({
      differs: ['number'],
      reasons: { number: 'Read under the lamp' },
    })
  })

  test('two who confirm at once, in 10 tries, leave one confirmed check', async () => {
    const third = await makeUser(app, 'admin', 'Third Operator')
    for (let n = 0; n < 10; n += 1) {
      Object.assign(paper, await upload())
      const id = await recorded()
      await Promise.all([open(second), open(third)])
      const answers = await Promise.all([confirm(second, id), confirm(third, id)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await badges()).toHaveLength(1)
    }
    await app.connection.pool.query('update users set suspended_at = now() where id = $1', [
      third.id,
    ])
  })

  test.each([
    ['a file replaced', replaceFile, 409],
    [
      'a paper changed',
      () => app.call(updateDocument, { id: paper.id, document_number: 'P 9' }, her),
      409,
    ],
    ['a paper deleted', () => app.call(deleteDocument, { id: paper.id }, her), 404],
    [
      'a paper refused',
      () =>
        app.call(rejectPaper, { id: paper.id, item: 'identity', reason: 'Another person' }, second),
      409,
    ],
    ['another name of hers', () => her.save({ full_name: 'Mary Reyes' }), 409],
  ])('%s ends what the first recorded', async (_, change, status) => {
    const id = await recorded()
    await change()
    await open(second)
    expect((await confirm(second, id)).status).toBe(status)
    expect(await badges()).toEqual([])
  })

  test('a running badge stays until its renewal is confirmed; what waits can be withdrawn', async () => {
    const id = await recorded()
    await open(second)
    await confirm(second, id)
    const renewal = await recorded()
    expect(await badges()).toHaveLength(1)
    expect(
      (await app.call(withdrawCheck, { id: renewal, reason: 'Read wrongly' }, first)).data
        .ended_because,
    ).toBe('withdrawn')
    expect(await badges()).toHaveLength(1)
    expect((await confirm(second, renewal)).status).toBe(409)
  })

  test('a licence takes one; so does an identity once the other is suspended, or was not seen for 30 days', async () => {
    Object.assign(
      paper,
      await upload({
        document_type: 'driving_license',
        license_number: 'L 7',
        document_number: '',
      }),
    )
    await open(first)
    const licence = {
      item: 'licence',
      read: { ...reading, document_type: 'driving_license', number: 'L7' },
    }
    expect((await record(first, licence)).data.state).toBe('running')
    Object.assign(paper, await upload())
    await app.connection.pool.query('update users set suspended_at = now() where id = $1', [
      second.id,
    ])
    await open(first)
    expect((await record(first)).data.state).toBe('running')
    await app.connection.pool.query('update users set suspended_at = null where id = $1', [
      second.id,
    ])
    await app.connection.pool.query(
      "update sessions set last_used_at = last_used_at - interval '31 days' where user_id = $1",
      [second.id],
    )
    await open(first)
    expect((await record(first)).data.state).toBe('running')
  })
})
