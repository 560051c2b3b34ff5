import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate, runJob } from '../../../../test/people.ts'
import { kenyan, savedSearchTools } from '../../../../test/saved-searches.ts'

const app = useTestApp()
const { changed, household, save, told } = savedSearchTools(app)
const aDay = 86_400_000

const later = (ms: number) => void (app.clock.now = new Date(app.clock.now.getTime() + ms))

test('a household that can not be told at once stops no other, and is told when it can be', async () => {
  const [stuck, other] = [await household(), await household()]
  for (const { token } of [stuck, other]) await save(token)
  await app.asOwner(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'stuck'; end $$`)
  await app.asOwner(`create trigger stuck before insert on notices for each row
    when (new.user_id = ${stuck.id}) execute function refuse()`)
  await changed(await makeCandidate(app, kenyan))
  expect([await told(stuck.token), await told(other.token)]).toEqual([[], [expect.any(String)]])
  await app.asOwner('drop trigger stuck on notices')
  later(60_000)
  await runJob(app, 'tell-new-finds')
  expect([await told(stuck.token), await told(other.token)]).toEqual([
    [expect.any(String)],
    [expect.any(String)],
  ])
})

test('who is found again after the finds of half a year are gone is told again', async () => {
  const { token } = await household()
  await save(token, { query: 'nationality=Ugandan' })
  const her = await makeCandidate(app, { nationality: 'Ugandan' })
  const becomes = async (nationality: string) => {
    await app.asOwner(`update candidates set nationality = '${nationality}' where id = ${her}`)
    await changed(her)
  }
  await changed(her)
  expect(await told(token)).toHaveLength(1)
  await becomes('Indian')
  await becomes('Ugandan')
  expect(await told(token)).toHaveLength(1)
  later(181 * aDay)
  await runJob(app, 'purge-old-finds')
  await becomes('Indian')
  await becomes('Ugandan')
  expect(await told(token)).toHaveLength(2)
})

test('what is found while the morning’s messages leave is told by the round that follows', async () => {
  const { token } = await household()
  await save(token, { query: 'nationality=Ghanaian', when: 'daily' })
  for (let round = 1; round <= 2; round++) {
    await changed(await makeCandidate(app, { nationality: 'Ghanaian' }))
    await runJob(app, 'tell-saved-searches')
    expect(await told(token)).toHaveLength(round)
  }
})

test('each search is told by the channels that were chosen for it, those with the same ones together', async () => {
  const { id, token } = await household()
  await app.asOwner(
    `update users set email = 'of${id}@example.com', email_verified_at = now() where id = ${id}`,
  )
  const daily = { when: 'daily', sms: false, email: false }
  const searches: [name: string, values: object][] = [
    ['By text', { sms: true }],
    ['By e-mail', { email: true }],
    ['By text too', { sms: true }],
    ['By both', { sms: true, email: true }],
    ['In the bell', {}],
  ]
  for (const [place, [name, values]] of searches.entries())
    await save(token, {
      ...daily,
      ...values,
      name,
      query: `nationality=Ethiopian&age_max=${60 + place}`,
    })
  await changed(await makeCandidate(app, { nationality: 'Ethiopian' }))
  await runJob(app, 'tell-saved-searches')
  const { rows } = await app.connection.pool.query<{ channel: string; text: string }>(
    `select message.channel, notice.params ->> 'search' as text
     from messages message join notices notice on notice.id = message.notice_id
     where message.user_id = $1 order by 1, 2`,
    [id],
  )
  const sent = rows.map(({ channel, text }) => [channel, text.replaceAll(/[\u2068\u2069]/g, '')])
  expect(sent.toSorted()).toEqual([
    ['email', 'By both (1)'],
    ['email', 'By e-mail (1)'],
    ['sms', 'By both (1)'],
    ['sms', 'By text (1) · By text too (1)'],
  ])
  expect((await told(token)).map((text) => text.split('.')[0])).toEqual(
    expect.arrayContaining([expect.stringContaining('In the bell (1)')]),
  )
  expect(await told(token)).toHaveLength(4)
})
