import type { MetaDescriptor } from 'react-router'
import { type Locale, localizedPath } from '../shared/locale.ts'

interface PageMeta {
  title: string
  description?: string
  /** English path with the query that belongs to the page's address. */
  path: string
  origin: string
  locale: Locale
  index?: boolean
  image?: string
}

/** Title, description, canonical, hreflang and preview data of a page. */
export function pageMeta({ title, description, path, origin, locale, index = true, image }: PageMeta): MetaDescriptor[] {
  const address = (language: Locale) => origin + localizedPath(path, language)
  return [
    { title },
    ...(description === undefined
      ? []
      : [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]),
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address(locale) },
    { property: 'og:locale', content: locale === 'ar' ? 'ar_QA' : 'en_GB' },
    ...(image === undefined ? [] : [{ property: 'og:image', content: origin + image }]),
    ...(index
      ? [
          { tagName: 'link', rel: 'canonical', href: address(locale) },
          { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
          { tagName: 'link', rel: 'alternate', hrefLang: 'ar', href: address('ar') },
          { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ]
}
