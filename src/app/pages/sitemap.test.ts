import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness.ts'
import { makeCandidate } from '../../../test/people.ts'
import { localizedPath } from '../../platform/shared/locale.ts'
import { locales } from '../../platform/shared/locales.ts'
import { broadcastAll } from '../../platform/server/bus.ts'
import { candidates } from '../../features/profiles/server/record-api.ts'

const app = useTestApp({ ORIGIN: 'https://manzil.example' })
const get = (url: string) => app.app.inject({ url })
const addresses = async () =>
  [...(await get('/sitemap.xml')).body.matchAll(/<loc>(.+?)<\/loc>/g)].map((found) => found[1])

test('robots are told where the sitemap is, and where nothing is for them', async () => {
  const { body, headers, statusCode } = await get('/robots.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^User-agent: \*\n/)
  expect(body).toContain('\nSitemap: https://manzil.example/sitemap.xml\n')
  for (const path of [
    '/api/',
    '/pay/',
    '/dashboard',
    '/ar/dashboard',
    '/fil/sign-up',
    '/ar/newsletter/confirm/',
  ])
    expect(body).toContain(`\nDisallow: ${path}\n`)
  expect(body).not.toMatch(/Disallow: \/(ar)?\n/)
})

test('each page stands there in both languages, and names the other', async () => {
  const { body, headers } = await get('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(body).toContain(
    '<url><loc>https://manzil.example/ar/pricing</loc>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://manzil.example/pricing"/>' +
      '<xhtml:link rel="alternate" hreflang="ar" href="https://manzil.example/ar/pricing"/></url>',
  )
  expect(await addresses()).toEqual(
    expect.arrayContaining([
      'https://manzil.example/',
      'https://manzil.example/ar',
      'https://manzil.example/ar/terms',
    ]),
  )
})

test('what speaks to workers stands there in each language that Manzil speaks', async () => {
  const found = await addresses()
  for (const path of ['/work', '/rights', '/fees', '/terms/summary', '/contact'])
    for (const locale of locales)
      expect(found).toContain(`https://manzil.example${localizedPath(path, locale)}`)
})

test('of the candidates only those who agreed, are published and not hired', async () => {
  const agreed = await makeCandidate(app, { indexProfile: true })
  const silent = await makeCandidate(app)
  const unpublished = await makeCandidate(app, { indexProfile: true, isPublished: false })
  const hired = await makeCandidate(app, { indexProfile: true })
  await app.connection.db
    .update(candidates)
    .set({ hiredAt: app.clock.now })
    .where(eq(candidates.id, hired))
  await broadcastAll(app.connection, 'candidates', [agreed, silent, unpublished, hired])
  const found = async () =>
    (await addresses()).filter((address) => address?.includes('/candidates/'))
  // The page that was kept from before goes once the process has heard of it.
  await vi.waitFor(async () =>
    expect(await found()).toEqual([
      `https://manzil.example/candidates/${agreed}`,
      `https://manzil.example/ar/candidates/${agreed}`,
    ]),
  )
  expect((await get('/sitemap.xml')).body).toContain('<lastmod>2026-03-10</lastmod>')
})
