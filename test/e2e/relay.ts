import { spawn } from 'node:child_process'
import crypto from 'node:crypto'
import dgram from 'node:dgram'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findRelay } from '../../scripts/browser.ts'
import { relayPort as port } from './ports.ts'

const program = await findRelay({ install: false })
const secret = 'a secret of the relay of these journeys'

/** Whether there is a coturn to carry calls; where there is none, no journey goes through it. */
export const hasRelay = program !== undefined

/** What the product is told of it. */
export const relaySettings = hasRelay
  ? { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret }
  : {}

/** Debian's coturn as an installation runs it, but on this machine alone, carrying so much for each caller in each direction; gives what stops it. */
export async function startRelay({ bitsPerSecond = 0 } = {}): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-relay-'))
  const settings = [
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    `--listening-port=${port}`,
    `--min-port=${port + 1}`,
    `--max-port=${port + 60}`,
    '--realm=manzil',
    '--use-auth-secret',
    `--static-auth-secret=${secret}`,
    '--allow-loopback-peers',
    '--no-tcp-relay',
    `--max-bps=${bitsPerSecond / 8}`,
    '--no-tls',
    '--no-dtls',
    '--no-cli',
    '--log-file=stdout',
    `--pidfile=${folder}/pid`,
    `--userdb=${folder}/users`,
  ]
  // It ends with whoever started it, even if that is killed: the pipe closes.
  const script = `"${program}" "$@" >/dev/null 2>&1 & cat >/dev/null; kill -9 $!`
  const child = spawn('sh', ['-c', script, 'relay', '-n', ...settings], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  await untilAnswering()
  return () =>
    new Promise((resolve) => {
      child.once('exit', () => {
        fs.rmSync(folder, { recursive: true, force: true })
        resolve()
      })
      child.stdin?.end()
    })
}

const startWithinMs = 10_000

/** Asks, as any browser does, by which address it is seen (RFC 8489), until there is an answer. */
function untilAnswering(): Promise<void> {
  const question = Buffer.concat([Buffer.from('000100002112a442', 'hex'), crypto.randomBytes(12)])
  const socket = dgram.createSocket('udp4')
  return new Promise<void>((resolve, reject) => {
    const asking = setInterval(() => socket.send(question, port, '127.0.0.1'), 50)
    const giveUp = setTimeout(() => reject(new Error('coturn does not answer')), startWithinMs)
    socket.once('message', () => resolve())
    socket.once('close', () => (clearInterval(asking), clearTimeout(giveUp)))
  }).finally(() => socket.close())
}
