import { expect, locales, plainTest as test } from './journey.ts'
import { localizedPath } from '../../src/platform/shared/locale.ts'
import { languageOf, locales as allLocales } from '../../src/platform/shared/locales.ts'
import { isFoundIn } from '../../src/platform/shared/worker-pages.ts'
import { texts } from './texts.ts'

const workers = allLocales.filter((locale) => languageOf(locale).covers === 'worker')

const pages = [
  '/',
  '/candidates',
  '/work',
  '/terms/summary',
  '/pricing',
  '/visa',
  '/visa/request',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/how-we-check',
  '/newsletter',
]
const tagOf = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]
const metaOf = (html: string, name: string) =>
  tagOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
const dataOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    (found) => JSON.parse(found[1] ?? '') as Record<string, unknown>,
  )

for (const locale of locales) {
  // spec: 3.2 The head of a page
  test(`${locale}: each page says what it is to those who find and share it`, async ({
    request,
    baseURL,
  }) => {
    const titles = new Set<string>()
    for (const path of pages) {
      const html = await (await request.get(localizedPath(path, locale))).text()
      const title = tagOf(html, /<title>([^<]+)<\/title>/) ?? ''
      expect(titles).not.toContain(title)
      titles.add(title)
      expect(metaOf(html, 'description')?.length, path).toBeGreaterThan(30)
      expect(metaOf(html, 'robots'), path).toBeUndefined()
      expect(tagOf(html, /<link rel="canonical" href="([^"]*)"/)).toBe(
        `${baseURL}${localizedPath(path, locale)}`,
      )
      const alternates = [
        ...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi),
      ].map((found) => `${found[1]} ${found[2]}`)
      expect(alternates).toEqual([
        `en ${baseURL}${path}`,
        `ar ${baseURL}${localizedPath(path, 'ar')}`,
        ...workers
          .filter((tag) => isFoundIn(path, tag))
          .map((tag) => `${tag} ${baseURL}/${tag}${path}`),
        `x-default ${baseURL}${path}`,
      ])
      const picture = await request.get(metaOf(html, 'og:image') ?? '/none')
      expect([picture.status(), picture.headers()['content-type']], path).toEqual([
        200,
        'image/png',
      ])
      for (const data of dataOf(html)) expect(data['@context']).toBe('https://schema.org')
    }
  })

  // spec: 1.1 Questions
  test(`${locale}: questions, places and who runs the site as search engines read them`, async ({
    request,
  }) => {
    const home = dataOf(await (await request.get(localizedPath('/', locale))).text())
    const faq = home.find((data) => data['@type'] === 'FAQPage') as
      | { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
      | undefined
    expect(
      faq?.mainEntity.map(({ name, acceptedAnswer }) => ({
        question: name,
        answer: acceptedAnswer.text,
      })),
    ).toEqual(texts[locale].content.faq.items)
    expect(home.map((data) => data['@type'])).toContain('WebSite')
    const about = dataOf(await (await request.get(localizedPath('/about', locale))).text())
    expect(about.map((data) => data['@type'])).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'Organization']),
    )
  })

  // spec: 3.2 The head of a page
  test(`${locale}: profiles stay out of search engines unless the worker agreed; so do pages for one person`, async ({
    request,
    baseURL,
  }) => {
    const listed = (await (await request.get('/sitemap.xml')).text()).match(
      /\/candidates\/(\d+)</,
    )?.[1]
    const agreed = await (await request.get(localizedPath(`/candidates/${listed}`, locale))).text()
    expect(metaOf(agreed, 'robots')).toBeUndefined()
    expect(tagOf(agreed, /<link rel="canonical" href="([^"]*)"/)).toBe(
      `${baseURL}${localizedPath(`/candidates/${listed}`, locale)}`,
    )
    expect(dataOf(agreed).map((data) => data['@type'])).toEqual(['ProfilePage'])
    expect(JSON.stringify(dataOf(agreed))).not.toMatch(
      /nationality|religion|birth|telephone|email/i,
    )
    const { data } = (await (await request.get('/api/candidates/?page_size=12')).json()) as {
      data: { results: { id: number }[] }
    }
    const profiles = await Promise.all(
      data.results.map(async ({ id }) =>
        (await request.get(localizedPath(`/candidates/${id}`, locale))).text(),
      ),
    )
    const silent = profiles.filter((html) => metaOf(html, 'robots') === 'noindex')
    expect(silent.length).toBeGreaterThan(0)
    expect(silent.flatMap(dataOf)).toEqual([])
    for (const path of [
      '/login',
      '/sign-up',
      '/offline',
      '/newsletter/confirm/x',
      '/dashboard',
      '/nowhere',
    ])
      expect(
        metaOf(await (await request.get(localizedPath(path, locale))).text(), 'robots'),
        path,
      ).toBe('noindex')
  })
}

test('robots.txt, the sitemap, the manifest and every icon of it are there', async ({
  request,
  baseURL,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${baseURL}/sitemap.xml`,
  )
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    `<loc>${baseURL}/ar/pricing</loc>`,
  )
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; type: string }[]
    start_url: string
  }
  expect(manifest.start_url).toBe('/')
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe(type)
})
