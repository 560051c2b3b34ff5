/** The header that brings a solved challenge. */
export const proofHeader = 'x-proof-of-work'

/** What a browser has to solve first; the answer goes back with it in `proofHeader`, as base64url of JSON. */
export interface ProofChallenge {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
    keySignature?: string
    data?: Record<string, string | number | boolean | null>
  }
  signature?: string
}
