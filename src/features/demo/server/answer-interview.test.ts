import { afterEach, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { at, meetingTools } from '../../../../test/meetings.ts'
import { signIn } from '../../../../test/people.ts'
import { listNotices } from '../../notifications/contract.ts'

const app = useTestApp({ DEMO: 'on' })
const tools = meetingTools(app)
const start = app.clock.now
afterEach(() => void (app.clock.now = start))

const drawn = (candidateId: number) =>
  app.connection.pool.query(
    `update candidates set profile_image_key = 'portraits/12.svg' where id = $1`,
    [candidateId],
  )

async function later(employer: { id: number }) {
  app.clock.now = new Date(start.getTime() + 5000)
  await app.jobs.work('answer-demo-interview')
  const token = await signIn(app, employer.id)
  const notices = (await app.call(listNotices, {}, { token })).data.results
  return { token, texts: notices.map(({ text }) => text) }
}

async function invited(times = [at(12, '10:00'), at(12, '17:00')]) {
  const employer = await tools.household()
  const candidate = await tools.worker()
  await drawn(candidate.id)
  await tools.shortlist(employer.token, candidate.id)
  await tools.offer(employer.token, candidate.id, times, { way: 'phone' })
  return { employer, candidate }
}

test('an invented candidate takes an interview within seconds, and the notice says that this is a demo', async () => {
  const { employer } = await invited()
  const { token, texts } = await later(employer)
  expect(texts).toEqual([
    'This is a demo: the invented \u2068Grace Santos\u2069 accepts the interview: Thu 12 Mar, 10:00 am, Doha time.',
  ])
  expect((await tools.held(token))[0]).toMatchObject({
    answer: 'accepted',
    contact: { name: 'Grace Santos' },
  })
})

test('she takes the time that she has, and leaves alone what was moved meanwhile', async () => {
  const { employer, candidate } = await invited()
  const second = await tools.household()
  await tools.shortlist(second.token, candidate.id)
  await tools.schedule(second.token, candidate.id, '2026-03-12', '17:30')
  await tools.schedule(employer.token, candidate.id, '2026-03-12', '14:00')
  const { token } = await later(employer)
  expect((await tools.held(token))[0]).toMatchObject({ time: '14:00', answer: 'accepted' })
})

test('whoever signed up answers for herself', async () => {
  const { employer } = await tools.offered()
  const { token, texts } = await later(employer)
  expect(texts).toEqual([])
  expect((await tools.held(token))[0]).toMatchObject({ answer: null })
})
