import { localeOfPath } from '../../../platform/shared/locale.ts'
import { createApi } from '../../../platform/web/api.ts'
import { type ProofChallenge, proofHeader } from '../proof-rules.ts'

const locale = () => localeOfPath(location.pathname)

/** Calls that need no session: a refusal is an answer here, and ends nobody's session. What asks for a proof of work gets it. */
export const publicApi = createApi(fetchWithProof, locale)

async function fetchWithProof(path: string, init: RequestInit): Promise<Response> {
  const send = (more: object = {}) =>
    fetch(path, { ...init, ...more, credentials: 'same-origin' as const })
  const response = await send()
  if (response.status !== 429) return response
  const challenge = await challengeIn(response)
  if (challenge === undefined) return response
  const { solve } = await import('./solve-challenge.ts')
  const proof = await solve(challenge, locale())
  return proof === null ? response : send({ headers: { ...init.headers, [proofHeader]: proof } })
}

const challengeIn = (response: Response): Promise<ProofChallenge | undefined> =>
  response
    .clone()
    .json()
    .then(
      ({ challenge }: { challenge?: ProofChallenge }) => challenge,
      () => undefined,
    )
