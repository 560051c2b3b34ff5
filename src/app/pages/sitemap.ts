import type { FastifyInstance } from 'fastify'
import { anyoneTag, listIndexable } from '../../features/search/server/index.ts'
import type { Host } from '../../platform/server/http.ts'
import { noteShown } from '../../platform/server/bus.ts'
import type { Config } from '../../platform/server/config/config.ts'
import { localizedPath } from '../../platform/shared/locale.ts'
import { locales } from '../../platform/shared/locales.ts'
import { isFoundIn, signUpPath } from '../../platform/shared/worker-pages.ts'
import { publicPages } from './public-pages.ts'

/** Pages for one person, or for none. */
const closed = [
  '/dashboard',
  '/login',
  signUpPath,
  '/demo',
  '/offline',
  '/newsletter/confirm/',
  '/newsletter/unsubscribe/',
]
const mostCandidates = 2000
const freshSeconds = 3600
const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': `public, max-age=${freshSeconds}`,
}

/** /robots.txt and /sitemap.xml: the site's pages in each language that has them, and the profiles of those who agreed to be found. */
export function mountSitemap(app: FastifyInstance, host: Host, { origin }: Config): void {
  const disallowed = [
    '/api/',
    '/pay/',
    ...locales.flatMap((locale) => closed.map((path) => localizedPath(path, locale))),
  ]
  const robots = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const packed = await host.cache.answer(request, async () => {
      noteShown(anyoneTag)
      const candidates = await listIndexable(
        await host.contextFor(request, 'public'),
        mostCandidates,
      )
      const body = sitemap(origin, [
        ...publicPages.map((path) => ({ path })),
        ...candidates.map(({ id, updatedAt }) => ({
          path: `/candidates/${id}`,
          changedAt: updatedAt,
        })),
      ])
      return { status: 200, headers, body, freshSeconds }
    })
    return reply.code(packed.status).headers(packed.headers).send(packed.body)
  })
}

function sitemap(origin: string, entries: { path: string; changedAt?: Date }[]): string {
  const urls = entries.flatMap(({ path, changedAt }) => {
    const spoken = locales.filter((locale) => isFoundIn(path, locale))
    const alternates = spoken
      .map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${localizedPath(path, locale)}"/>`,
      )
      .join('')
    const changed =
      changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>`
    return spoken.map(
      (locale) =>
        `<url><loc>${origin}${localizedPath(path, locale)}</loc>${changed}${alternates}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
