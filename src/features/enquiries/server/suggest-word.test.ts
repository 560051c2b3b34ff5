import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeUser } from '../../../../test/people.ts'
import { suggestWord } from '../contract.ts'
import { changeEnquiry, listSupportTickets } from '../support-contract.ts'

const app = useTestApp()
let operator: { id: number; token: string }
beforeAll(async () => {
  operator = await makeUser(app, 'admin', 'Hamad Operator')
})
let networks = 0
const elsewhere = () => ({
  address: `10.8.0.${(networks += 1)}`,
  headers: { 'accept-language': 'fil' },
})
const form = { page: '/fil/work', words: 'Kasambahay', better: 'Kasama sa bahay' }
const queue = async () =>
  (await app.call(listSupportTickets, { kind: 'word' }, operator)).data.results

test('a better word reaches the operator with page, language and what stands there, and without a sender', async () => {
  const answer = await app.call(suggestWord, form, elsewhere())
  expect([answer.status, answer.message]).toEqual([200, expect.stringContaining('Salamat')])
  const [ticket] = await queue()
  expect(ticket).toMatchObject({
    kind: 'word',
    locale: 'fil',
    page: '/fil/work',
    words: 'Kasambahay',
    message: 'Kasama sa bahay',
    name: null,
    phone_number: null,
    email: null,
    can_finish: true,
  })
  const done = await app.call(changeEnquiry, { id: ticket?.id ?? 0, state: 'done' }, operator)
  expect(done.data).toMatchObject({ state: 'done', message: 'Kasama sa bahay' })
  expect(await queue()).toEqual([])
})

test.each([
  ['without a word', { better: ' ' }, { better: ['Pakisulat ang mas tamang salita'] }],
  ['of 501 letters', { better: 'ま'.repeat(501) }, { better: [expect.any(String)] }],
  ['for a page elsewhere', { page: '//evil.example/x' }, { page: [expect.any(String)] }],
  ['for no page', { page: 7 }, { page: [expect.any(String)] }],
  ['for too many words', { words: 'x'.repeat(201) }, { words: [expect.any(String)] }],
])('a suggestion %s is refused in the reader’s language', async (_, change, errors) => {
  const answer = await app.call(suggestWord, { ...form, ...change } as typeof form, elsewhere())
  expect([answer.status, answer.errors]).toEqual([400, errors])
})

test('a robot is answered as if it were heard; one network is heard ten times an hour', async () => {
  const robot = await app.call(suggestWord, { ...form, website: 'x' }, elsewhere())
  expect([robot.status, await queue()]).toEqual([200, []])
  const one = elsewhere()
  for (let sent = 0; sent < 10; sent += 1)
    expect((await app.call(suggestWord, form, one)).status).toBe(200)
  expect((await app.call(suggestWord, form, one)).status).toBe(429)
  expect((await queue()).length).toBe(10)
})
