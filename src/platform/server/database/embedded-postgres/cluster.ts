import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { calledAs } from '../../called-as.ts'
import { program } from './binaries.ts'
import type { Identity } from './identity.ts'
import { isAlive } from './processes.ts'

const PASSWORD_FILE = 'manzil.password'

/** A minimal environment: nothing of ours, no PG* variables of the user's, messages in English. */
export const postgresEnvironment: NodeJS.ProcessEnv | undefined =
  process.platform === 'win32'
    ? undefined
    : { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Makes the cluster in `dataDir` unless it is there: in a folder beside it, renamed as the last step. */
export function createClusterIfAbsent(identity: Identity, dataDir: string): void {
  requireAccess(dataDir)
  if (fs.existsSync(path.join(dataDir, 'PG_VERSION'))) return requireSameMajor(identity, dataDir)
  removeUnfinishedClusters(dataDir)
  const unfinished = `${dataDir}.init-${process.pid}`
  fs.mkdirSync(unfinished, { mode: 0o700 })
  try {
    initialise(identity, unfinished)
    moveIntoPlace(unfinished, dataDir)
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true })
  }
}

/** The password of the cluster's superuser `postgres`. */
export function readPassword(dataDir: string): string {
  return fs.readFileSync(path.join(dataDir, PASSWORD_FILE), 'utf8').trim()
}

function requireAccess(dataDir: string): void {
  if (!fs.existsSync(dataDir)) return
  try {
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  } catch (cause) {
    throw new Error(
      `The database folder ${dataDir} belongs to another user. Start as that user, or set DATA_DIR.`,
      { cause },
    )
  }
}

/** The files of one major version of PostgreSQL can't be read by another. */
function requireSameMajor({ native }: Identity, dataDir: string): void {
  const theirs = fs.readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8').trim()
  const { stdout } = spawnSync(program(native, 'postgres'), ['--version'], { encoding: 'utf8' })
  const ours = /(\d+)[.\w]*\s*$/.exec(stdout ?? '')?.[1]
  if (ours === undefined || ours === theirs) return
  throw new Error(
    `The database in ${dataDir} is one of PostgreSQL ${theirs}, and this version of Manzil brings PostgreSQL ${ours}. With BACKUP_PASSPHRASE set, copy it with the version that made it (${calledAs('backup', 'FOLDER')}), move all of DATA_DIR away, and bring it back with this one (${calledAs('restore', 'FOLDER')}); docs/operations/database.md.`,
  )
}

function initialise({ user, owner, prefix, native }: Identity, folder: string): void {
  const passwordFile = `${folder}.password`
  fs.writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (owner) for (const entry of [folder, passwordFile]) fs.chownSync(entry, owner.uid, owner.gid)
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const locale = [
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const [command = '', ...args] = [
    ...prefix,
    program(native, 'initdb'),
    '-D',
    folder,
    ...access,
    ...locale,
    '--no-instructions',
  ]
  const { status, error, stderr } = spawnSync(command, args, {
    ...user,
    cwd: path.parse(folder).root,
    env: postgresEnvironment,
    encoding: 'utf8',
    windowsHide: true,
  })
  if (status === 0) return fs.renameSync(passwordFile, path.join(folder, PASSWORD_FILE))
  fs.rmSync(passwordFile, { force: true })
  throw new Error(`The database could not be created in ${folder}: ${error?.message ?? stderr}`)
}

// Another process may have been faster: then its cluster is the one.
function moveIntoPlace(unfinished: string, dataDir: string): void {
  try {
    fs.renameSync(unfinished, dataDir)
  } catch (error) {
    if (!fs.existsSync(path.join(dataDir, 'PG_VERSION'))) throw error
  }
}

function removeUnfinishedClusters(dataDir: string): void {
  const parent = path.dirname(dataDir)
  const prefix = `${path.basename(dataDir)}.init-`
  for (const name of fs.readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    if (pid && (pid === process.pid || !isAlive(pid)))
      fs.rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}
