import { z } from 'zod'
import type { Mount } from '../../../platform/server/http.ts'
import { getOrderById, getPaymentById } from './queries.ts'
import type { OrderRow } from './tables.ts'

/** Where a household waits for its payment; the same page for everyone, which asks for the payment as its owner. */
export const returnPath = (kind: OrderRow['kind'], paymentId?: string): string =>
  `${kind === 'plan' ? '/dashboard/plan' : '/dashboard/orders'}${paymentId === undefined ? '' : `?payment=${paymentId}`}`

const query = z.object({ transId: z.uuid() })

/** For providers whose one return address is set in their portal: leads on to the payment's own page. Nothing in the address is believed. */
export const providerReturn: Mount = (app, host) => {
  app.get('/pay/skipcash/return', async (request, reply) => {
    const ctx = await host.contextFor(request, 'public')
    const asked = query.safeParse(request.query)
    const payment = asked.success ? await getPaymentById(ctx, asked.data.transId).catch(() => null) : null
    const path = payment === null ? '/dashboard/orders' : returnPath((await getOrderById(ctx, payment.orderId)).kind, payment.id)
    return reply.header('cache-control', 'no-store').redirect(ctx.config.origin + path, 303)
  })
}
