import type pg from 'pg'
import { summaryOf, withoutValues } from './statement-text.ts'
import { beginPart, endSpan, isTracing, keepingTrace, kindOf } from '../tracing.ts'

type Call = (...args: unknown[]) => unknown
type Done = (error: unknown, result: unknown) => void

/** Has every statement of a pool be a part of what asks for it. Only where traces are made; what is read or written by streams is not seen. */
export function traceQueries(pool: pg.Pool): void {
  if (!isTracing()) return
  const connect = pool.connect.bind(pool) as Call
  // Whoever waits for a connection is called by whoever gives one back, whose trace it must not become.
  pool.connect = ((done?: Done) =>
    done === undefined ? connect() : connect(keepingTrace(done))) as typeof pool.connect
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Call
    client.query = ((...args: unknown[]) => tracedQuery(query, args)) as typeof client.query
  })
}

function tracedQuery(query: Call, args: unknown[]): unknown {
  const [first, ...others] = args
  const text = typeof first === 'string' ? first : (first as { text?: unknown } | null)?.text
  if (typeof text !== 'string' || isStream(first)) return query(...args)
  const shown = withoutValues(text)
  const span = beginPart({
    name: summaryOf(shown),
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': shown },
  })
  if (span === undefined) return query(...args)
  const end = (error: unknown) => endSpan(span, {}, error ? kindOf(error) : undefined)
  const done = others.at(-1)
  if (typeof done === 'function') {
    const told: Done = (error, result) => {
      end(error)
      ;(done as Done)(error, result)
    }
    return query(first, ...others.slice(0, -1), told)
  }
  return (query(...args) as Promise<unknown>).then(
    (result) => {
      end(undefined)
      return result
    },
    (error: unknown) => {
      end(error)
      throw error
    },
  )
}

const isStream = (what: unknown): boolean =>
  typeof (what as { submit?: unknown } | null)?.submit === 'function'
