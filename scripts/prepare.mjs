// Runs before every start and test, under whatever Node the machine has: installs the dependencies when they differ from
// package-lock.json, and makes sure that the Node of this project is among them. With --lean it leaves out what is for development
// alone, a quarter of the wait; what is not lean installs that when it is first asked for.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { takeLockOrWait } from './lock.mjs'

const OLDEST_NODE = 18
const PROJECT_NODE = 24
const WAIT_FOR_OTHER_INSTALL_MS = 10 * 60_000
const STILL_WORKING_EVERY_MS = 20_000
const isLean = process.argv.includes('--lean')
const INSTALL_FLAGS = [
  isLean ? '--omit=dev' : '--include=dev',
  '--no-fund',
  '--no-audit',
  '--loglevel=error',
]

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const stampFile = path.join(modules, '.prepared')
const projectNode = path.join(
  modules,
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

try {
  requireNode()
  const wanted = stampOf(path.join(root, 'package-lock.json'))
  if (!isPrepared(wanted)) await prepare(wanted)
} catch (error) {
  say(error.message)
  process.exitCode = 1
}

function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return
  throw new Error(
    `Manzil needs Node ${OLDEST_NODE} or later to install itself; this is Node ${process.versions.node}. Get a newer one at https://nodejs.org.`,
  )
}

function stampOf(lockfile) {
  return `${createHash('sha256').update(fs.readFileSync(lockfile)).digest('hex')} ${process.platform} ${process.arch}\n`
}

function isPrepared(wanted) {
  const stamp = readStamp()
  return (stamp === wanted || (isLean && stamp === leanStamp(wanted))) && hasProjectNode()
}

function readStamp() {
  return fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : ''
}

function leanStamp(wanted) {
  return `${wanted.trimEnd()} lean\n`
}

function hasProjectNode() {
  const { status, stdout } = spawnSync(projectNode, ['--version'], { encoding: 'utf8' })
  return (
    status === 0 &&
    stdout.startsWith(`v${PROJECT_NODE}.`) &&
    fs.existsSync(path.join(modules, '.bin', 'node'))
  )
}

async function prepare(wanted) {
  const lock = await takeLockOrWait(path.join(root, '.cache', 'prepare.lock'), {
    timeoutMs: WAIT_FOR_OTHER_INSTALL_MS,
    onWait: ({ pid }) =>
      say(`Another process (${pid}) is installing the dependencies; waiting for it.`),
  })
  try {
    if (isPrepared(wanted)) return
    const isWhole = matchesLockfile()
    if (!isWhole) await install({ adds: readStamp() === leanStamp(wanted) })
    if (!hasProjectNode()) await installProjectNode()
    fs.writeFileSync(stampFile, isLean && !isWhole ? leanStamp(wanted) : wanted)
  } finally {
    lock.release()
  }
}

/** Whether what npm installed last, by hand perhaps, is what package-lock.json asks for. */
function matchesLockfile() {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(path.join(modules, '.package-lock.json'))
  if (Object.keys(installed).some((name) => !wanted[name])) return false
  return Object.entries(wanted).every(([name, { version, optional }]) => {
    const found = installed[name]
    return found
      ? found.version === version && fs.existsSync(path.join(root, name))
      : name === '' || optional === true
  })
}

function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

/** With `adds` what is there stays, whole as it is: a product that was started here may be running from it. */
async function install({ adds }) {
  const [clean, lenient] = [
    npm(['ci', ...INSTALL_FLAGS]),
    npm(['install', '--no-save', ...INSTALL_FLAGS]),
  ]
  say('Installing the dependencies from package-lock.json; the first time takes about a minute.')
  const began = Date.now()
  // Without what an interrupted install left behind, which npm would take for whole packages; one that adds and is interrupted leaves no stamp.
  fs.rmSync(adds ? stampFile : modules, { recursive: true, force: true })
  let { code, output } = await run(adds ? lenient : clean, root)
  // A lockfile written where a registry lacks binaries for other platforms is incomplete for `npm ci` only.
  if (code !== 0 && output.includes('code EUSAGE')) ({ code, output } = await run(lenient, root))
  if (code !== 0) {
    throw new Error(
      `${output}\nInstalling the dependencies failed (npm ended with ${code}). Is the package registry within reach?`,
    )
  }
  say(`Dependencies installed in ${seconds(began)} s.`)
}

/** npm may skip the install script that fetches Node (npm 12 does unless allowed) and still report success: runs it here. */
async function installProjectNode() {
  say(`Installing Node ${PROJECT_NODE} for this project.`)
  const began = Date.now()
  const script = path.join(modules, 'node', 'installArchSpecificPackage.js')
  const { output } = await run({ command: machineNode(), args: [script] }, path.dirname(script))
  if (!hasProjectNode()) await run(npm(['rebuild', 'node', '--ignore-scripts']), root)
  if (!hasProjectNode()) {
    throw new Error(
      `${output}\nNode ${PROJECT_NODE} could not be installed for this project. Delete node_modules and run 'npm ci --allow-scripts=node', or use a machine whose own Node is ${PROJECT_NODE}.`,
    )
  }
  say(`Node ${PROJECT_NODE} installed in ${seconds(began)} s.`)
}

function npm(args) {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.c?js$/.test(cli)) return { command: machineNode(), args: [cli, ...args] }
  return { command: 'npm', args, shell: process.platform === 'win32' }
}

/** A Node that stays while node_modules is replaced: npm scripts find the project's own first. */
function machineNode() {
  if (!fs.realpathSync(process.execPath).startsWith(modules + path.sep)) return process.execPath
  const name = path.basename(projectNode)
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder && !folder.includes('node_modules'))
  const found = folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file))
  if (!found)
    throw new Error(
      `No Node outside ${modules} was found to install with. Run 'npm ci' and start again.`,
    )
  return found
}

function run({ command, args, shell = false }, cwd) {
  const began = Date.now()
  const timer = setInterval(
    () => say(`Still working (${seconds(began)} s).`),
    STILL_WORKING_EVERY_MS,
  )
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: error.message, output }))
    child.on('close', (code) => resolve({ code, output }))
  }).finally(() => clearInterval(timer))
}

function seconds(began) {
  return ((Date.now() - began) / 1000).toFixed(1)
}

function say(text) {
  console.log(text)
}
