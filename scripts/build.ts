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
  'scripts/lean-icons.ts',
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
const stampFile = path.join(buildFolder, '.stamp')

/** Builds the pages into build/ when anything they are made of has changed since the last build. A package has nothing to make them of. */
export async function buildIfStale({ log }: { log: Log }): Promise<void> {
  if (!fs.existsSync(path.join(root, 'vite.config.ts')) || isBuilt()) return
  const lock = await takeLockOrWait(path.join(root, '.cache', 'build.lock'), {
    timeoutMs: WAIT_FOR_OTHER_BUILD_MS,
    onWait: ({ pid }) => log(`Another process (${pid}) is building the pages; waiting for it.`),
  })
  try {
    if (!isBuilt()) await build(log)
  } finally {
    lock.release()
  }
}

async function build(log: Log): Promise<void> {
  log('Building the pages.')
  const began = performance.now()
  const stamp = hashOfInputs()
  fs.rmSync(stampFile, { force: true })
  const { code, output } = await runCommand(
    ...packageProgram('@react-router/dev/bin.cjs', 'build'),
    { env: { NODE_ENV: 'production' }, quiet: true },
  )
  if (code !== 0) throw new Error(`${output}\nBuilding the pages failed.`)
  // The builder's own packages are not there where a package runs.
  const { splitLanguages } = await import('./reader-language.ts')
  splitLanguages(path.join(buildFolder, 'client'))
  await precompress(path.join(buildFolder, 'client'))
  fs.writeFileSync(stampFile, stamp)
  log(`Pages built in ${secondsSince(began)} s.`)
}

function isBuilt(): boolean {
  return fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === hashOfInputs()
}

function hashOfInputs(): string {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(filesIn))
    hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function filesIn(input: string): string[] {
  const stat = fs.statSync(path.join(root, input), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [input]
  const entries = fs.readdirSync(path.join(root, input), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  return files.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))).sort()
}

if (import.meta.main) {
  try {
    await buildIfStale({ log: console.log })
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
