import type { Fault } from '../gateways/errors/index.ts'
import { reportToTracker, type Tracker } from '../gateways/errors/index.ts'

/** A fault that repeats says nothing new, and a tracker counts what it is told. */
const perMinute = 30
const errorLevel = 50

interface Line {
  err?: { message?: string; stack?: string | undefined }
  reason?: string
  stack?: string
  job?: string
  route?: string
  number?: string
}

type LogMethod = (...args: unknown[]) => void
interface Logs {
  bindings?: () => { reqId?: string }
}

/** What the logger calls for each line: those of level error are told to a tracker as well. It may fail, and nobody waits for it. */
export function errorTracking(tracker: Tracker | null) {
  if (tracker === null) return undefined
  const pace = { minute: 0, told: 0 }
  return {
    logMethod(this: Logs, args: unknown[], method: LogMethod, level: number): void {
      method.apply(this, args)
      if (level < errorLevel) return
      const minute = Math.floor(Date.now() / 60_000)
      if (minute !== pace.minute) Object.assign(pace, { minute, told: 0 })
      if (pace.told++ >= perMinute) return
      reportToTracker(tracker, faultOf(args, this.bindings?.().reqId)).catch(() => undefined)
    },
  }
}

function faultOf([first, second]: unknown[], requestId: string | undefined): Fault {
  const line = (typeof first === 'object' && first !== null ? first : {}) as Line
  const message = typeof first === 'string' ? first : typeof second === 'string' ? second : 'error'
  const { err, job, route, number } = line
  return {
    message,
    reason: err?.message ?? line.reason,
    stack: err?.stack ?? line.stack,
    tags: {
      ...(requestId && { request_id: requestId }),
      ...(job && { job }),
      ...(route && { route }),
      ...(number && { number }),
    },
    at: new Date(),
  }
}
