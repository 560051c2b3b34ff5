import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from '../platform/server/capability.ts'
import { count } from '../platform/server/counters.ts'
import {
  isCollision,
  isDatabaseAway,
  violatedIndex,
  sqlState,
} from '../platform/server/database/db.ts'
import { unlessSaid } from '../platform/server/http.ts'
import { AppError } from '../platform/shared/errors.ts'
import { localeOfHeader } from '../platform/shared/locale.ts'
import { type Answering, errorText } from './error-texts.ts'
import { roleOf } from './request-context.ts'

const lockNotAvailable = '55P03'
/** Counted by themselves: what somebody gave was wrong, or she is asked to prove who she is. */
const notRefused = new Set(['INVALID_CREDENTIALS', 'STEP_UP_REQUIRED'])

/** Every error of the app gets its answer here. */
export function answerErrors(app: FastifyInstance, parts: Omit<Answering, 'log'>): void {
  app.setErrorHandler<FastifyError>(answerError(parts))
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND')
  })
}

/** Turns an error into an answer in the reader's language: a refusal says what is wrong, a fault only its request's id. */
export const answerError =
  ({ registry, config }: Omit<Answering, 'log'>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, code, detail } = isLeft(error, request)
      ? new AppError('BAD_REQUEST')
      : refusalFor(error, registry)
    // Turned away on purpose, to come again: no fault that anyone would have to look into.
    if (detail.retryAfterSeconds !== undefined && error instanceof AppError)
      request.log.warn({ code, reason: detail.message }, 'asked to come again')
    else if (status >= 500) request.log.error({ err: loggable(error) }, 'request failed')
    if ((status === 401 || status === 403) && !notRefused.has(code))
      count({ registry }, 'access_refused', {
        route: request.routeOptions.url ?? 'unknown',
        status: String(status),
        role: roleOf(request) ?? 'nobody',
      })
    const locale = localeOfHeader(request.headers['accept-language'])
    const words = (key: string) =>
      errorText({ registry, config, log: request.log }, locale, key, detail.params)
    if (detail.retryAfterSeconds !== undefined)
      reply.header('retry-after', detail.retryAfterSeconds)
    return reply
      .code(status)
      .headers(unlessSaid(reply))
      .send({
        success: false,
        code,
        message: words(detail.message ?? code),
        ...(detail.errors && {
          errors: Object.fromEntries(
            Object.entries(detail.errors).map(([field, keys]) => [field, keys.map(words)]),
          ),
        }),
        ...(detail.stepUp && { step_up: detail.stepUp }),
        ...(detail.challenge && { challenge: detail.challenge }),
        ...(status >= 500 && { request_id: request.id }),
      })
  }

/** Who sent it left in the middle: no fault of ours, and nobody reads the answer. */
const isLeft = (error: FastifyError, { raw }: FastifyRequest): boolean =>
  error.code === 'ECONNRESET' && error.message === 'aborted' && !raw.complete

function refusalFor(error: FastifyError | AppError, { conflicts }: Registry): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return new AppError('UNAVAILABLE', { retryAfterSeconds: 2 })
  // Even its second try met another's lock: what was asked for was not done, and can be asked again.
  if (isCollision(error) || sqlState(error) === lockNotAvailable)
    return new AppError('UNAVAILABLE', { retryAfterSeconds: 1 })
  const index = violatedIndex(error)
  if (index !== undefined) {
    const conflict = conflicts[index]
    // Of an index without words, someone else was faster.
    return new AppError(conflict?.code ?? 'CONFLICT', { message: conflict?.message })
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('TOO_LARGE')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('UNSUPPORTED_MEDIA_TYPE')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError('BAD_REQUEST', { message: 'malformedJson' })
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new AppError('NOT_FOUND')
  }
  return (error.statusCode ?? 500) < 500 ? new AppError('BAD_REQUEST') : new AppError('INTERNAL')
}

/** An error for the log. A failed query's own message holds its values, which may be a person's: only its cause is told. */
function loggable(error: Error): {
  message: string
  code: string | undefined
  stack: string | undefined
} {
  const told = (error.cause instanceof Error ? error.cause : error) as Error & { code?: string }
  return { message: told.message, code: told.code, stack: told.stack }
}
