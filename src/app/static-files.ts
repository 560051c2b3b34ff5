import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const flags = path.resolve(import.meta.dirname, '../../node_modules/country-flag-icons/3x2')
const client = path.resolve(import.meta.dirname, '../../build/client')

/** Built scripts and fonts for a year, everything else in `public/` for an hour; all compressed at build time. */
export function mountStaticFiles(app: FastifyInstance): void {
  app.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
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
