import crypto from 'node:crypto'
import type { Config } from './config/config.ts'
import type { Secrets } from './keys.ts'

const loaded = new WeakMap<Secrets, Buffer>()

/** From now on this key is hashed with; hash-key.ts keeps it. */
export const hashWith = ({ secrets }: Pick<Config, 'secrets'>, key: Buffer): void =>
  void loaded.set(secrets, key)

/** How something guessable is kept: without the server's key the hash can't be searched. `kind` keeps the uses apart. */
export function keyedHash(
  { secrets }: Pick<Config, 'secrets'>,
  kind: string,
  ...parts: readonly string[]
): string {
  const key = loaded.get(secrets)
  if (key === undefined) throw new Error('the key of hashes was not read')
  return crypto
    .createHmac('sha256', key)
    .update(JSON.stringify([kind, ...parts]))
    .digest('hex')
}
