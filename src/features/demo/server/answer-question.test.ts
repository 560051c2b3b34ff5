import crypto from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { conversationTools } from '../../../../test/conversations.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { sendMessage } from '../../conversations/contract.ts'

const app = useTestApp({ DEMO: 'on' })
const start = app.clock.now
afterEach(() => void (app.clock.now = start))
const { pair, say, read, later } = conversationTools(app)

const drawn = (candidateId: number) =>
  app.asOwner(
    `update candidates set profile_image_key = 'portraits/12.svg' where id = ${candidateId}`,
  )
const answered = async () => {
  later(3000)
  await app.jobs.work('answer-demo-question')
}

test('an invented candidate answers three of the questions once, visibly as the demo', async () => {
  const { id, household, candidateId } = await pair()
  await drawn(candidateId)
  const asked = await say(household, id, { phrase: 'start' })
  await say(household, id, { phrase: 'pets' })
  await answered()
  expect((await read(household, id)).results.slice(2)).toMatchObject([
    {
      phrase: 'two_weeks',
      by_demo: true,
      mine: false,
      side: 'worker',
      answers: { number: asked.data.number },
    },
  ])
  // A run that comes again says it once.
  const job = app.registry.jobs.find(({ name }) => name === 'answer-demo-question')
  if (!job || job.cron !== undefined) throw new Error('there is no such job')
  const input = { conversationId: id, number: asked.data.number, question: 'start' }
  await job.run(jobContext(app), input, { number: 1 })
  expect((await read(household, id)).results).toHaveLength(3)
})

test('whoever signed up answers for herself, and who has answered is not answered for', async () => {
  const signedUp = await pair()
  await say(signedUp.household, signedUp.id, { phrase: 'start' })
  const { id, household, worker, candidateId } = await pair()
  await drawn(candidateId)
  await say(household, id, { phrase: 'twins' })
  await app.call(
    sendMessage,
    { id, client_id: crypto.randomUUID(), phrase: 'no', answers: 1 },
    worker,
  )
  await answered()
  expect((await read(signedUp.household, signedUp.id)).results).toHaveLength(1)
  expect((await read(household, id)).results).toHaveLength(2)
})
