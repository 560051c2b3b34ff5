import { localizedPath } from './locale.ts'
import { languageOf, type Locale, standard } from './locales.ts'

/** The way in for workers, which search engines find in each language. */
export const workPath = '/work'
/** What the law gives a worker, and what nobody may ask of her. */
export const rightsPath = '/rights'
export const feesPath = '/fees'
/** What a worker agrees to as she signs up, and what happens with her data, in short. */
export const summaryPath = '/terms/summary'
/** Sign-up as a page. */
export const signUpPath = '/sign-up'
/** What search engines find in each language. */
export const foundPaths: readonly string[] = [
  workPath,
  rightsPath,
  feesPath,
  summaryPath,
  '/contact',
]

/** What a worker meets, as parts of a regular expression: the pages that a language for workers has, by their English addresses. */
const workerPages = [
  ...foundPaths,
  signUpPath,
  '/(login|offline)?',
  '/(reset-password|undo-change|verify-email|meet|deal)/[^/]+',
  '/interviews/[^/]+/room',
  '/account(/(closed|data|second-factor|security))?',
  '/notifications(/settings)?',
  '/dashboard(/(agreements|documents|interviews|messages(/[^/]+)?|my-profile(/start)?|offers/[^/]+|recruitment))?',
]
const addresses = new RegExp(`^(${workerPages.join('|')})$`)

/** Whether a language has the page that stands at a path, or at a route's pattern; what it lacks is at its English address. */
export const hasPage = (path: string, locale: Locale): boolean =>
  languageOf(locale).covers === 'whole' ||
  addresses.test(
    localizedPath(path, standard)
      .replace(/[?#].*$/, '')
      .replace(/(?<=.)\/$/, ''),
  )

/** Whether search engines are shown a page in a language: of one for workers its way in, which is its first page, too, and what stands beside it. */
export const isFoundIn = (path: string, locale: Locale): boolean =>
  languageOf(locale).covers === 'whole' || foundPaths.includes(path)
