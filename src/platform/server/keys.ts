import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Where the root secrets are: given by the settings, the one that signs first, or in a file of ours. */
export type Secrets = { given: readonly string[] } | { file: string }

/** A root secret; the keys of its uses are derived from it and tell nothing of one another. */
export interface Key {
  /** What is written before all that it signs and seals; empty for the one of before there were ids. */
  id: string
  secret: string
  derive(purpose: string): Buffer
}

/** What a root secret of ours begins with. Any other was there before keys had ids, or was thought up by hand. */
const mark = 'k1-'

export const newSecret = (): string => `${mark}${crypto.randomBytes(32).toString('base64url')}`
export const hasId = (secret: string): boolean => secret.startsWith(mark)

const hkdf = (secret: string, info: string, bytes = 32): Buffer =>
  Buffer.from(crypto.hkdfSync('sha256', secret, 'manzil', info, bytes))

function keyOf(secret: string): Key {
  const known = new Map<string, Buffer>()
  const how = hasId(secret) ? (info: string) => hkdf(secret, `key ${info}`) : withoutId(secret)
  return {
    id: hasId(secret) ? hkdf(secret, 'id', 6).toString('base64url') : '',
    secret,
    derive(purpose) {
      const key = known.get(purpose) ?? how(purpose)
      known.set(purpose, key)
      return key
    },
  }
}

/** Each use had a way of its own to its key; what was signed and sealed so stays good until its secret is retired. */
const withoutId =
  (secret: string) =>
  (purpose: string): Buffer => {
    const [, sealed] = /^seal (.+)$/.exec(purpose) ?? []
    if (sealed !== undefined) return hkdf(secret, sealed)
    if (purpose === 'file-link') return Buffer.from(`files ${secret}`)
    if (purpose !== 'access-token') return Buffer.from(secret)
    return crypto
      .createHmac('sha256', secret)
      .update(JSON.stringify([purpose]))
      .digest()
  }

interface State {
  keys: readonly Key[]
  /** Of the file that they were read from. */
  stamp: string
  lookedAt: number
}

const lookEveryMs = 1000
const states = new WeakMap<Secrets, State>()

/** All keys that are accepted, the one that signs first. A file that another process has changed is read again, at once where `isUrgent`. */
export function keysOf(secrets: Secrets, isUrgent = false): readonly Key[] {
  const known = states.get(secrets)
  if (known && ('given' in secrets || (!isUrgent && Date.now() - known.lookedAt < lookEveryMs)))
    return known.keys
  const stamp = 'file' in secrets ? stampOf(secrets.file) : ''
  const keys =
    known?.stamp === stamp
      ? known.keys
      : ('file' in secrets
          ? readSecrets(secrets.file).map(({ secret }) => secret)
          : secrets.given
        ).map(keyOf)
  states.set(secrets, { keys, stamp, lookedAt: Date.now() })
  return keys
}

export function currentKey(secrets: Secrets): Key {
  const [key] = keysOf(secrets)
  if (key === undefined) throw new Error('there is no secret')
  return key
}

/** The key with an id; undefined when it is retired, or was never ours. */
export const findKey = (secrets: Secrets, id: string): Key | undefined =>
  keysOf(secrets).find((key) => key.id === id) ?? keysOf(secrets, true).find((key) => key.id === id)

/** What a key signed or sealed, with its id before it. */
export const tagged = ({ id }: Pick<Key, 'id'>, text: string): string =>
  id === '' ? text : `${id}.${text}`

/** The id before what was signed or sealed, and the rest of it. */
export function untagged(text: string): [id: string, rest: string] {
  const end = text.indexOf('.')
  return end === -1 ? ['', text] : [text.slice(0, end), text.slice(end + 1)]
}

/** What is kept of a secret in the file: it, and since when it signs. */
export interface KeptSecret {
  secret: string
  since: Date
}

/** The secrets of a file, the one that signs first; made on the first start. */
export function readSecrets(file: string): KeptSecret[] {
  try {
    return parseSecrets(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    writeWhole(file, [{ secret: newSecret(), since: new Date() }], fs.linkSync)
    return parseSecrets(file)
  }
}

const parseSecrets = (file: string): KeptSecret[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [secret = '', since = 0] = line.trim().split(' ')
      return { secret, since: new Date(since) }
    })

/** Puts secrets in the place of those in the file, whole or not at all. */
export const writeSecrets = (file: string, secrets: readonly KeptSecret[]): void =>
  writeWhole(file, secrets, fs.renameSync)

function writeWhole(
  file: string,
  secrets: readonly KeptSecret[],
  moveTo: (from: string, to: string) => void,
): void {
  const fresh = `${file}.${process.pid}-${crypto.randomUUID()}`
  const lines = secrets.map(({ secret, since }) => `${secret} ${since.toISOString()}\n`)
  const out = fs.openSync(fresh, 'wx', 0o600)
  try {
    fs.writeSync(out, lines.join(''))
    fs.fsyncSync(out)
  } finally {
    fs.closeSync(out)
  }
  try {
    moveTo(fresh, file)
  } catch (error) {
    // Another process has made it a moment before.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(fresh, { force: true })
  }
}

function stampOf(file: string): string {
  const found = fs.statSync(file, { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
}
