import type { MetaDescriptor } from 'react-router'
import { localizedPath, type Locale } from '../../../platform/shared/locale.ts'
import { pageMeta } from '../../../platform/web/meta.ts'
import { pagesTexts } from './pages-texts.ts'

interface Page {
  locale: Locale
  origin: string
  /** English path. */
  path: string
  texts: { crumb: string; metaTitle: string; metaDescription: string }
}

/** Title, description and the way down from home, as search engines read them. */
export function infoMeta({ locale, origin, path, texts }: Page): MetaDescriptor[] {
  const place = (position: number, name: string, to: string) => ({ '@type': 'ListItem', position, name, item: origin + localizedPath(to, locale) })
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [place(1, pagesTexts[locale].crumbs.home, '/'), place(2, texts.crumb, path)],
  }
  return [...pageMeta({ title: texts.metaTitle, description: texts.metaDescription, path, origin, locale }), { 'script:ld+json': breadcrumbs }]
}
