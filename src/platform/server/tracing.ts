import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'

export type Attributes = Readonly<Record<string, string | number>>

type SpanKind = 'internal' | 'server' | 'client' | 'consumer'

/** One piece of work of a trace, in OpenTelemetry's words. Times are milliseconds since 1970, with a fraction. */
export interface Span {
  /** 32 and 16 hexadecimal digits. */
  readonly traceId: string
  readonly id: string
  readonly parentId: string | undefined
  readonly name: string
  readonly kind: SpanKind
  readonly startedAt: number
  endedAt: number
  attributes: Attributes
  /** The kind of what it failed with, never its words. */
  error: string | undefined
  /** How many more its request or its job may have. */
  readonly room: { left: number }
}

/** Where the spans that have ended go, and which share of all traces is made. */
export interface Tracer {
  share: number
  take(span: Span): void
}

/** A job over a million records would make a trace that nobody can open. */
const spansPerRoot = 1000

const active = new AsyncLocalStorage<Span>()
let tracer: Tracer | null = null

/** Begins to trace, or ends it with null; without it nothing below does anything but the work it is given. */
export function traceTo(next: Tracer | null): void {
  tracer = next
}

export const isTracing = (): boolean => tracer !== null

interface Beginning {
  name: string
  kind: SpanKind
  attributes?: Attributes
}

/** Begins what others are part of: a request, or a job. It goes on with `from` (what `traceparent` gave), is part of what is under way, or is a trace of its own that has the digits of `id`, a UUID. */
export function beginRoot(what: Beginning, id: string, from?: string): Span | undefined {
  if (tracer === null) return undefined
  const [, traceId, parentId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/.exec(from ?? '') ?? []
  const room = { left: spansPerRoot }
  if (traceId !== undefined) return spanOf(what, { traceId, parentId, room })
  const around = active.getStore()
  if (around) return spanOf(what, { traceId: around.traceId, parentId: around.id, room })
  if (Math.random() >= tracer.share) return undefined
  return spanOf(what, { traceId: id.replaceAll('-', ''), parentId: undefined, room })
}

/** Begins a part of what is under way; nothing where nothing is. */
export function beginPart(what: Beginning): Span | undefined {
  if (tracer === null) return undefined
  const around = active.getStore()
  if (around === undefined || around.room.left === 0) return undefined
  around.room.left -= 1
  const { traceId, id: parentId, room } = around
  return spanOf(what, { traceId, parentId, room })
}

const spanOf = (
  { name, kind, attributes = {} }: Beginning,
  place: Pick<Span, 'traceId' | 'parentId' | 'room'>,
): Span => ({
  ...place,
  id: crypto.randomBytes(8).toString('hex'),
  name,
  kind,
  startedAt: now(),
  endedAt: 0,
  attributes,
  error: undefined,
})

/** Ends a span, with what only its end knows. */
export function endSpan(span: Span | undefined, more: Attributes = {}, error?: string): void {
  if (span === undefined || span.endedAt > 0) return
  span.endedAt = now()
  span.attributes = { ...span.attributes, ...more, ...(error && { 'error.type': error }) }
  span.error = error
  tracer?.take(span)
}

const now = (): number => performance.timeOrigin + performance.now()

/** Does work with a span around it. */
export const within = <T>(span: Span | undefined, work: () => T): T =>
  span === undefined ? work() : active.run(span, work)

/** Does work as a part of what is under way. */
export const traced = <T>(what: Beginning, work: () => Promise<T>): Promise<T> =>
  runTraced(beginPart(what), work)

/** The same with a span that has begun already. */
export const runTraced = <T>(span: Span | undefined, work: () => Promise<T>): Promise<T> =>
  span === undefined ? work() : runUntilEnd(span, work)

async function runUntilEnd<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await within(span, work)
    endSpan(span)
    return result
  } catch (error) {
    endSpan(span, {}, kindOf(error))
    throw error
  }
}

/** The code of an error where it or its cause has one, its class otherwise; never its words. */
export function kindOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  const found = [cause?.code, code].find((one) => /^\w{1,60}$/.test(String(one ?? '')))
  return String(found ?? (error instanceof Error ? error.constructor.name : 'Error'))
}

/** What is under way, for what is to go on with it later and elsewhere, as the W3C writes it. */
export function traceparent(): string | undefined {
  const around = tracer === null ? undefined : active.getStore()
  return around && `00-${around.traceId}-${around.id}-01`
}

/** Keeps a function that others call later with what is under way now. */
export const keepingTrace = <F extends (...args: never[]) => unknown>(work: F): F =>
  tracer === null ? work : AsyncLocalStorage.bind(work)
