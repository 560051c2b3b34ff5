import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { randomToken } from './secrets.ts'

// OWASP's first choice for argon2id: 19 MiB, two passes.
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Keyboards differ in how they compose the same letter.
const normal = (password: string): string => password.normalize('NFKC')

/** The argon2id hash under which a password is kept. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost)

const nobodysHash = hashPassword(randomToken())

/** Whether this is the password. Without a hash (nobody has that number) it is not, and takes as long to say so. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), normal(password))
  return matches && passwordHash !== null
}
