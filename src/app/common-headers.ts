import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

const protect = helmet({
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
})

/** What every answer bears unless it says something stricter, whether a route makes it or it is kept. */
export const commonHeaders: Readonly<Record<string, string>> = headersOf(protect)

function headersOf(middleware: typeof protect): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => undefined)
  return headers
}
