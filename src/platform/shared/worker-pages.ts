import { localizedPath } from './locale.ts'
import { languageOf, type Locale, standard } from './locales.ts'

/** The way in for workers, which search engines find in each language. */
export const workPath = '/work'
/** What the law gives a worker, and what nobody may ask of her. */
export const rightsPath = '/rights'
export const feesPath = '/fees'
/** What search engines find in each language. */
export const foundPaths: readonly string[] = [workPath, rightsPath, feesPath]

/** What a worker meets, as routes of English: the pages that a language for workers has. */
const workerPages = [
  '/',
  ...foundPaths,
  '/login',
  '/offline',
  '/reset-password/:token',
  '/undo-change/:token',
  '/verify-email/:token',
  '/meet/:token',
  '/interviews/:id/room',
  '/deal/:token',
  '/account',
  '/account/closed',
  '/account/data',
  '/account/second-factor',
  '/account/security',
  '/notifications',
  '/notifications/settings',
  '/dashboard',
  '/dashboard/agreements',
  '/dashboard/documents',
  '/dashboard/interviews',
  '/dashboard/messages',
  '/dashboard/messages/:id',
  '/dashboard/my-profile',
  '/dashboard/my-profile/start',
  '/dashboard/offers/:id',
  '/dashboard/recruitment',
]
const addresses = new RegExp(`^(?:${workerPages.join('|').replaceAll(/:\w+/g, '[^/]+')})$`)

/** Whether a language has the page that stands at a path, or at a route's pattern; what it lacks is at its English address. */
export const hasPage = (path: string, locale: Locale): boolean =>
  languageOf(locale).covers === 'whole' ||
  addresses.test(
    localizedPath(path, standard)
      .replace(/[?#].*$/, '')
      .replace(/(?<=.)\/$/, ''),
  )

/** Whether search engines are shown a page in a language: of one for workers its way in, which is its first page, too, her rights and fees. */
export const isFoundIn = (path: string, locale: Locale): boolean =>
  languageOf(locale).covers === 'whole' || foundPaths.includes(path)
