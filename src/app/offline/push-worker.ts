import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const worker = path.join(import.meta.dirname, 'push-worker.js')

/** /push.js, the worker that shows notices when no page is open; apart from that of the kept pages, so that each can go without the other. */
export function mountPushWorker(app: FastifyInstance): void {
  const body = fs.readFileSync(worker, 'utf8')
  app.get('/push.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'" })
      .send(body),
  )
}
