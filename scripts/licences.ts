import fs from 'node:fs'
import path from 'node:path'
import { root } from './command.ts'

interface LockedPackage {
  /** Where it lies: node_modules/… */
  place: string
  version: string
  /** As the package says it, an SPDX expression; undefined where it says none. */
  licence: string | undefined
}

/** May be passed on with a product that is not open, its notice kept. LGPL: sharp's libvips, which stays a library of its own; MPL: files that we leave as they are. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
])

/** Packages whose package.json names no licence by its SPDX name, and what their texts say; the drawings among them are free for any use. */
const readBySomebody: Record<string, string> = {
  '@dicebear/avataaars': 'MIT',
  'combine-errors': 'MIT',
  'png-js': 'MIT',
}

/** What makes the pages: `npm start` needs it as it needs the rest, and a package, whose pages are made, goes without. */
export const builders = [
  '@react-router/dev',
  '@tailwindcss/vite',
  'oxc-parser',
  'tailwindcss',
  'vite',
]

interface Entry {
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** What runs in production: what the lock's dependencies ask for, bar the builders, and what those ask for in turn. */
export function productionPackages(): LockedPackage[] {
  const { packages } = JSON.parse(
    fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  ) as { packages: Record<string, Entry> }
  const places = new Set<string>()
  const queue = ['']
  for (const asker of queue) {
    for (const name of askedFor(packages[asker]!)) {
      const place = placeOf(name, asker, packages)
      if (!place || places.has(place) || (asker === '' && builders.includes(name))) continue
      places.add(place)
      queue.push(place)
    }
  }
  return [...places].sort().map((place) => ({
    place,
    version: packages[place]!.version,
    licence: readBySomebody[nameOf(place)] ?? packages[place]!.license,
  }))
}

function askedFor(entry: Entry): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  )
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** Where a package finds another: in its own node_modules, or in the nearest above it. */
function placeOf(
  name: string,
  asker: string,
  packages: Record<string, Entry>,
): string | undefined {
  const place = path.posix.join(asker, 'node_modules', name)
  if (packages[place] || asker === '') return packages[place] ? place : undefined
  return placeOf(name, asker.slice(0, Math.max(0, asker.lastIndexOf('node_modules/') - 1)), packages)
}

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 13)

/** Packages that may not be passed on, or say nothing of it. */
export const unlicensed = (packages: LockedPackage[]): string[] =>
  packages
    .filter(({ licence = '' }) => !isAccepted(licence))
    .map(({ place, licence = 'no licence' }) => `${nameOf(place)}: ${licence}`)

const isAccepted = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => accepted.has(licence.trim())))

/** Every package in production with its licence and the text that it wants kept. */
export function licenceNotice(): string {
  const parts = productionPackages().map(({ place, version, licence }) =>
    [`${nameOf(place)} ${version}: ${licence}`, ...textsOf(path.join(root, place))].join('\n\n'),
  )
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

function textsOf(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    .filter((file) => fs.statSync(path.join(folder, file)).isFile())
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim())
}
