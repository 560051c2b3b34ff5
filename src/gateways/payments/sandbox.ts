import crypto from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../platform/server/context.ts'
import { AppError } from '../../platform/shared/errors.ts'
import type { PaymentProvider } from './provider.ts'
import { type SandboxPayment, sandboxPayments } from './sandbox-tables.ts'

type SandboxContext = Pick<Context, 'config' | 'db' | 'now'>

/** Header of a message: 'sha256=' and the hex HMAC-SHA256 of its raw body. */
export const signatureHeader = 'x-sandbox-signature'

const message = z.looseObject({ event_id: z.string().min(1).max(100), payment_id: z.string().min(1).max(100) })

/** A payment provider that takes no money: it keeps its own book and signs its messages like one that does. */
export function sandbox(ctx: SandboxContext): PaymentProvider {
  return {
    name: 'sandbox',
    async create({ reference, amountMinor, currency, returnUrl }) {
      const fresh = {
        id: crypto.randomUUID(),
        reference,
        amountMinor,
        currency,
        returnUrl,
        status: 'new' as const,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }
      await ctx.db.insert(sandboxPayments).values(fresh).onConflictDoNothing({ target: sandboxPayments.reference })
      const [row] = await ctx.db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference))
      const { id } = row ?? fresh
      return { providerPaymentId: id, paymentUrl: `${ctx.config.origin}/pay/sandbox/${id}` }
    },
    async lookUp(providerPaymentId) {
      const { status, amountMinor, currency, reference } = await getSandboxPayment(ctx, providerPaymentId)
      return { status, amountMinor, currency, reference }
    },
    async refund(providerPaymentId) {
      const payment = await getSandboxPayment(ctx, providerPaymentId)
      if (payment.status === 'refunded') return
      if (!(await changeStatus(ctx, payment, 'paid', 'refunded'))) throw new Error('the sandbox refunds only what was paid')
    },
    parseWebhook(rawBody, headers) {
      if (!isSigned(rawBody, headers[signatureHeader], ctx.config.paymentSandboxSecret))
        throw new AppError('UNAUTHENTICATED', { message: 'signatureInvalid' })
      const { event_id, payment_id, ...more } = readMessage(rawBody)
      return { eventKey: event_id, providerPaymentId: payment_id, payload: { event_id, payment_id, ...more } }
    },
  }
}

function readMessage(rawBody: Buffer): z.output<typeof message> {
  try {
    return message.parse(JSON.parse(rawBody.toString('utf8')))
  } catch {
    throw new AppError('BAD_REQUEST')
  }
}

export async function getSandboxPayment(ctx: SandboxContext, id: string): Promise<SandboxPayment> {
  const [row] = z.uuid().safeParse(id).success ? await ctx.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)) : []
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

const statusOfOutcome = { paid: 'paid', declined: 'failed', cancelled: 'cancelled' } as const
type Outcome = keyof typeof statusOfOutcome

/** Writes down what the payer chose; false when an earlier choice stands. */
export const decide = (ctx: SandboxContext, payment: SandboxPayment, outcome: Outcome): Promise<boolean> =>
  changeStatus(ctx, payment, 'new', statusOfOutcome[outcome])

async function changeStatus(
  ctx: SandboxContext,
  { id }: SandboxPayment,
  from: SandboxPayment['status'],
  to: SandboxPayment['status'],
): Promise<boolean> {
  const changed = await ctx.db
    .update(sandboxPayments)
    .set({ status: to, updatedAt: ctx.now })
    .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.status, from)))
    .returning({ id: sandboxPayments.id })
  return changed.length === 1
}

/** The message that the sandbox sends about a payment, and its signature. */
export function signedMessage(payment: SandboxPayment, secret: string): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({
    event_id: `${payment.id}:${payment.status}`,
    payment_id: payment.id,
    reference: payment.reference,
    status: payment.status,
    amount_minor: payment.amountMinor,
    currency: payment.currency,
  })
  return { body, headers: { 'content-type': 'application/json', [signatureHeader]: sign(body, secret) } }
}

const sign = (body: string | Buffer, secret: string): string => `sha256=${crypto.createHmac('sha256', secret).update(body).digest('hex')}`

function isSigned(body: Buffer, given: string | string[] | undefined, secret: string): boolean {
  const expected = Buffer.from(sign(body, secret))
  const received = Buffer.from(typeof given === 'string' ? given : '')
  return received.length === expected.length && crypto.timingSafeEqual(received, expected)
}
