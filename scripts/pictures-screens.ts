import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../src/routes.ts'
import { languageOf, locales, standard } from '../src/platform/shared/locales.ts'
import { hasPage } from '../src/platform/shared/worker-pages.ts'

/** Who looks at a screen: nobody who is signed in, or an account of the demo. */
export const lookers = ['guest', 'employer', 'jobseeker', 'agency', 'admin'] as const
export type Looker = (typeof lookers)[number]

/** A page as one kind of reader meets it. */
export interface Screen {
  name: string
  who: Looker
  /** The English path, with the parameters of its route. */
  path: string
}

/** Of the household's area what only a worker has. */
const hers =
  /^\/dashboard\/(my-profile|documents|recruitment|offers)(\/|$)|^\/interviews\/:id\/room$/
/** A language that has the pages alone that a worker meets. */
const forWorkers = locales.find((locale) => languageOf(locale).covers === 'worker') ?? standard
const doors = /^\/(admin\/(login|second-factor)|agency\/(apply|join|login))(\/|$)/

function lookersOf(path: string): Looker[] {
  if (doors.test(path)) return ['guest']
  if (/^\/admin(\/|$)/.test(path)) return ['admin']
  if (/^\/agency(\/|$)/.test(path)) return ['agency']
  if (hers.test(path)) return ['jobseeker']
  if (/^\/dashboard(\/|$)/.test(path))
    return hasPage(path, forWorkers) ? ['employer', 'jobseeker'] : ['employer']
  if (/^\/(account(?!\/closed)|notifications)(\/|$)/.test(path)) return ['employer']
  return ['guest']
}

/** Every page of the product, by its table of routes; what a page begins with is a part of it. */
export function listScreens(): Screen[] {
  const site = routes.find(({ id }) => id === `${standard}:site`)
  const pages = new Map<string, string>()
  const walk = (entry: RouteConfigEntry, above: string) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`.replace('//', '/')
    if (entry.file.endsWith('.page.tsx') && !pages.has(path))
      pages.set(path, String(entry.id).replace(`${standard}:`, ''))
    for (const child of entry.children ?? []) walk(child, path)
  }
  if (site !== undefined) walk(site, '/')
  return [...pages].flatMap(([path, name]) => lookersOf(path).map((who) => ({ name, who, path })))
}

/** A page that nothing on the page above it leads to: where its example is met, or an address that shows it. */
const examples: Record<string, { on: string } | { at: string }> = {
  '/*': { at: '/nowhere' },
  '/candidates/:id': { at: '/candidates/500' },
  '/interviews/:id/room': { on: '/dashboard/interviews' },
  '/dashboard/offers/:id': { on: '/dashboard/recruitment' },
  '/admin/settings/:topic?': { at: '/admin/settings' },
}

/** How a screen is found: at an address, or by the number in the first link of another page that leads to such a record. */
export function wayTo({
  path,
}: Pick<Screen, 'path'>): { at: string } | { on: string; number: RegExp } {
  const example = examples[path]
  if (example !== undefined && 'at' in example) return example
  if (/:(token|code)/.test(path)) return { at: path.replace(/:\w+/, 'unknown') }
  if (!path.includes(':')) return { at: path }
  const on = example?.on ?? path.slice(0, path.indexOf('/:'))
  return { on, number: new RegExp(`^${path.slice(0, path.indexOf(':'))}(\\d+)(?:/|$)`) }
}
