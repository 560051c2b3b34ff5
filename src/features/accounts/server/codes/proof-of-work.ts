import crypto from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import { count } from '../../../../platform/server/counters.ts'
import { keyedHash } from '../../../../platform/server/keyed-hash.ts'
import { countHits } from '../../../../platform/server/rate-limits.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { tokenHash } from '../secrets.ts'

/** What a proof is for: one purpose and one number. */
export interface ProofTarget {
  purpose: string
  phoneNumber: string
}

/** From none to the hardest; each is twice the work of the one before. */
export type Difficulty = 0 | 1 | 2 | 3 | 4

/** Rounds of PBKDF2 for each key that is tried; a cheap phone does a thousand in two milliseconds. */
const cost = 1000
/** Keys tried at most of the easiest; between half of them and all. */
const easiest = 100
const validForSeconds = 300

/** Passes who brings the solution of a challenge for this very thing, once; anybody else is given one to solve, with PROOF_REQUIRED. */
export async function requireProof(
  ctx: Context,
  target: ProofTarget,
  difficulty: Difficulty,
): Promise<void> {
  if (difficulty === 0 || !ctx.config.rateLimits) return
  const solved = await findSolved(ctx, target, difficulty)
  const isGood = solved !== null && (await isFirstUse(ctx, solved))
  if (isGood) return count(ctx, 'proofs', { outcome: 'accepted' })
  throw await refusalOf(ctx, target, difficulty)
}

/** Refuses as `requireProof` does whoever brings no solution, without the database, and spends none. */
export async function requireWork(
  ctx: Context,
  target: ProofTarget,
  difficulty: Difficulty,
): Promise<void> {
  if (difficulty === 0 || !ctx.config.rateLimits) return
  if ((await findSolved(ctx, target, difficulty)) === null)
    throw await refusalOf(ctx, target, difficulty)
}

async function refusalOf(
  ctx: Context,
  target: ProofTarget,
  difficulty: Difficulty,
): Promise<AppError> {
  count(ctx, 'proofs', { outcome: ctx.proofOfWork === undefined ? 'asked' : 'refused' })
  return new AppError('PROOF_REQUIRED', { challenge: await newChallenge(ctx, target, difficulty) })
}

function newChallenge(
  ctx: Context,
  target: ProofTarget,
  difficulty: Difficulty,
): Promise<Challenge> {
  const most = easiest * 2 ** (difficulty - 1)
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    deriveKey,
    // Known beforehand, so that no browser is unlucky: the longest takes twice as long as the shortest.
    counter: crypto.randomInt(most / 2, most),
    data: {
      for: nameOf(ctx, target),
      difficulty,
      until: Math.floor(ctx.now.getTime() / 1000) + validForSeconds,
    },
    ...secretsOf(ctx),
  })
}

const brought = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      data: z.object({ for: z.string(), difficulty: z.number(), until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** What tells apart the challenge for this whose solution was brought; null when none was, or a wrong one. */
async function findSolved(
  ctx: Context,
  target: ProofTarget,
  difficulty: Difficulty,
): Promise<string | null> {
  if (ctx.proofOfWork === undefined) return null
  const { success, data } = brought.safeParse(jsonOf(ctx.proofOfWork))
  if (!success) return null
  const { data: said } = data.challenge.parameters
  // While she solved it, it may have become harder by one.
  const isMeant =
    said.for === nameOf(ctx, target) &&
    said.until >= ctx.now.getTime() / 1000 &&
    said.difficulty >= difficulty - 1
  if (!isMeant) return null
  const { verified } = await verifySolution({
    challenge: data.challenge as unknown as Challenge,
    solution: data.solution as { counter: number; derivedKey: string; time: number },
    deriveKey,
    ...secretsOf(ctx),
  })
  return verified ? data.challenge.signature : null
}

/** From now on somebody has brought it. */
async function isFirstUse(ctx: Context, signature: string): Promise<boolean> {
  const used = { key: `proof-used:${tokenHash(signature)}`, max: 1 }
  try {
    await countHits(ctx, [{ ...used, windowSeconds: 2 * validForSeconds }])
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

const nameOf = (ctx: Context, { purpose, phoneNumber }: ProofTarget): string =>
  keyedHash(ctx.config, 'proof-for', purpose, phoneNumber)

const secretsOf = ({ config }: Context) => ({
  hmacSignatureSecret: keyedHash(config, 'proof-of-work', 'challenge'),
  hmacKeySignatureSecret: keyedHash(config, 'proof-of-work', 'key'),
})

function jsonOf(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
