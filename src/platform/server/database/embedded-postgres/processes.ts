import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** Whether a process runs; one that ended and waits to be reaped does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !isZombie(pid)
}

/** Whether a process has ended and its parent has not noticed yet. */
export function isZombie(pid: number): boolean {
  try {
    return / Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\)/, ''))
  } catch {
    return false
  }
}

/** The words of a process's command line (split at spaces too, outside Linux); undefined where they cannot be told. */
export function commandWords(pid: number): string[] | undefined {
  if (process.platform === 'win32') return undefined
  try {
    if (process.platform === 'linux')
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      .stdout.trim()
      .split(' ')
  } catch {
    return undefined
  }
}
