import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { expect } from './journey.ts'

/** What has travelled to a browser: bytes with the heads of answers, by the address asked for. */
export interface Line {
  port: number
  bytes: () => number
  /** What was asked for, with the bytes of each. */
  brought: () => ReadonlyMap<string, number>
  /** Once nothing has travelled for so long, and nothing is on its way but what stays open. */
  rest: (ms: number) => Promise<void>
  close: () => void
}

/** An answer that stays open as long as the page. */
const staysOpen = /^\/api\/live\b/

/** A line between a browser and the server, on which everything is counted: of pages and of their workers. */
export async function openLine(): Promise<Line> {
  const brought = new Map<string, number>()
  const onTheirWay = new Set<ServerResponse>()
  const sum = () => [...brought.values()].reduce((all, bytes) => all + bytes, 0)
  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '')
    if (!staysOpen.test(pathname)) onTheirWay.add(response)
    response.on('close', () => onTheirWay.delete(response))
    pass(request, response, (bytes) => {
      brought.set(pathname + search, (brought.get(pathname + search) ?? 0) + bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    bytes: sum,
    brought: () => brought,
    async rest(ms) {
      let [before, since] = [sum(), Date.now()]
      const rests = () => {
        if (sum() !== before || onTheirWay.size > 0) [before, since] = [sum(), Date.now()]
        return Date.now() - since >= ms
      }
      await expect.poll(rests, { intervals: [100], timeout: 60_000 }).toBe(true)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Hands a request to whom it is for, and the answer back. */
function pass(
  request: IncomingMessage,
  response: ServerResponse,
  count: (bytes: number) => void,
): void {
  const { method, headers } = request
  const onward = http.request(request.url ?? '', { method, headers }, (answer) => {
    const { statusCode = 502, rawHeaders } = answer
    // 'HTTP/1.1 200 OK', and a colon, a space and two signs for the end of each line.
    count(17 + rawHeaders.join('').length + rawHeaders.length * 2)
    response.writeHead(statusCode, rawHeaders)
    answer.on('data', (part: Buffer) => count(part.length))
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

/** A browser that reaches the server by the line alone. */
export const behind = (
  browser: Browser,
  { port }: Line,
  options: BrowserContextOptions,
): Promise<BrowserContext> =>
  browser.newContext({
    serviceWorkers: 'allow',
    ...options,
    proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
  })
