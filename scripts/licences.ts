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

interface Entry {
  version: string
  license?: string
  dev?: boolean
  /** Development's, and nothing that production asks for but if it is there. */
  devOptional?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
}

/** What runs in production: everything of the lock that is not for development, the compiler's own parts neither. */
export function productionPackages(): LockedPackage[] {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const entries = Object.entries(lock.packages)
  const parts = new Set(
    entries.flatMap(([, { devOptional, optionalDependencies = {} }]) =>
      devOptional === true ? Object.keys(optionalDependencies) : [],
    ),
  )
  return entries
    .filter(
      ([place, { dev, devOptional, optional }]) =>
        place !== '' &&
        dev !== true &&
        devOptional !== true &&
        !(optional === true && parts.has(nameOf(place))),
    )
    .map(([place, { version, license }]) => ({
      place,
      version,
      licence: readBySomebody[nameOf(place)] ?? license,
    }))
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
