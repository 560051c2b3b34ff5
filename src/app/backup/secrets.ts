import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { BackupError } from './backup-error.ts'
import { type Copy, secretsFile } from './manifest.ts'
import { addText, readText } from './target.ts'

const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 }
const cipher = 'aes-256-gcm'

const folderOf = (dataDir: string): string => path.join(dataDir, 'secrets')
const keyOf = (passphrase: string, salt: Buffer): Buffer =>
  crypto.scryptSync(passphrase.normalize('NFKC'), salt, 32, cost)

/** Seals the secrets of a data folder into a copy; false where there are none or no passphrase is given. */
export async function sealSecrets(
  copy: Copy,
  dataDir: string,
  passphrase: string | undefined,
): Promise<boolean> {
  const folder = folderOf(dataDir)
  if (passphrase === undefined || !fs.existsSync(folder)) return false
  const secrets = Object.fromEntries(
    fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  )
  const salt = crypto.randomBytes(16)
  const nonce = crypto.randomBytes(12)
  const sealing = crypto.createCipheriv(cipher, keyOf(passphrase, salt), nonce)
  const sealed = Buffer.concat([sealing.update(JSON.stringify(secrets), 'utf8'), sealing.final()])
  const content = Buffer.concat([salt, nonce, sealing.getAuthTag(), sealed]).toString('base64')
  await addText(copy.target, secretsFile(copy), content)
  return true
}

/** What was sealed, by the names of its files. */
export async function openSecrets(
  copy: Copy,
  passphrase: string | undefined,
): Promise<Map<string, string>> {
  if (passphrase === undefined)
    throw new BackupError(
      'The secrets of this copy are sealed: give BACKUP_PASSPHRASE as it was when it was made.',
    )
  const bytes = Buffer.from(await readText(copy.target, secretsFile(copy)), 'base64')
  const [salt, nonce, tag] = [bytes.subarray(0, 16), bytes.subarray(16, 28), bytes.subarray(28, 44)]
  try {
    const opening = crypto.createDecipheriv(cipher, keyOf(passphrase, salt), nonce)
    opening.setAuthTag(tag)
    const text = Buffer.concat([opening.update(bytes.subarray(44)), opening.final()])
    return new Map(Object.entries(JSON.parse(text.toString('utf8')) as Record<string, string>))
  } catch {
    throw new BackupError('BACKUP_PASSPHRASE is not the one that sealed the secrets of this copy.')
  }
}

export function writeSecrets(dataDir: string, secrets: ReadonlyMap<string, string>): void {
  const folder = folderOf(dataDir)
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const [name, content] of secrets)
    fs.writeFileSync(path.join(folder, path.basename(name)), content, { mode: 0o600 })
}
