import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeJobseeker } from '../../../../test/jobseekers.ts'
import { jobContext, makeCandidate, runJob } from '../../../../test/people.ts'
import { kenyan, makeMany, savedSearchTools } from '../../../../test/saved-searches.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'

const app = useTestApp()
const { broadcastAs, changed, household, save, saved, told } = savedSearchTools(app)

const countOf = async (table: string) =>
  (await app.connection.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`))
    .rows[0]?.n

test('a change that is long on its way keeps no other from being saved, and both are matched', async () => {
  const { token } = await household()
  await save(token)
  const imported = await makeCandidate(app, kenyan)
  const { promise: isSaved, resolve: goOn } = Promise.withResolvers<void>()
  const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>()
  const long = transaction(jobContext(app), async (ctx) => {
    await broadcastCandidates(ctx, [imported])
    begin()
    await isSaved
  })
  await isBegun
  const { save: saveProfile } = await makeJobseeker(app)
  // Should it wait, the other ends all the same, and the test says so.
  const patience = setTimeout(goOn, 5000)
  let isLongOver = false
  void long.then(() => (isLongOver = true))
  expect((await saveProfile({ nationality: 'Kenyan' })).status).toBe(200)
  expect(isLongOver).toBe(false)
  clearTimeout(patience)
  goOn()
  await long
  await runJob(app, 'match-saved-searches')
  expect((await saved(token))[0]?.found.map(({ id }) => id)).toEqual([imported])
  expect(await countOf('search_changes')).toBe(0)
})

test('what a process noted and died before it asked for a round is matched within a minute', async () => {
  const { token } = await household()
  await save(token, { query: 'nationality=Tanzanian' })
  const her = await makeCandidate(app, { nationality: 'Tanzanian' })
  const dying = { ...jobContext(app), queue: { insert: () => Promise.reject(new Error('died')) } }
  await transaction(dying, (ctx) => broadcastCandidates(ctx, [her]))
  await runJob(app, 'match-saved-searches')
  expect(await countOf('search_changes')).toBe(1)
  await runJob(app, 'match-late-changes')
  expect((await saved(token))[0]?.found.map(({ id }) => id)).toEqual([her])
})

test('more finds than a statement has room for parameters are kept, and what comes after them too', async () => {
  const { id, token } = await household()
  await app.asOwner(
    `insert into saved_searches (employer_id, name, query, "when", sms, email, created_at)
     select ${id}, 'Search ' || n, 'nationality=Ghanaian&age_max=' || 39 + n, 'daily', false, false, now()
     from generate_series(1, 44) n`,
  )
  const people = await makeMany(app, 500, 'Ghanaian')
  await changed(...people)
  expect(await countOf('search_changes')).toBe(0)
  expect(
    await countOf(`search_finds where search_id in
    (select id from saved_searches where employer_id = ${id})`),
  ).toBe(500 * 44)
  const another = await makeCandidate(app, { nationality: 'Ghanaian' })
  await changed(another)
  expect((await saved(token))[0]?.found.map(({ id }) => id)).toContain(another)
  // They fit no longer before anybody heard of them.
  await app.asOwner(`update candidates set age = 99 where nationality = 'Ghanaian'`)
  await changed(...people, another)
  expect(
    await countOf(`search_finds where search_id in
    (select id from saved_searches where employer_id = ${id})`),
  ).toBe(0)
})

test('a change with which nothing can be done stops no other, and is tried again by itself', async () => {
  const { token } = await household()
  await save(token, { query: 'nationality=Ugandan' })
  const people = await makeMany(app, 12, 'Ugandan')
  const stuck = people[7]!
  await app.asOwner(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'stuck'; end $$`)
  await app.asOwner(`create trigger stuck before insert on search_finds for each row
    when (new.candidate_id = ${stuck}) execute function refuse()`)
  app.expectError('a change could not be matched with the saved searches')
  await changed(...people)
  const found = async () =>
    (
      await app.connection.pool.query<{ id: number }>(
        `select candidate_id as id from search_finds where candidate_id = any($1) order by 1`,
        [people],
      )
    ).rows.map(({ id }) => id)
  expect(await found()).toEqual(people.filter((id) => id !== stuck))
  await runJob(app, 'match-stuck-change')
  await app.asOwner('drop trigger stuck on search_finds')
  app.clock.now = new Date(app.clock.now.getTime() + 120_000)
  await runJob(app, 'match-stuck-change')
  expect(await found()).toEqual(people)
  await broadcastAs(stuck)
  await runJob(app, 'match-late-changes')
  expect(await countOf('search_changes')).toBe(0)
  await runJob(app, 'tell-new-finds')
  expect(await told(token)).toHaveLength(2)
})
