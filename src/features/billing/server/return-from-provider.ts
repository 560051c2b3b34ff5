import { z } from 'zod'
import { paymentProvider } from '../../../gateways/payments/index.ts'
import { type Mount, parse } from '../../../platform/server/http.ts'
import { getOrderById, getPaymentById } from './queries.ts'
import type { OrderRow } from './tables.ts'

/** Where a household waits for its payment; the same page for everyone, which asks for the payment as its owner. */
export const returnPath = (kind: OrderRow['kind'], paymentId?: string): string =>
  `${kind === 'plan' ? '/dashboard/plan' : '/dashboard/orders'}${paymentId === undefined ? '' : `?payment=${paymentId}`}`

const inPath = z.object({ provider: z.string().max(40) })

/** For providers whose one return address is set in their portal: leads on to the payment's own page. Nothing in the address is believed. */
export const providerReturn: Mount = (app, host) => {
  app.get('/pay/:provider/return', async (request, reply) => {
    const ctx = await host.contextFor(request, 'public')
    const { provider } = parse(inPath, request.params)
    const reference = paymentProvider(ctx, provider)?.referenceOfReturn(request.query) ?? null
    const payment =
      reference === null ? null : await getPaymentById(ctx, reference).catch(() => null)
    const path =
      payment === null
        ? '/dashboard/orders'
        : returnPath((await getOrderById(ctx, payment.orderId)).kind, payment.id)
    return reply.header('cache-control', 'no-store').redirect(ctx.config.origin + path, 303)
  })
}
