import vm from 'node:vm'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountPushWorker } from './push-worker.ts'

interface Event {
  waitUntil: (work: Promise<unknown>) => void
  data?: { json: () => unknown }
  notification?: { close: () => void; data?: { path?: unknown } }
}

/** The worker as it is served, in a browser of which a test sees all. */
async function worker(open: { url: string; focus: () => string }[] = []) {
  const app = fastify()
  mountPushWorker(app)
  const { body, headers } = await app.inject('/push.js')
  const listeners: Record<string, (event: Event) => void> = {}
  const shown: unknown[][] = []
  const opened: string[] = []
  const work: Promise<unknown>[] = []
  vm.runInNewContext(body, {
    URL,
    self: {
      location: { origin: 'https://manzil.example' },
      addEventListener: (name: string, listener: (event: Event) => void) =>
        (listeners[name] = listener),
      registration: {
        showNotification: async (...said: unknown[]) => void shown.push(said),
      },
      clients: {
        matchAll: async () => open,
        openWindow: async (url: string) => void opened.push(url),
      },
    },
  })
  const happen = async (name: string, event: Omit<Event, 'waitUntil'>) => {
    listeners[name]?.({ ...event, waitUntil: (one) => work.push(one) })
    await Promise.all(work)
  }
  const press = (path?: unknown) =>
    happen('notificationclick', { notification: { close: () => {}, data: { path } } })
  return { headers, shown, opened, happen, press }
}

test('shows the title in its direction, the same notice once', async () => {
  const { headers, shown, happen } = await worker()
  expect(headers['content-type']).toContain('text/javascript')
  const said = { title: 'رسالة جديدة', path: '/ar/messages', locale: 'ar', id: 7 }
  await happen('push', { data: { json: () => said } })
  expect(shown).toMatchObject([
    ['رسالة جديدة', { tag: 'notice-7', lang: 'ar', dir: 'rtl', data: { path: '/ar/messages' } }],
  ])
})

test('shows our name for what it can’t read', async () => {
  const { shown, happen } = await worker()
  await happen('push', {})
  await happen('push', { data: { json: () => ({ title: 1 }) } })
  expect(shown.map(([title]) => title)).toEqual(['Manzil', 'Manzil'])
})

test('leads to the page of the notice, to one that is open there already, and never elsewhere', async () => {
  const { opened, press } = await worker()
  await press('/messages?with=1')
  for (const bad of ['https://evil.example/', '//evil.example/', undefined]) await press(bad)
  const origin = 'https://manzil.example'
  expect(opened).toEqual([
    `${origin}/messages?with=1`,
    ...Array.from({ length: 3 }, () => `${origin}/notifications`),
  ])
  let focused = 0
  const there = { url: `${origin}/messages`, focus: () => String((focused += 1)) }
  const second = await worker([there])
  await second.press('/messages')
  expect([focused, second.opened]).toEqual([1, []])
})
