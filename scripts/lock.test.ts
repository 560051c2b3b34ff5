import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeLock, takeLockOrWait } from './lock.mjs'

const LOCK_MODULE = path.join(import.meta.dirname, 'lock.mjs')

test('refuses a held lock and tells what its holder wrote', () => {
  const file = newLockFile()
  const lock = takeLock(file, { origin: 'http://localhost:3000' })
  expect(takeLock(file).holder).toMatchObject({ pid: process.pid, origin: 'http://localhost:3000' })
  lock.release?.()
  expect(takeLock(file).release).toBeDefined()
})

test('takes over the lock of a process that was killed', () => {
  const file = newLockFile()
  const { pid } = spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    `${takeLockCode(file)}; process.kill(process.pid, 'SIGKILL')`,
  ])
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ pid })
  expect(takeLock(file).release).toBeDefined()
})

test.runIf(process.platform === 'linux')(
  'takes over a lock whose process id belongs to a later process',
  () => {
    const file = newLockFile()
    fs.writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: '1' }))
    expect(takeLock(file).release).toBeDefined()
  },
)

test('gives a stale lock to one of several processes that want it at once', async () => {
  const file = newLockFile()
  fs.writeFileSync(file, JSON.stringify({ pid: 999_999_999 }))
  const code = `${takeLockCode(file)}; console.log(lock.release ? 'mine' : 'held'); setTimeout(() => {}, 1500)`
  const answers = await Promise.all(Array.from({ length: 6 }, () => outputOf(code)))
  expect(answers.filter((answer) => answer === 'mine')).toHaveLength(1)
})

test('waits for the holder, saying so once', async () => {
  const file = newLockFile()
  const first = takeLock(file)
  const waitedFor: number[] = []
  setTimeout(() => first.release?.(), 300)
  const second = await takeLockOrWait(file, {
    timeoutMs: 5000,
    onWait: ({ pid }) => waitedFor.push(pid),
  })
  expect(waitedFor).toEqual([process.pid])
  second.release()
  expect(fs.existsSync(file)).toBe(false)
})

function newLockFile(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock '))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'held.lock')
}

function takeLockCode(file: string): string {
  return `const { takeLock } = await import(${JSON.stringify(LOCK_MODULE)}); const lock = takeLock(${JSON.stringify(file)})`
}

async function outputOf(code: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const text of child.stdout) output += String(text)
  return output.trim()
}
