import crypto from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Config } from '../../../platform/server/config.ts'
import { accessTokenTtlSeconds } from '../contract.ts'
import { keyedHash } from './secrets.ts'

const algorithm = 'HS256'
const keys = new Map<string, crypto.KeyObject>()

/** What access tokens are signed with. */
export function keyOf(config: Config): crypto.KeyObject {
  let key = keys.get(config.sessionSecret)
  if (!key) {
    key = crypto.createSecretKey(keyedHash(config, 'access-token'), 'hex')
    keys.set(config.sessionSecret, key)
  }
  return key
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
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId, role })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(userId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenTtlSeconds)
    .sign(keyOf(config))
}

/** What a token of ours says and when it ends; null when it is someone else's, of another installation, or altered. Whether its time is over is asked of the database. */
export async function readAccessToken(
  config: Config,
  token: string,
): Promise<(Claims & { expiresAt: Date }) | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(config), {
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
