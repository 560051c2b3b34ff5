// Plain JavaScript without dependencies: prepare.mjs uses it before anything is installed.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const UNFINISHED_FILE_IS_STALE_AFTER_MS = 5000

/** Takes the lock file: `{ release }` when it is ours now, `{ holder }` with what the living holder wrote when it is not. */
export function takeLock(file, info = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  for (;;) {
    if (createExclusively(file, info)) return { release: () => releaseLock(file) }
    const holder = livingHolder(file)
    if (holder) return { holder }
    if (isBeingWritten(file)) sleep(20)
    else removeStaleLock(file)
  }
}

/** Takes the lock, waiting at most `timeoutMs` for a living holder; `onWait(holder)` is called once before waiting. */
export async function takeLockOrWait(file, { info, onWait, timeoutMs }) {
  const deadline = Date.now() + timeoutMs
  for (let first = true; ; first = false) {
    const lock = takeLock(file, info)
    if (lock.release) return lock
    if (first) onWait(lock.holder)
    if (Date.now() > deadline) {
      throw new Error(
        `Process ${lock.holder.pid} still holds ${file} after ${timeoutMs / 1000} s. Stop it and try again.`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function createExclusively(file, info) {
  const content = JSON.stringify({
    pid: process.pid,
    startedAt: processStart(process.pid),
    ...info,
  })
  try {
    fs.writeFileSync(file, `${content}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function livingHolder(file) {
  const holder = readLock(file)
  return holder && isRunning(holder) ? holder : undefined
}

function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isBeingWritten(file) {
  return isFresh(file) && readLock(file) === undefined
}

function isFresh(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs < UNFINISHED_FILE_IS_STALE_AFTER_MS
}

function isRunning({ pid, startedAt }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  const start = processStart(pid)
  return start !== 'ended' && (!start || !startedAt || start === startedAt)
}

/** When a process began, in the system's own words: tells a process from a later one with the same id. Empty when unknown. */
function processStart(pid) {
  try {
    if (process.platform === 'linux') {
      const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')
      return fields[0] === 'Z' ? 'ended' : fields[19]
    }
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
    }).trim()
  } catch {
    return ''
  }
}

// Two processes may find the same stale lock: only the one that holds the guard removes it, after looking again.
function removeStaleLock(file) {
  const guard = `${file}.stale`
  if (!createExclusively(guard, {})) {
    if (isFresh(guard)) sleep(20)
    else fs.rmSync(guard, { force: true })
    return
  }
  try {
    if (!livingHolder(file) && !isBeingWritten(file)) fs.rmSync(file, { force: true })
  } finally {
    fs.rmSync(guard, { force: true })
  }
}

function releaseLock(file) {
  if (readLock(file)?.pid === process.pid) fs.rmSync(file, { force: true })
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
