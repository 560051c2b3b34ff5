import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A bucket on this machine that speaks as much of S3 as a store of files needs; refuses who doesn't sign. `objects` is what it holds. */
export async function startS3(): Promise<{
  settings: Record<string, string>
  objects: Map<string, { body: Buffer; type: string }>
}> {
  const objects = new Map<string, { body: Buffer; type: string }>()
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname).replace(
        '/papers/',
        '',
      )
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=the-key/'))
        return response.writeHead(403).end()
      const object = objects.get(key)
      if (request.method === 'PUT') {
        objects.set(key, {
          body: Buffer.concat(chunks),
          type: request.headers['content-type'] ?? '',
        })
        return response.writeHead(200, { etag: '"1"' }).end()
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return response.writeHead(204).end()
      }
      if (!object) {
        const xml =
          '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>gone</Message></Error>'
        return response
          .writeHead(404, { 'content-type': 'application/xml' })
          .end(request.method === 'HEAD' ? undefined : xml)
      }
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      const body =
        from === undefined ? object.body : object.body.subarray(Number(from), Number(to) + 1)
      response.writeHead(from === undefined ? 200 : 206, {
        'content-type': object.type,
        'content-length': body.length,
        'last-modified': new Date().toUTCString(),
        etag: '"1"',
      })
      return response.end(request.method === 'HEAD' ? undefined : body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const settings = {
    FILES_DRIVER: 's3',
    S3_BUCKET: 'papers',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'the-key',
    S3_SECRET_ACCESS_KEY: 'the-secret',
    S3_PATH_STYLE: 'on',
  }
  return { settings, objects }
}
