import { paymentProvider } from '../../../gateways/payments/index.ts'
import { type Mount, parse } from '../../../platform/server/http.ts'
import type { Context } from '../../../platform/server/context.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { receiveWebhook } from '../contract.ts'
import { findPaymentByProviderId } from './queries.ts'
import { settlePayment } from './settle-payment.ts'
import { paymentEvents } from './tables.ts'

/** Mounts the provider's call: the signature is over the bytes, so they are kept as they came. */
export const webhook: Mount = (app, host) => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 65_536 },
      (_request, body, done) => done(null, body),
    )
    scope.post(receiveWebhook.path, { config: { endpoint: receiveWebhook } }, async (request) => {
      const ctx = await host.contextFor(request, 'public')
      const { provider } = parse(receiveWebhook.input, request.params)
      await receive(
        ctx,
        provider,
        Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        request.headers,
      )
      return { success: true, data: {} }
    })
  })
}

/** Once stored, a message is answered well whatever comes of it: what fails now is done by the sweep. */
async function receive(
  ctx: Context,
  name: string,
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
): Promise<void> {
  const provider = paymentProvider(ctx, name)
  if (provider === undefined) throw new AppError('NOT_FOUND')
  const { eventKey, providerPaymentId, payload } = readEvent(ctx, () =>
    provider.parseWebhook(rawBody, headers),
  )
  await ctx.db
    .insert(paymentEvents)
    .values({ provider: name, eventKey, payload, receivedAt: ctx.now })
    .onConflictDoNothing()
  const payment = await findPaymentByProviderId(ctx, name, providerPaymentId)
  if (!payment)
    return ctx.log.warn({ provider: name }, 'a payment message names a payment that is not ours')
  try {
    await settlePayment(ctx, payment)
  } catch (error) {
    ctx.log.error(
      { payment: payment.id, reason: reasonOf(error) },
      'a payment could not be settled',
    )
  }
}

function readEvent<T>(ctx: Context, read: () => T): T {
  try {
    return read()
  } catch (error) {
    ctx.log.warn({ requestId: ctx.requestId }, 'a payment message was refused')
    throw error
  }
}
