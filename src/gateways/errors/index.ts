import crypto from 'node:crypto'
import { post } from '../post.ts'

/** Where errors are told, as its address of settings says: https://KEY@HOST/PROJECT. */
export interface Tracker {
  url: string
  key: string
}

/** What went wrong, in words of ours; `stack` is what the engine says of it. */
export interface Fault {
  message: string
  reason?: string | undefined
  stack?: string | undefined
  tags: Readonly<Record<string, string>>
  at: Date
}

const patienceMs = 3000
const framesMax = 50

/** Tells a tracker of one error, by the envelopes of Sentry's protocol. Throws when it doesn't take it. */
export async function reportToTracker({ url, key }: Tracker, fault: Fault): Promise<void> {
  const event = eventOf(fault)
  const body = [
    { event_id: event.event_id, sent_at: new Date().toISOString() },
    { type: 'event' },
    event,
  ]
    .map((line) => JSON.stringify(line))
    .join('\n')
  const { status } = await post('the error tracker', {
    url,
    body,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=manzil/1, sentry_key=${key}`,
    },
    timeoutMs: patienceMs,
  })
  if (status !== 200) throw new Error(`the error tracker answered ${status}`)
}

function eventOf({ message, reason, stack, tags, at }: Fault) {
  const value = masked(reason ?? message)
  return {
    event_id: crypto.randomUUID().replaceAll('-', ''),
    timestamp: at.toISOString(),
    platform: 'node',
    level: 'error',
    logger: 'manzil',
    tags,
    logentry: { formatted: message },
    exception: {
      values: [{ type: typeOf(stack), value, stacktrace: { frames: framesOf(stack ?? '') } }],
    },
  }
}

/** The log holds no names, but an error of a library may repeat what it was given: numbers, addresses and quotations stay here. */
export const masked = (text: string): string =>
  text
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
    .replaceAll(/\S+@\S+/g, '…@…')
    .replaceAll(/\+?\d[\d\s-]{3,}/g, '#')
    .slice(0, 500)

const typeOf = (stack = ''): string => /^(\w*Error)\b/.exec(stack)?.[1] ?? 'Error'

/** The lines of a stack as the protocol wants them, the outermost first; places in the product's own folder, and no address with its query. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .flatMap((line) => {
      const found =
        /^\s*at (?:(.+?) \()?(?:\w+:\/\/[^/]*)?([^()?#]+?)(?:\?[^:]*)?:(\d+):(\d+)\)?$/.exec(line)
      if (!found) return []
      const [, name, file = '', lineno, colno] = found
      return [
        {
          ...(name && { function: name }),
          filename: file.replace(/^.*?\/(src|build|node_modules|assets)\//, '$1/'),
          lineno: Number(lineno),
          colno: Number(colno),
          in_app: !file.includes('node_modules'),
        },
      ]
    })
    .slice(0, framesMax)
    .toReversed()
