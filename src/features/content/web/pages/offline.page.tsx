import { useEffect, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../../platform/shared/locale.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { openOnceConnected } from '../../../../platform/web/open-once-connected.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { ButtonAnchor } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { plainTexts, usePlainTexts } from '../site/plain-texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const { brand, errors } = plainTexts[localeOfPath(location.pathname)]
  return [{ title: `${errors.away.title} | ${brand}` }, { name: 'robots', content: 'noindex' }]
}

interface KeptPage {
  address: string
  title: string
}

const mostShown = 12

/** What opens instead of a page that was never seen on this device, while there is no connection. */
export default function OfflinePage() {
  const { errors: t } = usePlainTexts()
  const locale = useLocale()
  const [kept, setKept] = useState<KeptPage[]>([])
  const [wanted, setWanted] = useState('')

  useEffect(() => {
    setWanted(wantedPage())
    void keptPages(locale).then(setKept)
    if (!location.search.includes('from=')) return
    return openOnceConnected(wantedPage())
  }, [locale])

  return (
    <div className="mx-auto max-w-160 px-4 py-12 sm:py-20">
      <EmptyState
        illustration="lamp"
        level={1}
        title={t.away.title}
        text={t.away.text}
        action={<ButtonAnchor href={wanted}>{t.retry}</ButtonAnchor>}
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
