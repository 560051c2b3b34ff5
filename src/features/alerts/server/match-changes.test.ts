import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeJobseeker } from '../../../../test/jobseekers.ts'
import { jobContext, makeCandidate, runJob } from '../../../../test/people.ts'
import { kenyan, savedSearchTools } from '../../../../test/saved-searches.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'

const app = useTestApp()
const { household, save, saved } = savedSearchTools(app)

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
