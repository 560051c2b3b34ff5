import { afterEach, expect, test } from 'vitest'
import { agreementTools, fairTerms } from '../../../../test/agreements.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { signIn } from '../../../../test/people.ts'
import { listNotices } from '../../notifications/contract.ts'
import { answerTo } from '../../agreements/server/demo-api.ts'

const app = useTestApp({ DEMO: 'on' })
const start = app.clock.now
afterEach(() => void (app.clock.now = start))
const { asked, shortlisted, propose, list } = agreementTools(app)

const drawn = (candidateId: number) =>
  app.asOwner(
    `update candidates set profile_image_key = 'portraits/12.svg' where id = ${candidateId}`,
  )

/** What an invented candidate says to a wage, and how the notice tells it. */
async function saidTo(wage: number) {
  const { household, worker } = await shortlisted()
  await drawn(worker.id)
  await propose(household.token, worker.id, { wage })
  app.clock.now = new Date(start.getTime() + 5000)
  await app.jobs.work('answer-demo-terms')
  const token = await signIn(app, household.id)
  const [agreement] = await list(token)
  const { results } = (await app.call(listNotices, {}, { token })).data
  app.clock.now = start
  return { agreement, text: results[0]?.text ?? '' }
}

test('an invented candidate says yes to fair terms within seconds, and the notice says that this is a demo', async () => {
  const { agreement, text } = await saidTo(1800)
  expect(agreement?.status).toBe('agreed')
  expect(text).toContain('This is a demo: the invented')
})

test('to a little less she names her wage, and to far too little she says no', async () => {
  expect((await saidTo(1500)).agreement).toMatchObject({
    status: 'countered',
    terms: { wage: 1800 },
    changed: ['wage'],
  })
  expect((await saidTo(1000)).agreement?.status).toBe('declined')
  const hard = { ...fairTerms, hours_per_day: 10, room: 'shared' as const }
  expect(answerTo(hard, 1800)).toEqual({ act: 'decline' })
})

test('whoever signed up answers for herself', async () => {
  const { household } = await asked()
  app.clock.now = new Date(start.getTime() + 5000)
  await app.jobs.work('answer-demo-terms')
  expect((await list(await signIn(app, household.id)))[0]?.status).toBe('asked')
})
