import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { commonHeaders } from './common-headers.ts'

const flags = path.resolve(import.meta.dirname, '../../node_modules/country-flag-icons/3x2')
const client = path.resolve(import.meta.dirname, '../../build/client')

/** What browsers heed in an answer that is no page. A page has dozens of scripts: the rest would be a tenth of what it brings. */
const heeded = new Set([
  'strict-transport-security',
  'x-content-type-options',
  'cross-origin-resource-policy',
])
const unheeded = [...Object.keys(commonHeaders).filter((name) => !heeded.has(name)), 'x-request-id']

/** Built scripts and fonts for a year, everything else in `public/` for an hour; all compressed at build time. */
export function mountStaticFiles(app: FastifyInstance): void {
  app.register(async (files) => {
    files.addHook('onRequest', async (_request, reply) => {
      for (const name of unheeded) reply.removeHeader(name)
    })
    files.register(fastifyStatic, {
      root: path.join(client, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      // Its name changes with its content: nobody asks whether it is still the same.
      lastModified: false,
      acceptRanges: false,
      index: false,
      decorateReply: false,
    })
  })
  app.register(fastifyStatic, {
    root: flags,
    prefix: '/flags/',
    maxAge: '30d',
    index: false,
    decorateReply: false,
  })
  app.register(fastifyStatic, {
    root: client,
    prefix: '/',
    preCompressed: true,
    maxAge: '1h',
    index: false,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', 'assets/**', '.vite/**'],
    decorateReply: false,
  })
}
