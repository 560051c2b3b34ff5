import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { program } from './binaries.ts'

type User = { uid: number; gid: number }

/** How PostgreSQL's programs run: as whom (`user`), behind which command (`prefix`), on files that belong to whom (`owner`). */
export type Identity = { user?: User; owner?: User; prefix: string[]; native: string }

/** Finds how to run PostgreSQL, which refuses to run as root: as ourselves, as an unprivileged user, or without root's rank. */
export function findIdentity(native: string, dataDir: string): Identity {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return { prefix: [], native }
  const found = identitiesForRoot(native, dataDir).find((identity) =>
    canWork(identity, path.dirname(dataDir)),
  )
  if (found) return found
  throw new Error(
    `PostgreSQL does not run as root, and no other user may enter ${path.dirname(dataDir)}. Set DATA_DIR to a folder such as /var/lib/manzil, or set DATABASE_URL.`,
  )
}

// The last two are for folders below one of mode 0700, such as root's home: an unprivileged user that may pass everywhere, and
// an empty user namespace, which takes root's rank away and leaves its access to files.
function identitiesForRoot(native: string, dataDir: string): Identity[] {
  const owner = ownerOf(dataDir) ?? unprivilegedUser()
  const withoutRank: Identity = { prefix: ['unshare', '-U'], native }
  if (!owner || owner.uid === 0) return [withoutRank]
  const passing = [
    'setpriv',
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  return [
    { user: owner, owner, prefix: [], native },
    { owner, prefix: passing, native },
    ...(fs.existsSync(dataDir) ? [] : [withoutRank]),
  ]
}

function ownerOf(dataDir: string): User | undefined {
  const stat = fs.statSync(dataDir, { throwIfNoEntry: false })
  return stat && { uid: stat.uid, gid: stat.gid }
}

function unprivilegedUser(): User | undefined {
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user && { uid: Number(user[2]), gid: Number(user[3]) }
}

function canWork({ user, prefix, native }: Identity, folder: string): boolean {
  const canRun = (command: string, ...args: string[]): boolean => {
    const [name = '', ...words] = [...prefix, command, ...args]
    return spawnSync(name, words, { ...user, cwd: '/' }).status === 0
  }
  return (
    canRun(program(native, 'postgres'), '--version') && canRun('test', '-x', path.join(folder, '.'))
  )
}
