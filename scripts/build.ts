import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { packageProgram, root, runCommand, secondsSince } from './command.ts'
import { takeLockOrWait } from './lock.mjs'
import { precompress } from './precompress.ts'

type Log = (text: string) => void

const INPUTS = [
  'src',
  'public',
  'scripts/browser-contracts.ts',
  'scripts/exports-of.ts',
  'scripts/inline-script.ts',
  'scripts/lean-hydration.ts',
  'scripts/lean-icons.ts',
  'scripts/lean-router.ts',
  'scripts/live-names.ts',
  'scripts/precompress.ts',
  'scripts/reader-language.ts',
  'scripts/route-manifest.ts',
  'scripts/short-class-names.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.web.json',
]
const WAIT_FOR_OTHER_BUILD_MS = 5 * 60_000
const buildFolder = path.join(root, 'build')
/** Of what the pages in build/ were made, and those whose compressed forms stand beside them. */
const builtStamp = path.join(buildFolder, '.stamp')
const compressedStamp = path.join(buildFolder, '.compressed')

/**
 * Builds the pages into build/ when anything they are made of has changed since the last build, and compresses them, unless that is left to another
 * call (`compress: false`): until then they are served as they are. A package has nothing to make them of.
 */
export async function buildIfStale({
  log,
  compress = true,
}: {
  log: Log
  compress?: boolean
}): Promise<void> {
  if (!fs.existsSync(path.join(root, 'vite.config.ts'))) return
  if (isBuilt() && (!compress || isCompressed())) return
  const lock = await takeLockOrWait(path.join(root, '.cache', 'build.lock'), {
    timeoutMs: WAIT_FOR_OTHER_BUILD_MS,
    onWait: ({ pid }) => log(`Another process (${pid}) is building the pages; waiting for it.`),
  })
  try {
    if (!isBuilt()) await build(log)
    if (compress && !isCompressed()) await compressPages(log)
  } finally {
    lock.release()
  }
}

async function build(log: Log): Promise<void> {
  log('Building the pages.')
  const began = performance.now()
  const stamp = hashOfInputs()
  for (const file of [builtStamp, compressedStamp]) fs.rmSync(file, { force: true })
  const { code, output } = await runCommand(
    ...packageProgram('@react-router/dev/bin.cjs', 'build'),
    { env: { NODE_ENV: 'production' }, quiet: true },
  )
  if (code !== 0) throw new Error(`${output}\nBuilding the pages failed.`)
  // The builder's own packages are not there where a package runs.
  const { splitLanguages } = await import('./reader-language.ts')
  await splitLanguages(path.join(buildFolder, 'client'))
  fs.writeFileSync(builtStamp, stamp)
  log(`Pages built in ${secondsSince(began)} s.`)
}

async function compressPages(log: Log): Promise<void> {
  const began = performance.now()
  await precompress(path.join(buildFolder, 'client'))
  fs.copyFileSync(builtStamp, compressedStamp)
  log(`Pages compressed in ${secondsSince(began)} s.`)
}

/** Whether what was built last has been compressed; true in a package, which has no stamps. */
export const isCompressed = (): boolean => textOf(builtStamp) === textOf(compressedStamp)

const isBuilt = (): boolean => textOf(builtStamp) === hashOfInputs()

const textOf = (stamp: string): string =>
  fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : ''

function hashOfInputs(): string {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(filesIn))
    hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** Walked by hand: Node's own recursion takes ten times as long, at each start. */
function filesIn(input: string): string[] {
  const stat = fs.statSync(path.join(root, input), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [input]
  return fs
    .readdirSync(path.join(root, input), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)))
    .flatMap(({ name }) => filesIn(path.join(input, name)))
    .sort()
}

if (import.meta.main) {
  try {
    await buildIfStale({ log: console.log })
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
