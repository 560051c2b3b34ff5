import { expect, test } from 'vitest'
import { conversationTools } from '../../../../test/conversations.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { getUser } from '../../accounts/server/index.ts'
import { personOf } from '../../accounts/server/own-account-api.ts'
import { reportConversation } from '../contract.ts'
import { moveConversations } from './claimed-record.ts'
import { personalData } from './personal-data.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const { pair, say, read, list } = conversationTools(app)

const personWith = async (id: number) => personOf(await getUser(jobContext(app), id))

test('a copy holds what both have said, covered as she reads it', async () => {
  const { id, household, worker } = await pair()
  await say(household, id, { text: 'Call 55123456' })
  await say(worker, id, { text: 'Mine is 66123456' })
  await app.call(reportConversation, { id, reason: 'other', message: 'Strange' }, worker)
  const { data } = await personalData.collect(jobContext(app), await personWith(worker.id))
  expect(data).toMatchObject({
    conversations: [
      {
        id,
        messages: [
          { text: 'Call •••••••', mine: false },
          { text: 'Mine is 66123456', mine: true },
        ],
      },
    ],
    reported: [{ reason: 'other', message: 'Strange' }],
    readMarks: true,
  })
  expect(JSON.stringify(data)).not.toContain('55123456')
})

test('an account that is erased takes its words along; the other side keeps its own', async () => {
  const { id, household, worker } = await pair()
  await say(household, id, { text: 'What the household said' })
  await say(worker, id, { text: 'What she said' })
  await app.call(reportConversation, { id, reason: 'other' }, worker)
  const person = await personWith(worker.id)
  await transaction(jobContext(app), (ctx) => personalData.erase(ctx, person))
  const { results } = await read(household, id)
  expect(results).toMatchObject([
    { text: 'What the household said' },
    { text: null, side: 'worker' },
  ])
  expect(await list(household)).toMatchObject([{ last: { text: null } }])
  for (const [table, column] of [
    ['conversation_messages', 'sender_id'],
    ['conversation_members', 'user_id'],
    ['conversation_reports', 'reporter_id'],
  ])
    expect(
      (await app.connection.pool.query(`select 1 from ${table} where ${column} = $1`, [worker.id]))
        .rowCount,
    ).toBe(0)
})

test('a record that takes the place of another takes its conversations, too', async () => {
  const [former, kept] = [await pair(), await pair()]
  await say(former.household, former.id, { text: 'Before she claimed it' })
  await transaction(jobContext(app), (ctx) =>
    moveConversations(ctx, { candidateId: kept.candidateId, formerId: former.candidateId }),
  )
  expect((await list(kept.worker)).map(({ id }) => id)).toEqual([former.id])
})
