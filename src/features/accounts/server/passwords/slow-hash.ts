import { type Algorithm, hash } from '@node-rs/argon2'

// OWASP's first choice for argon2id: 19 MiB, two passes.
const cost = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** The argon2id hash of a text in PHC's form; without a salt, with one of its own. */
export const slowHash = (text: string, salt?: Uint8Array): Promise<string> =>
  hash(text, { ...cost, salt })

/** The salt of a hash of `slowHash`; null for anything else. */
export function saltOf(slow: string): Buffer | null {
  const [, algorithm, , , salt = ''] = slow.split('$')
  return algorithm === 'argon2id' ? Buffer.from(salt, 'base64') : null
}
