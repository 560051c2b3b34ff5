import type { MetaDescriptor } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { pageMeta } from '../../../../platform/web/meta.ts'
import type { PagesTexts } from './pages-texts.ts'

interface Page {
  locale: Locale
  origin: string
  crumbs: PagesTexts['crumbs']
  t: { crumb: string; metaTitle: string; metaDescription: string }
}

/** Title, description and the way down from home, as search engines read them; `path` in English. */
export function infoMeta({ locale, origin, crumbs, t }: Page, path: string): MetaDescriptor[] {
  const place = (position: number, name: string, to: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: origin + localizedPath(to, locale),
  })
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [place(1, crumbs.home, '/'), place(2, t.crumb, path)],
  }
  return [
    ...pageMeta({ title: t.metaTitle, description: t.metaDescription, path, origin, locale }),
    { 'script:ld+json': breadcrumbs },
  ]
}
