import { isSubscriber, readWhatsAppEvents } from '../../../../gateways/whatsapp/index.ts'
import { type Mount, parse } from '../../../../platform/server/http.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import { receiveWhatsApp, subscribeToWhatsApp } from '../../channel-contract.ts'
import { subscriberRefusal } from '../policy.ts'
import { keepStatus } from '../keep-status.ts'
import { receiveReply } from './receive-reply.ts'

/** What Meta says its calls may weigh. */
const bodyMaxBytes = 3 * 1_048_576

/** Mounts Meta's calls: the signature is over the bytes, so they are kept as they came. */
export const whatsAppWebhook: Mount = (app, host) => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bodyMaxBytes },
      (_request, body, done) => done(null, body),
    )
    scope.get(
      subscribeToWhatsApp.path,
      { config: { endpoint: subscribeToWhatsApp } },
      async (request, reply) => {
        const { config } = await host.contextFor(request, 'public')
        const query = parse(subscribeToWhatsApp.input, request.query)
        enforce(subscriberRefusal(isSubscriber(config, query['hub.verify_token'])))
        return reply
          .headers({ 'cache-control': 'no-store' })
          .type('text/plain; charset=utf-8')
          .send(query['hub.challenge'])
      },
    )
    scope.post(receiveWhatsApp.path, { config: { endpoint: receiveWhatsApp } }, async (request) => {
      const ctx = await host.contextFor(request, 'public')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = String(request.headers['x-hub-signature-256'] ?? '')
      const events = readWhatsAppEvents(ctx.config, body, signature)
      if (events === null) throw new AppError('NOT_FOUND')
      if (events === 'forged') throw new AppError('UNAUTHENTICATED')
      for (const status of events.statuses) await keepStatus(ctx, 'whatsapp', status)
      for (const reply of events.replies) await receiveReply(ctx, reply)
      return { success: true, data: {} }
    })
  })
}
