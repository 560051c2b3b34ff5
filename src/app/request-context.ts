import type { FastifyRequest } from 'fastify'
import { proofHeader } from '../features/accounts/proof-rules.ts'
import { authenticate, stepUpRefusal } from '../features/accounts/server/sign-in-api.ts'
import type { Context } from '../platform/server/context.ts'
import { type Access, isProofDemanded, type Proof, rolesFor } from '../platform/shared/endpoint.ts'
import { AppError } from '../platform/shared/errors.ts'
import { localeOfHeader } from '../platform/shared/locale.ts'
import type { Role } from '../platform/shared/roles.ts'
import { addressOf } from './proxies.ts'

const roles = new WeakMap<FastifyRequest, Role>()

/** The role of who asks, once it is known. */
export const roleOf = (request: FastifyRequest): Role | undefined => roles.get(request)

/** The access token that a call brings. */
export const tokenOf = ({ authorization = '' }: FastifyRequest['headers']): string | undefined =>
  /^Bearer (.+)$/i.exec(authorization)?.[1]

/** Who asks, when, in which language; refuses with 401 or 403 what `access` and `proof` don't allow. */
export async function requestContext(
  request: FastifyRequest,
  access: Access,
  parts: Pick<Context, 'config' | 'registry' | 'queue' | 'settings' | 'db' | 'now'>,
  { isUse = true, proof }: { isUse?: boolean; proof?: Proof | undefined } = {},
): Promise<Context> {
  const proofOfWork = request.headers[proofHeader]
  const ctx: Context = {
    ...parts,
    actor: null,
    log: request.log,
    locale: localeOfHeader(request.headers['accept-language']),
    requestId: request.id,
    address: addressOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    ...(typeof proofOfWork === 'string' && { proofOfWork }),
  }
  const token = tokenOf(request.headers)
  // A public call with a stale token is answered as if without one: reading needs no session.
  const known = token === undefined ? null : await authenticate(ctx, token, { isUse })
  if (known) roles.set(request, known.actor.role)
  if (access === 'public')
    return { ...ctx, actor: known?.lacksSecondFactor === false ? known.actor : null }
  if (!known) throw new AppError('UNAUTHENTICATED')
  const { actor, lacksSecondFactor, isProofRecent } = known
  if (access !== 'signed-in') {
    if (!rolesFor(access).includes(actor.role)) throw new AppError('FORBIDDEN')
    if (lacksSecondFactor) throw new AppError('SECOND_FACTOR_REQUIRED')
  }
  if (!isProofRecent && isProofDemanded(proof, actor.role))
    throw await stepUpRefusal({ ...ctx, actor })
  return { ...ctx, actor }
}
