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
  /** 1200 x 630, from the root of the site; the picture of the site in the page's language otherwise. */
  image?: string
}

/** Title, description, canonical, hreflang and preview data of a page. */
export function pageMeta({ title, description, path, origin, locale, index = true, image = `/preview-${locale}.png` }: PageMeta): MetaDescriptor[] {
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
    { property: 'og:image', content: origin + image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
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
