import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { proofHeader } from '../src/features/accounts/proof-rules.ts'
import type { Endpoint, Input, Output } from '../src/platform/shared/endpoint.ts'
import type { Answer, CallOptions, TestApp } from './harness.ts'

/** The challenge that an answer asks to be solved. */
export const challengeOf = ({ body }: Pick<Answer<unknown>, 'body'>): Challenge =>
  (JSON.parse(body) as { challenge: Challenge }).challenge

/** The headers that bring the solution of a challenge, or it under another one. */
export async function proofOf(
  given: Challenge,
  challenge: Challenge = given,
): Promise<Record<string, string>> {
  const solution = await solveChallenge({ challenge: given, deriveKey })
  return {
    [proofHeader]: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url'),
  }
}

/** Calls as a browser does: what asks for a proof of work gets it. */
export async function callWithProof<E extends Endpoint>(
  app: TestApp,
  endpoint: E,
  input: Input<E> | Record<string, unknown>,
  options: CallOptions = {},
): Promise<Answer<Output<E>>> {
  const answer = await app.call(endpoint, input, options)
  if (answer.code !== 'PROOF_REQUIRED') return answer
  const headers = { ...options.headers, ...(await proofOf(challengeOf(answer))) }
  return app.call(endpoint, input, { ...options, headers })
}
