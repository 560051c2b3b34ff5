import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { localeOfPath } from '../../../../platform/shared/locale.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { ButtonAnchor } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { pagesTexts } from './pages-texts.ts'

export function loader(args: LoaderFunctionArgs) {
  const { locale } = loaderTools(args)
  return { t: pagesTexts(locale).offline, locale }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.t.metaTitle },
  { name: 'robots', content: 'noindex' },
]

interface KeptPage {
  address: string
  title: string
}

const mostShown = 12
const betweenLooksMs = 3000

/** What opens instead of a page that was never seen on this device, while there is no connection. */
export default function OfflinePage() {
  const { t, locale } = useLoaderData<typeof loader>()
  const [kept, setKept] = useState<KeptPage[]>([])
  const [wanted, setWanted] = useState('')

  useEffect(() => {
    setWanted(wantedPage())
    void keptPages(locale).then(setKept)
    if (!location.search.includes('from=')) return
    // The browser says that it is connected before anything can be reached: it is tried until it can.
    const look = () => {
      if (navigator.onLine) fetch(wantedPage(), { method: 'HEAD' }).then(leave, () => undefined)
    }
    const leave = () => location.replace(wantedPage())
    look()
    const timer = setInterval(look, betweenLooksMs)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [locale])

  return (
    <div className="mx-auto max-w-160 px-4 py-12 sm:py-20">
      <EmptyState
        illustration="lamp"
        level={1}
        title={t.title}
        text={t.text}
        action={<ButtonAnchor href={wanted}>{t.again}</ButtonAnchor>}
      />
      {kept.length > 0 && (
        <section aria-labelledby="kept">
          <h2 id="kept" className="text-lg">
            {t.kept}
          </h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {kept.map(({ address, title }) => (
              <li key={address}>
                <a href={address} className="flex min-h-13 items-center py-2 hover:text-accent">
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The page that the reader came for: of this site alone, whatever the address says. */
function wantedPage(): string {
  const home = location.pathname.replace(/\/?offline\/?$/, '') || '/'
  const from = new URLSearchParams(location.search).get('from') ?? home
  const { origin, pathname, search } = new URL(from, location.origin)
  return origin === location.origin ? pathname + search : home
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML: (html: string) => string },
      ): { createHTML(html: string): string }
    }
  }
}

let policy: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined

/** Pages of ours, read for their title in a document that runs nothing. */
function trusted(html: string): string {
  policy ??= window.trustedTypes?.createPolicy('kept-pages', { createHTML: (text) => text })
  return policy?.createHTML(html) ?? html
}

/** The pages that the worker has kept in this language, the newest first. */
async function keptPages(locale: Locale): Promise<KeptPage[]> {
  const cache = await caches.open('manzil-pages')
  const keys = (await cache.keys())
    .filter(({ url }) => localeOfPath(new URL(url).pathname) === locale)
    .toReversed()
  return Promise.all(
    keys.slice(0, mostShown).map(async (key) => {
      const html = (await (await cache.match(key))?.text()) ?? ''
      const { pathname, search } = new URL(key.url)
      return {
        address: pathname + search,
        title: new DOMParser().parseFromString(trusted(html), 'text/html').title,
      }
    }),
  )
}
