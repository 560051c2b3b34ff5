import type { FastifyRequest } from 'fastify'
import { readSmsReport } from '../../../gateways/sms/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import { type Mount, parse } from '../../../platform/server/http.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { receiveMessageStatus } from '../contract.ts'
import { keepStatus } from './keep-status.ts'

/** Mounts the providers' call, which comes as a form or as JSON. */
export const messageStatus: Mount = (app, host) => {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 32_768 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.post(
      receiveMessageStatus.path,
      { config: { endpoint: receiveMessageStatus } },
      async (request) => {
        const ctx = await host.contextFor(request, 'public')
        const { provider } = parse(receiveMessageStatus.input, request.params)
        const status = readSmsReport(ctx.config, provider, reportOf(ctx, request))
        if (status === 'unknown') throw new AppError('NOT_FOUND')
        if (status === 'forged') throw new AppError('UNAUTHENTICATED')
        if (status) await keepStatus(ctx, 'sms', status)
        return { success: true, data: {} }
      },
    )
  })
}

function reportOf(ctx: Context, request: FastifyRequest) {
  const fields =
    typeof request.body === 'object' && request.body !== null ? Object.entries(request.body) : []
  return {
    url: ctx.config.origin + request.url,
    headers: request.headers,
    fields: Object.fromEntries(fields.map(([name, value]) => [name, String(value)])),
  }
}
