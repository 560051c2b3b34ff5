import type { Writable } from 'node:stream'

export interface Stream {
  response: Writable
  endsAt: number
  /** Its reader is slower than what happens: it is told at the end that anything may have changed. */
  isBehind: boolean
}

/** Stands for every topic. */
const anything = '*'

/** Says what changed; to a reader that is behind nothing is kept, it hears once that anything may have changed. */
export function send(stream: Stream, topics: readonly string[]): void {
  const { response } = stream
  if (stream.isBehind || response.writableEnded) return
  if (response.write(`data: ${JSON.stringify(topics)}\n\n`)) return
  stream.isBehind = true
  response.once('drain', () => {
    stream.isBehind = false
    send(stream, [anything])
  })
}

/** Ends what is over; drops a reader that has taken nothing since the beat before. */
export function keepAlive({ response, endsAt, isBehind }: Stream): void {
  if (isBehind) response.destroy()
  else if (Date.now() > endsAt) response.end()
  else response.write(':\n\n')
}
