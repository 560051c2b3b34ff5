import type { MetaDescriptor } from 'react-router'
import { localizedPath } from '../shared/locale.ts'
import { languageOf, type Locale, locales, regionalTag, standard } from '../shared/locales.ts'
import { isFoundIn } from '../shared/worker-pages.ts'

/** The pages with a picture of their own for those who share them, drawn into public/previews by `scripts/draw-previews.ts`. */
export const previewPages = [
  'home',
  'candidates',
  'candidate',
  'pricing',
  'visa',
  'about',
  'contact',
  'privacy',
  'terms',
  'newsletter',
] as const

interface PageMeta {
  title: string
  description?: string
  /** English path with the query that belongs to the page's address. */
  path: string
  origin: string
  locale: Locale
  index?: boolean
  /** Whose picture goes with a link to it: the page's own otherwise. */
  preview?: (typeof previewPages)[number]
}

/** Title, description, canonical, hreflang and preview data of a page. */
export function pageMeta({
  title,
  description,
  path,
  origin,
  locale,
  index = true,
  preview,
}: PageMeta): MetaDescriptor[] {
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
    { property: 'og:locale', content: regionalTag(locale).replace('-', '_') },
    {
      property: 'og:image',
      content: `${origin}/previews/${preview ?? previewOf(path)}-${languageOf(locale).covers === 'whole' ? locale : standard}.png`,
    },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(index
      ? [
          { tagName: 'link', rel: 'canonical', href: address(locale) },
          ...locales
            .filter((language) => isFoundIn(path, language))
            .map((language) => ({
              tagName: 'link',
              rel: 'alternate',
              hrefLang: language,
              href: address(language),
            })),
          { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(standard) },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const previewOf = (path: string) =>
  previewPages.find((page) => path.startsWith(`/${page}`)) ?? 'home'
