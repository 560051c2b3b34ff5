import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listMessages, sendMessage } from '../../src/features/conversations/contract.ts'
import { deliverMessage } from '../../src/features/notifications/server/deliver-message.ts'
import {
  expectConversations,
  expectHires,
  expectJobs,
  expectMessages,
  expectMoney,
  expectPapers,
} from './kill-checks.ts'
import { beginLoad, meetPeople, openPayments, signInAgain, type World } from './kill-load.ts'
import { startTimeout, useServers } from './processes.ts'
import { type Part, type Stack, startStack } from './stack.ts'

const servers = useServers()
/** `npm run test:kills` asks for more. */
const kills = Number(process.env.KILLS ?? 4)
const parts: Part[] = ['web', 'worker', 'database']
let stack: Stack
let world: World

beforeAll(async () => {
  stack = await startStack(servers)
  await stack.start('web')
  world = await meetPeople(stack)
}, startTimeout)
afterAll(() => stack?.stop())

test(
  'what a web process enqueues waits for a worker process, which does it',
  { timeout: startTimeout },
  async () => {
    const { api } = world.household
    const { number } = await api(sendMessage, {
      id: world.questions,
      client_id: crypto.randomUUID(),
      phrase: 'start',
      private: false,
    })
    const answers = async () =>
      (await api(listMessages, { id: world.questions, after: number })).results
    expect(await answers()).toEqual([])
    await stack.start('worker')
    await vi.waitUntil(async () => (await answers()).length > 0, { timeout: 15_000 })
    expect(await answers()).toMatchObject([{ answers: { number }, by_demo: true }])
  },
)

// spec: 3.1 Killed at any moment
test(
  'kill -9 of web, worker and database in turn: money, hires, papers, conversations and jobs stand as they were acknowledged',
  { timeout: startTimeout + kills * 60_000 },
  async () => {
    let repeats = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const part = parts[kill % parts.length] ?? 'web'
      await signInAgain(stack, world)
      world.payments = await openPayments(world)
      const load = beginLoad(stack, world)
      if (part === 'worker') await stack.isAtWork()
      else await load.acknowledged((kill * 7) % 40)
      await stack.kill(part)
      await load.stop()
      await stack.restore(part)
      await expectMoney(stack, world)
      await expectHires(world)
      await expectPapers(stack, world)
      await expectConversations(world)
      await stack.workOff()
      await expectJobs(stack, world)
      const before = repeats
      repeats = await expectMessages(stack)
      // Those under way may leave again; a web process hands none over.
      const most = part === 'web' ? 0 : (deliverMessage.atOnce ?? 1)
      expect(repeats - before).toBeLessThanOrEqual(most)
    }
    expect(stack.output()).not.toMatch(/Uncaught|unhandled/i)
  },
)
