import crypto from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Config } from '../../../platform/server/config.ts'
import { accessTokenTtlSeconds } from '../contract.ts'
import { keyedHash } from './secrets.ts'

const algorithm = 'HS256'
const keys = new Map<string, crypto.KeyObject>()

function keyOf(config: Config): crypto.KeyObject {
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

/** A token that names its session; worth nothing once that has ended. */
export function signAccessToken(
  config: Config,
  now: Date,
  { userId, sessionId, role }: Claims,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: sessionId, role })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(userId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenTtlSeconds)
    .sign(keyOf(config))
}

/** What a token of ours says; null when it is someone else's, altered or past its time. */
export async function readAccessToken(
  config: Config,
  now: Date,
  token: string,
): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(config), {
      algorithms: [algorithm],
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'role', 'exp'],
    })
    return {
      userId: Number(payload.sub),
      sessionId: String(payload.sid),
      role: String(payload.role),
    }
  } catch {
    return null
  }
}
