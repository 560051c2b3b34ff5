import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { type Action, pipelineTools, type Way, ways } from '../../../../test/pipelines.ts'
import { listOrders, payOrder } from '../../billing/contract.ts'
import { candidates } from '../../profiles/server/record-api.ts'
import { changeStatus, getPipelineEntry, listPipeline } from '../contract.ts'
import { getHome } from '../home-contract.ts'
import { type EntryAction, entryActionNames } from '../transitions.ts'

const app = useTestApp()
const { act, bring } = pipelineTools(app)

const set = (id: number, change: Partial<typeof candidates.$inferInsert>) =>
  app.connection.db.update(candidates).set(change).where(eq(candidates.id, id))

const states: Record<string, { change: () => Parameters<typeof set>[1]; isGone: boolean }> = {
  'is shown': { change: () => ({ fullName: 'Grace Santos' }), isGone: false },
  'is not published any more': {
    change: () => ({ isPublished: false, wantsPublished: false }),
    isGone: false,
  },
  'was hired by another household': { change: () => ({ hiredAt: app.clock.now }), isGone: true },
  'is withdrawn': {
    change: () => ({ isPublished: false, suspendedAt: app.clock.now }),
    isGone: true,
  },
}

const called: Record<Exclude<EntryAction, 'select' | 'pay'>, Action> = {
  shortlist: 'shortlist',
  unshortlist: 'remove',
  schedule: 'schedule',
  deleteInterview: 'cancel interview',
  finish: 'finish',
  directSelect: 'select directly',
  deselect: 'finish',
  reject: 'reject',
}

/** Whether the server takes it. Who already stands where an action leads is left there, so that counts as no action. */
async function takes(token: string, id: number, action: EntryAction): Promise<boolean> {
  const standing = async () => {
    const { status, data } = await app.call(getPipelineEntry, { id }, { token })
    return status === 404 ? 'available' : data.status
  }
  const before = await standing()
  if (
    (action === 'finish' || action === 'deselect') &&
    (before === 'selected') !== (action === 'deselect')
  )
    return false
  if (action === 'pay') {
    const [order] = (await app.call(listOrders, {}, { token })).data.filter(
      ({ status }) => status === 'pending',
    )
    return (
      order !== undefined && (await app.call(payOrder, { id: order.id }, { token })).status === 200
    )
  }
  const answer =
    action === 'select'
      ? await app.call(
          changeStatus,
          { id, status: 'selected', selection_type: 'Interview' },
          { token },
        )
      : await act(token, id, called[action])
  if (answer.status !== 200) expect(await standing()).toBe(before)
  return answer.status === 200
}

describe.each(Object.entries(states))('of someone who %s', (_, { change, isGone }) => {
  const listed = Object.keys(ways).filter((way): way is Way => way !== 'available')

  async function standing(way: Way) {
    const pair = await bring(way)
    // A hire stays its household's.
    if (way !== 'hired') await set(pair.id, change())
    const { data } = await app.call(getPipelineEntry, { id: pair.id }, { token: pair.token })
    return { ...pair, entry: data }
  }

  // spec: 2.4 Six statuses (what an answer offers is what is taken)
  test.each(listed)(
    '%s: the answer offers what is taken, and nothing that is refused',
    async (way) => {
      const { id, token, entry } = await standing(way)
      expect(entry.available).toBe(way === 'hired' || !isGone)
      expect((await app.call(listPipeline, {}, { token })).data).toEqual([entry])
      for (const action of entryActionNames.filter((name) => !entry.can.includes(name)))
        expect({ action, taken: await takes(token, id, action) }).toEqual({ action, taken: false })
      for (const action of entry.can) {
        const other = await standing(way)
        expect({ action, taken: await takes(other.token, other.id, action) }).toEqual({
          action,
          taken: true,
        })
      }
    },
  )
})

test('who is not published any more is still the household’s turn, where there is no page of hers', async () => {
  const { id, token } = await bring('interview_completed')
  const paths = async () =>
    (await app.call(getHome, {}, { token })).data.turns.map(({ kind, path }) => [kind, path])
  expect(await paths()).toContainEqual(['decide', `/candidates/${id}`])
  await set(id, { isPublished: false, wantsPublished: false })
  expect(await paths()).toContainEqual(['decide', '/dashboard/candidates?tab=interview'])
  await act(token, id, 'select')
  expect(await paths()).toContainEqual(['ask_terms', '/dashboard/orders'])
})
