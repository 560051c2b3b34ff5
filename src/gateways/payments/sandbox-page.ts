import { z } from 'zod'
import { type Mount, parse } from '../../platform/server/http.ts'
import { type Locale, directionOf, localeOfPath, locales, localizedPath } from '../../platform/shared/locale.ts'
import { decide, getSandboxPayment, signedMessage } from './sandbox.ts'
import { contentSecurityPolicy, sandboxHtml } from './sandbox-html.ts'
import type { SandboxPayment } from './sandbox-tables.ts'

const page = '/pay/sandbox/:id'
const inPath = z.object({ id: z.uuid('NOT_FOUND') })
const inQuery = z.object({ lang: z.enum(locales).optional().catch(undefined) })
const inForm = z.object({ outcome: z.enum(['paid', 'declined', 'cancelled'], 'unknownChoice') })

/** The sandbox's hosted page: shows a payment, takes the payer's choice, sends the signed message, sends the browser back. */
export const sandboxPage: Mount = (app, host) => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    scope.get(page, async (request, reply) => {
      const ctx = await host.contextFor(request, 'public')
      const payment = await getSandboxPayment(ctx, parse(inPath, request.params).id)
      const locale = localeOf(request.query, payment)
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': contentSecurityPolicy(payment.returnUrl),
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
        })
        .send(sandboxHtml(payment, locale, directionOf(locale), localizedReturn(payment, locale)))
    })

    scope.post(page, async (request, reply) => {
      const ctx = await host.contextFor(request, 'public')
      const { outcome } = parse(inForm, request.body ?? {})
      const payment = await getSandboxPayment(ctx, parse(inPath, request.params).id)
      if (await decide(ctx, payment, outcome)) {
        const { body, headers } = signedMessage(await getSandboxPayment(ctx, payment.id), ctx.config.paymentSandboxSecret)
        // In process: the product's public address need not be reachable from here.
        const delivery = await app.inject({ method: 'POST', url: '/api/payments/sandbox/webhook/', headers, payload: body })
        if (delivery.statusCode !== 200) ctx.log.warn({ status: delivery.statusCode }, "the sandbox's message was not taken")
      }
      return reply.header('cache-control', 'no-store').redirect(localizedReturn(payment, localeOf(request.query, payment)), 303)
    })
  })
}

/** The language asked for, or that of the page to go back to. */
const localeOf = (query: unknown, payment: SandboxPayment): Locale => parse(inQuery, query).lang ?? localeOfPath(new URL(payment.returnUrl).pathname)

function localizedReturn(payment: SandboxPayment, locale: Locale): string {
  const url = new URL(payment.returnUrl)
  url.pathname = localizedPath(url.pathname, locale)
  return url.href
}
