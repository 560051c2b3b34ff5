import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeCandidate, makeUser, runJob } from '../../../../test/people.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'
import * as calls from '../contract.ts'

const app = useTestApp()
const day = 86_400_000

const changed = async (id: number) => {
  await transaction(jobContext(app), (ctx) => broadcastCandidates(ctx, [id]))
  await runJob(app, 'match-saved-searches')
  await runJob(app, 'tell-new-finds')
}

/** A household that is told by text message and e-mail of two searches, and what it was sent of a find. */
async function toldOf(nationality: string, values: object = {}) {
  const { id, token } = await makeUser(app, 'employer')
  const email = `household${id}@example.com`
  await app.asOwner(
    `update users set email = '${email}', email_verified_at = now() where id = ${id}`,
  )
  const save = async (query: string) =>
    (
      await app.call(
        calls.saveSearch,
        { name: query, query, when: 'at_once', sms: true, email: true, ...values },
        { token },
      )
    ).data.id
  const other = await save('nationality=Ethiopian')
  const found = await save(`nationality=${nationality}`)
  await changed(await makeCandidate(app, { nationality }))
  await app.deliver()
  const { rows } = await app.connection.pool.query<{ phone_number: string }>(
    'select phone_number from users where id = $1',
    [id],
  )
  const whens = async () =>
    new Map(
      (await app.call(calls.listSearches, {}, { token })).data.results.map((one) => [
        one.id,
        one.when,
      ]),
    )
  const sms = app.lastMessage(rows[0]?.phone_number ?? '')
  const mail = app.lastMessage(email)
  const link = /\/searches\/stop\/([\w-]+)/
  return { sms, mail, link: link.exec(sms?.text ?? '')?.[1] ?? 'none', whens, found, other }
}

test('the link of a message stops what it tells of, without signing in, and nothing else', async () => {
  const { sms, mail, link, whens, found, other } = await toldOf('Kenyan')
  expect(sms?.text).toContain(`Stop these messages: ${app.config.origin}/searches/stop/${link}`)
  expect(mail?.text).toContain(`/searches/stop/${link}`)
  expect(mail?.unsubscribeUrl).toBe(`${app.config.origin}/api/searches/stop/${link}`)
  expect((await whens()).get(found)).toBe('at_once')
  for (const _ of ['once', 'twice'])
    expect((await app.call(calls.stopSearches, { token: link })).status).toBe(200)
  expect([...(await whens())].toSorted()).toEqual(
    [
      [other, 'at_once'],
      [found, 'never'],
    ].toSorted(),
  )
  const stored = await app.connection.pool.query('select token_hash from search_stops')
  expect(JSON.stringify(stored.rows)).not.toContain(link)
})

test("a mail reader's own button stops them by one press of a form", async () => {
  const { mail, whens, found } = await toldOf('Ugandan')
  const url = new URL(mail?.unsubscribeUrl ?? 'http://none').pathname
  const got = await app.app.inject({ method: 'GET', url })
  expect([got.statusCode, (await whens()).get(found)]).toEqual([404, 'at_once'])
  const answer = await app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect([answer.statusCode, (await whens()).get(found)]).toEqual([200, 'never'])
})

test('another link, and one past its time, stops nothing and says so', async () => {
  const { link, whens, found } = await toldOf('Ghanaian')
  const refused = async (token: string) => {
    const { status, message } = await app.call(calls.stopSearches, { token })
    expect(status).toBe(400)
    expect(message).toMatch(/^This link is no longer valid/)
  }
  await refused(`${link.slice(1)}x`)
  await refused('0')
  app.clock.now = new Date(app.clock.now.getTime() + 61 * day)
  await refused(link)
  expect((await whens()).get(found)).toBe('at_once')
  await runJob(app, 'purge-old-finds')
  expect((await app.connection.pool.query('select 1 from search_stops')).rows).toHaveLength(0)
})

test('who is told by the bell alone gets no link that nobody sees', async () => {
  const before = (await app.connection.pool.query('select 1 from search_stops')).rows.length
  await toldOf('Nepalese', { sms: false, email: false })
  expect((await app.connection.pool.query('select 1 from search_stops')).rows).toHaveLength(before)
})
