import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { agreementTools } from '../../../../test/agreements.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { changeStatus, removeFromPipeline } from '../../hiring/contract.ts'
import { candidates } from '../../profiles/server/record-api.ts'

const app = useTestApp()
const { asked, answer, list, propose } = agreementTools(app)

type Household = Awaited<ReturnType<typeof asked>>['household']
const to = (status: 'interview_completed' | 'rejected') => (household: Household, id: number) =>
  app.call(changeStatus, { id, status }, household)
const set = (id: number, change: Partial<typeof candidates.$inferInsert>) =>
  app.connection.db.update(candidates).set(change).where(eq(candidates.id, id))

const since: Record<string, [(household: Household, id: number) => unknown, boolean]> = {
  'nothing has happened': [() => undefined, true],
  'the household took its selection back': [to('interview_completed'), true],
  'the household rejected her': [to('rejected'), false],
  'the household took her off its list': [
    async (household, id) => {
      await to('rejected')(household, id)
      await app.call(removeFromPipeline, { id }, household)
    },
    false,
  ],
  'she took her profile off': [
    (_, id) => set(id, { isPublished: false, wantsPublished: false }),
    true,
  ],
  'another household hired her': [(_, id) => set(id, { hiredAt: app.clock.now }), false],
  'she was suspended': [
    (_, id) => set(id, { isPublished: false, suspendedAt: app.clock.now }),
    false,
  ],
}

test.each(Object.entries(since))(
  'after a no, where %s, she can be asked again exactly as the answer says',
  async (_, [happens, can]) => {
    const { household, worker, agreement } = await asked()
    expect(agreement.can.ask_again).toBe(false)
    await answer(worker.token, agreement.id, 0, 'decline')
    await happens(household, worker.id)
    const offered = async (token: string) => (await list(token))[0]?.can.ask_again
    expect(await offered(worker.token)).toBe(false)
    expect(await offered(household.token)).toBe(can)
    const again = await propose(household.token, worker.id, { rest_day: 'sunday' })
    expect(again.status === 200).toBe(can)
    if (can) expect(await offered(household.token)).toBe(false)
  },
)
