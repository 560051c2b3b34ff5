import { spawn } from 'node:child_process'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buildIfStale, isCompressed } from './build.ts'
import { enterRoot } from './command.ts'
import './fast-imports.mjs'
import { takeLock } from './lock.mjs'

process.env.NODE_ENV = 'production'
enterRoot()

const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || '127.0.0.1'
const dataDir = path.resolve(process.env.DATA_DIR || 'data')
const origin = process.env.ORIGIN || `http://localhost:${port}`
const hasOwnDatabase = !process.env.DATABASE_URL
const servesPages = (process.env.SERVICES || 'web,worker').includes('web')

stopWithNpm()
try {
  if (hasOwnDatabase) takeDataDir()
  if (servesPages) await requireFreePort()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
const built = buildIfStale({ log: console.log, compress: false })
// Whoever waits for them hears of it.
built.catch(() => undefined)
try {
  const { main } = await import('../src/main.ts')
  await main({ built })
} catch (error) {
  console.error(`Manzil could not start. ${(error as Error).message}`)
  process.exit(1)
}
compressPages()

/** Nobody waits for it, and it makes nobody wait. */
function compressPages(): void {
  if (isCompressed()) return
  const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'ignore' })
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW)
  process.on('exit', () => child.kill())
}

// With a database server elsewhere several processes may share a data folder; the embedded one has one owner.
function takeDataDir(): void {
  const { release, holder } = takeLock(path.join(dataDir, 'server.lock'), { origin })
  if (holder) {
    throw new Error(
      `Manzil is already running (process ${holder.pid}) with this data folder: ${holder.origin}. Stop it first, or set DATA_DIR and PORT for a second one.`,
    )
  }
  process.on('exit', release)
}

async function requireFreePort(): Promise<void> {
  const code = await tryToListen()
  if (code === 'EADDRINUSE')
    throw new Error(
      `Port ${port} is taken by another program. Stop that, or set PORT, such as in: PORT=${port + 1} npm start`,
    )
  if (code === 'EACCES')
    throw new Error(
      `Port ${port} may not be used by this user. Set PORT, such as in: PORT=3000 npm start`,
    )
  if (code)
    throw new Error(`Manzil cannot listen on ${host}:${port} (${code}). Check HOST and PORT.`)
}

function tryToListen(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

// A SIGTERM to npm alone ends npm and the shell between us, and would leave this process behind.
function stopWithNpm(): void {
  const shell = process.ppid
  if (process.env.npm_lifecycle_event !== 'start') return
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 200).unref()
}
