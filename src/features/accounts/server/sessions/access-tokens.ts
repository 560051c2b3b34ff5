import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
import type { Config } from '../../../../platform/server/config/config.ts'
import { currentKey, findKey, type Key } from '../../../../platform/server/keys.ts'
import { accessTokenTtlSeconds } from '../../contract.ts'

const algorithm = 'HS256'
const purpose = 'access-token'
const headerOf = ({ id }: Pick<Key, 'id'>): JWTHeaderParameters => ({
  alg: algorithm,
  ...(id !== '' && { kid: id }),
})

/** What access tokens are signed with, and the head that names it. */
export function signingKey({ secrets }: Config): { header: JWTHeaderParameters; key: Uint8Array } {
  const key = currentKey(secrets)
  return { header: headerOf(key), key: key.derive(purpose) }
}

/** The key that a token names; a token of one that is retired is nobody's. */
function keyOf({ secrets }: Config, { kid = '' }: { kid?: string | undefined }): Uint8Array {
  const key = findKey(secrets, kid)
  if (key === undefined) throw new Error('no key of ours')
  return key.derive(purpose)
}

interface Claims {
  userId: number
  sessionId: string
  role: string
}

/** Who gives a token and to whom it is shown: another installation refuses it, even one with the same secret. */
const partiesOf = ({ origin }: Config) => ({ issuer: origin, audience: `${origin}/api` })

/** A token that names its session; worth nothing once that has ended. */
export function signAccessToken(
  config: Config,
  now: Date,
  { userId, sessionId, role }: Claims,
): Promise<string> {
  const { issuer, audience } = partiesOf(config)
  const { header, key } = signingKey(config)
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId, role })
    .setProtectedHeader(header)
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(userId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenTtlSeconds)
    .sign(key)
}

/** What a token of ours says and when it ends; null when it is someone else's, of another installation, or altered. Whether its time is over is asked of the database. */
export async function readAccessToken(
  config: Config,
  token: string,
): Promise<(Claims & { expiresAt: Date }) | null> {
  try {
    const { payload } = await jwtVerify(token, (head) => keyOf(config, head), {
      algorithms: [algorithm],
      ...partiesOf(config),
      currentDate: new Date(0),
      requiredClaims: ['sub', 'sid', 'role', 'exp'],
    })
    return {
      userId: Number(payload.sub),
      sessionId: String(payload.sid),
      role: String(payload.role),
      expiresAt: new Date(Number(payload.exp) * 1000),
    }
  } catch {
    return null
  }
}

/** Whose token this is, without a look at the database: her session may have ended since. Null for what isn't ours or has run out. */
export async function ownerOfToken(
  config: Config,
  token: string,
  now: Date,
): Promise<number | null> {
  const claims = await readAccessToken(config, token)
  return claims !== null && claims.expiresAt > now ? claims.userId : null
}
