import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface Received {
  url: string
  headers: http.IncomingHttpHeaders
  body: string
}

interface Answered {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** A server on this machine, for the tests of one file, and what it was sent; `answer` says what it answers, undefined for nothing ever. */
export async function listen(
  answer: () => Answered | undefined,
): Promise<{ got: Received[]; url: string }> {
  const got: Received[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      got.push({ url: request.url ?? '', headers: request.headers, body })
      const said = answer()
      if (said) response.writeHead(said.status, said.headers).end(said.body)
    })
  })
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
