import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { program } from './binaries.ts'

type Ids = { uid?: number; gid?: number }

/** How PostgreSQL's programs run: as whom, behind which command, from which folder. */
export type Identity = { ids: Ids; prefix: string[]; native: string }

/** Finds how to run PostgreSQL, which refuses to run as root: as ourselves, an unprivileged user, or without root's rank. */
export function findIdentity(native: string, dataDir: string): Identity {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return { ids: {}, prefix: [], native }
  const parent = path.dirname(dataDir)
  const owner = ownerOf(dataDir)
  const ids = owner ?? unprivilegedUser()
  const mayBeUser = ids !== undefined && ids.uid !== 0 && canEnter(parent, ids)
  if (mayBeUser && canRun([program(native, 'postgres')], ids)) return { ids, prefix: [], native }
  // Below a folder of mode 0700, such as a home: an empty user namespace takes root's rank away and leaves its access to files.
  const prefix = ['unshare', '-U']
  if (canRun([...prefix, program(native, 'postgres')], {})) return { ids: {}, prefix, native }
  if (mayBeUser) return { ids, prefix: [], native: copyBinaries(native, parent) }
  throw new Error(
    `PostgreSQL does not run as root, and no other user may enter ${parent}. Set DATA_DIR to a folder such as /var/lib/manzil, or set DATABASE_URL.`,
  )
}

function ownerOf(dataDir: string): Ids | undefined {
  const stat = fs.statSync(dataDir, { throwIfNoEntry: false })
  return stat && { uid: stat.uid, gid: stat.gid }
}

function unprivilegedUser(): Ids | undefined {
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user && { uid: Number(user[2]), gid: Number(user[3]) }
}

function canEnter(folder: string, ids: Ids): boolean {
  return spawnSync('test', ['-x', folder], { ...ids, cwd: '/' }).status === 0
}

function canRun(command: string[], ids: Ids): boolean {
  const [name = '', ...args] = command
  return spawnSync(name, [...args, '--version'], { ...ids, cwd: '/' }).status === 0
}

function copyBinaries(native: string, parent: string): string {
  const copy = path.join(parent, 'postgres-runtime')
  if (fs.existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  fs.renameSync(unfinished, copy)
  return copy
}
