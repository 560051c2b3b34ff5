import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { openStreams } from './live.ts'
import { keepAlive, send, type Stream } from './live-stream.ts'

/** A stream whose reader takes what was sent when it is told to. */
function reading() {
  const taken: string[] = []
  const waiting: (() => void)[] = []
  const response = new Writable({
    highWaterMark: 64,
    write(chunk: Buffer, _encoding, done) {
      waiting.push(() => {
        taken.push(chunk.toString())
        done()
      })
    },
  })
  const take = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const stream: Stream = { response, endsAt: Date.now() + 60_000, isBehind: false }
  return { stream, taken, take, kept: () => response.writableLength }
}

const much = 'a'.repeat(100)

// spec: 2.2 What changes elsewhere shows
test('of a slow reader nothing piles up; when it comes after, it hears that anything may have changed', async () => {
  const { stream, taken, take, kept } = reading()
  send(stream, [much])
  const held = kept()
  for (let count = 0; count < 100; count++) send(stream, ['orders'])
  expect([stream.isBehind, kept()]).toEqual([true, held])
  await take()
  await take()
  expect(taken).toEqual([`data: ["${much}"]\n\n`, 'data: ["*"]\n\n'])
  expect(stream.isBehind).toBe(false)
})

test('a reader that has taken nothing from one beat to the next is dropped, the others live on until their end', async () => {
  const slow = reading()
  send(slow.stream, [much])
  keepAlive(slow.stream)
  expect(slow.stream.response.destroyed).toBe(true)

  const quick = reading()
  send(quick.stream, ['orders'])
  keepAlive(quick.stream)
  await quick.take()
  await quick.take()
  expect(quick.taken).toEqual(['data: ["orders"]\n\n', ':\n\n'])
  keepAlive({ ...quick.stream, endsAt: Date.now() - 1 })
  expect([quick.stream.response.destroyed, quick.stream.response.writableEnded]).toEqual([
    false,
    true,
  ])
})

test('a process listens to 5,000, whoever they are; who leaves makes room for one', () => {
  const streams = openStreams({ rateLimits: true })
  const forgetting = Array.from({ length: 5000 }, (_, userId) =>
    streams.admit(userId)(reading().stream),
  )
  const full = expect.objectContaining({ code: 'UNAVAILABLE', detail: { retryAfterSeconds: 60 } })
  expect(() => streams.admit(5001)).toThrow(full)
  forgetting[0]!()
  streams.admit(5001)(reading().stream)
  expect(() => streams.admit(5002)).toThrow(full)
  expect(streams.size()).toBe(5000)
})
