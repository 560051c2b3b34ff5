import fs from 'node:fs'
import path from 'node:path'
import { buildIfStale } from './build.ts'
import { root, runCommand, secondsSince } from './command.ts'
import { builders, licenceNotice, productionPackages } from './licences.ts'

// npm run package: dist/manzil-VERSION and dist/manzil-VERSION.tar.gz, which need no npm, no registry and no Node of the machine's own.

const { name, version, dependencies, optionalDependencies } = JSON.parse(
  fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Record<'name' | 'version', string> &
  Record<'dependencies' | 'optionalDependencies', Record<string, string>>
export const packageName = `${name}-${version}`

/** Sources as Node runs them: screens are in build/, tests and styles aren't asked for. */
const isSource = (file: string) => !/\.(test\.ts|tsx|css)$/.test(file)
const folders: Record<string, (file: string) => boolean> = {
  build: () => true,
  db: isSource,
  src: isSource,
  scripts: isSource,
  deploy: () => true,
}

/** What starts the product in a package, and does what an operator of the machine does. */
const launcher = `#!/bin/sh
# bin/manzil [start | db-migrate | admin | backup | restore | secrets-rotate | site-check] [what it takes]
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
command=\${1:-start}
[ $# -eq 0 ] || shift
exec "$here/node_modules/node/bin/node" --import "$here/scripts/fast-imports.mjs" "$here/scripts/$command.ts" "$@"
`

/** Makes the package in a folder that is not there yet; the pages must be built. */
export async function makePackage(folder: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true })
  for (const [from, isWanted] of Object.entries(folders))
    fs.cpSync(path.join(root, from), path.join(folder, from), { recursive: true, filter: isWanted })
  for (const stamp of ['.stamp', '.compressed'])
    fs.rmSync(path.join(folder, 'build', stamp), { force: true })
  for (const { place } of productionPackages()) copyPackage(place, folder)
  fs.mkdirSync(path.join(folder, 'bin'))
  fs.writeFileSync(path.join(folder, 'bin', 'manzil'), launcher, { mode: 0o755 })
  const manifest = {
    name,
    version,
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([dependency]) => !builders.includes(dependency)),
    ),
    optionalDependencies,
  }
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  fs.copyFileSync(path.join(root, '.env.example'), path.join(folder, '.env.example'))
  fs.writeFileSync(path.join(folder, 'LICENCES.txt'), licenceNotice())
  fs.writeFileSync(path.join(folder, 'sbom.cdx.json'), await inventory(folder))
}

/** Packs the folder of a package beside it, and gives the archive's place. */
export async function makeArchive(folder: string): Promise<string> {
  const archive = `${folder}.tar.gz`
  const { dir, base } = path.parse(folder)
  const args = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-C', dir, '-czf']
  const { code } = await runCommand('tar', [...args, archive, base])
  if (code !== 0) throw new Error('The archive could not be made.')
  return archive
}

/** One package without those inside it, which the lock names by themselves; an optional one may be for another machine. */
function copyPackage(place: string, folder: string): void {
  const from = path.join(root, place)
  if (!fs.existsSync(from)) return
  const inside = path.join(from, 'node_modules')
  fs.cpSync(from, path.join(folder, place), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== inside,
  })
}

async function inventory(folder: string): Promise<string> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--prefix', folder]
  const { code, output } = await runCommand('npm', args, { quiet: true })
  if (code !== 0) throw new Error(`${output}\nThe inventory of packages could not be made.`)
  return output.slice(output.indexOf('{'))
}

if (import.meta.main) {
  const began = performance.now()
  try {
    await buildIfStale({ log: console.log })
    const dist = path.join(root, 'dist')
    fs.rmSync(dist, { recursive: true, force: true })
    const folder = path.join(dist, packageName)
    await makePackage(folder)
    const archive = await makeArchive(folder)
    const size = Math.round(fs.statSync(archive).size / 1e6)
    console.log(`${path.relative(root, archive)}: ${size} MB, in ${secondsSince(began)} s`)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
