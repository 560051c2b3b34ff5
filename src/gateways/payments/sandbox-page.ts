import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Host, type Mount, parse } from '../../platform/server/http.ts'
import { directionOf, localeOfPath, localizedPath } from '../../platform/shared/locale.ts'
import { type Locale, locales } from '../../platform/shared/locales.ts'
import type { Context } from '../../platform/server/context.ts'
import { reasonOf } from '../../platform/server/log.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { decide, getSandboxPayment, lateSeconds, outcomes, signedMessage } from './sandbox.ts'
import { contentSecurityPolicy, sandboxHtml } from './sandbox-html.ts'
import type { SandboxPayment } from './sandbox-tables.ts'

const page = '/pay/sandbox/:id'
const inPath = z.object({ id: z.uuid('NOT_FOUND') })
const inQuery = z.object({ lang: z.enum(locales).optional().catch(undefined) })
const inForm = z.object({ outcome: z.enum(outcomes, 'unknownChoice') })

/** The sandbox's hosted page: shows a payment, takes the payer's choice, sends the signed message, sends the browser back. */
export const sandboxPage: Mount = (app, host) => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    const deliver = (ctx: Context, id: string) => deliverMessage(app, host, ctx, id)
    const deliverLate = lateDelivery(app, deliver)

    scope.get(page, async (request, reply) => {
      const ctx = await contextFor(host, request)
      const payment = await getSandboxPayment(ctx, parse(inPath, request.params).id)
      return show(reply, payment, localeOf(request.query, payment), true)
    })

    scope.post(page, async (request, reply) => {
      const ctx = await contextFor(host, request)
      const { outcome } = parse(inForm, request.body ?? {})
      const payment = await getSandboxPayment(ctx, parse(inPath, request.params).id)
      const locale = localeOf(request.query, payment)
      if (await decide(ctx, payment, outcome)) {
        if (outcome === 'webhook_late') deliverLate(ctx, payment.id)
        else await deliver(ctx, payment.id)
        if (outcome === 'returns_twice') await deliver(ctx, payment.id)
        if (outcome === 'never_returns')
          return show(reply, await getSandboxPayment(ctx, payment.id), locale, false)
      }
      return reply
        .header('cache-control', 'no-store')
        .redirect(localizedReturn(payment, locale), 303)
    })
  })
}

function show(reply: FastifyReply, payment: SandboxPayment, locale: Locale, mayReturn: boolean) {
  const back = mayReturn ? localizedReturn(payment, locale) : null
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': contentSecurityPolicy(payment.returnUrl),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(sandboxHtml(payment, locale, directionOf(locale), back))
}

/** Sends the message about a payment, in process: the product's public address need not be reachable from here. */
async function deliverMessage(
  app: FastifyInstance,
  host: Host,
  ctx: Context,
  id: string,
): Promise<void> {
  const payment = await getSandboxPayment({ ...ctx, now: host.clock() }, id)
  const { body, headers } = signedMessage(payment, ctx.config.payments.sandbox?.secret ?? '')
  const delivery = await app.inject({
    method: 'POST',
    url: '/api/payments/sandbox/webhook/',
    headers,
    payload: body,
  })
  if (delivery.statusCode !== 200)
    ctx.log.warn({ status: delivery.statusCode }, "the sandbox's message was not taken")
}

/** Delivers when the bank has taken its time; what still waits when the server closes is lost. */
function lateDelivery(app: FastifyInstance, deliver: (ctx: Context, id: string) => Promise<void>) {
  const late = new Set<NodeJS.Timeout>()
  app.addHook('onClose', async () => late.forEach(clearTimeout))
  return (ctx: Context, id: string): void => {
    const timer = setTimeout(() => {
      late.delete(timer)
      deliver(ctx, id).catch((error: Error) =>
        ctx.log.warn({ reason: reasonOf(error) }, "the sandbox's late message was lost"),
      )
    }, lateSeconds * 1000)
    late.add(timer.unref())
  }
}

/** Where money is real nobody pays with what takes none, even with the link to a payment of other days. */
async function contextFor(host: Host, request: FastifyRequest): Promise<Context> {
  const ctx = await host.contextFor(request, 'public')
  if (ctx.config.payments.sandbox === null) throw new AppError('NOT_FOUND')
  return ctx
}

/** The language asked for, or that of the page to go back to. */
const localeOf = (query: unknown, payment: SandboxPayment): Locale =>
  parse(inQuery, query).lang ?? localeOfPath(new URL(payment.returnUrl).pathname)

function localizedReturn(payment: SandboxPayment, locale: Locale): string {
  const url = new URL(payment.returnUrl)
  url.pathname = localizedPath(url.pathname, locale)
  return url.href
}
