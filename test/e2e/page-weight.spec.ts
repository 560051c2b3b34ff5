import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from './journey.ts'

// What a page's first load brings, by the build's own list of modules: whatever opens on demand is not in it.
const budget = 120 * 1024
const client = path.resolve(import.meta.dirname, '../../build/client')
const assets = path.join(client, 'assets')

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, { module: string; imports?: string[]; parentId?: string }>
}

function readManifest(): Manifest {
  const file = fs.readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? ''
  const text = fs.readFileSync(path.join(assets, file), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

/** Bytes of a page's scripts as they travel to browsers of today. */
function weightOf({ entry, routes }: Manifest, id: string): number {
  const chain = []
  for (let route = routes[id]; route !== undefined; route = routes[route.parentId ?? ''])
    chain.push(route)
  const files = new Set([
    entry.module,
    ...entry.imports,
    ...chain.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ])
  // The build has compressed what is worth it.
  const sent = (file: string) => (fs.existsSync(`${file}.br`) ? `${file}.br` : file)
  return [...files].reduce((sum, file) => sum + fs.statSync(sent(path.join(client, file))).size, 0)
}

const pages = [
  'home',
  'list-actions',
  'candidate-actions',
  'pricing',
  'visa',
  'visa-request',
  'about',
  'contact',
  'privacy',
  'terms',
  'security',
  'offline',
  'newsletter',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'verify-invoice',
  'not-found',
]

// The doors bring a form at once.
const doors = [
  'login',
  'reset-password',
  'verify-email',
  'admin-login',
  'agency-login',
  'agency-apply',
  'agency-join',
]
const doorBudget = 148 * 1024

// spec: 3.2 Scripts of a public page
test('no public page brings more than 120 kB of scripts', () => {
  const manifest = readManifest()
  const weights = pages.map((page) => ({ page, bytes: weightOf(manifest, `en:${page}`) }))
  expect(weights.every(({ bytes }) => bytes > 50_000)).toBe(true)
  expect(weights.filter(({ bytes }) => bytes > budget)).toEqual([])
})

test('no page on which one signs in or up brings more than 148 kB of scripts', () => {
  const manifest = readManifest()
  const weights = doors.map((page) => ({ page, bytes: weightOf(manifest, `en:${page}`) }))
  expect(weights.filter(({ bytes }) => bytes > doorBudget)).toEqual([])
})
