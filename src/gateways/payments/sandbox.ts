import crypto from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../platform/server/context.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { NotMade, type PaymentProvider } from './provider.ts'
import { type SandboxPayment, sandboxPayments, sandboxRefunds } from './sandbox-tables.ts'

type SandboxContext = Pick<Context, 'config' | 'db' | 'now'>

/** Header of a message: 'sha256=' and the hex HMAC-SHA256 of its raw body. */
export const signatureHeader = 'x-sandbox-signature'

const message = z.looseObject({
  event_id: z.string().min(1).max(100),
  payment_id: z.string().min(1).max(100),
})

/** A payment provider that takes no money: it keeps its own book and signs its messages like one that does. */
export function sandbox(ctx: SandboxContext, { secret }: { secret: string }): PaymentProvider {
  return {
    name: 'sandbox',
    takesAnyCurrency: true,
    create: (payment) => createPayment(ctx, payment),
    async lookUp(providerPaymentId) {
      const { status, amountMinor, currency, reference, refundedMinor } = await getSandboxPayment(
        ctx,
        providerPaymentId,
      )
      return {
        status,
        amountMinor,
        currency,
        reference,
        refundedMinor: { least: refundedMinor, most: refundedMinor },
      }
    },
    refund: (providerPaymentId, refund) => refundPayment(ctx, providerPaymentId, refund),
    // It returns to the address that each payment names.
    referenceOfReturn: () => null,
    parseWebhook(rawBody, headers) {
      if (!isSigned(rawBody, headers[signatureHeader], secret))
        throw new AppError('UNAUTHENTICATED', { message: 'signatureInvalid' })
      const { event_id, payment_id, ...more } = readMessage(rawBody)
      return {
        eventKey: event_id,
        providerPaymentId: payment_id,
        payload: { event_id, payment_id, ...more },
      }
    },
  }
}

type Asked<Name extends 'create' | 'refund'> = Parameters<PaymentProvider[Name]>

/** The same payment asked for again is the same. */
async function createPayment(
  ctx: SandboxContext,
  { reference, amountMinor, currency, returnUrl }: Asked<'create'>[0],
): ReturnType<PaymentProvider['create']> {
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
  await ctx.db
    .insert(sandboxPayments)
    .values(fresh)
    .onConflictDoNothing({ target: sandboxPayments.reference })
  const [row] = await ctx.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.reference, reference))
  const { id } = row ?? fresh
  return { providerPaymentId: id, paymentUrl: `${ctx.config.origin}/pay/sandbox/${id}` }
}

async function refundPayment(
  ctx: SandboxContext,
  providerPaymentId: string,
  { reference, amountMinor }: Asked<'refund'>[1],
): Promise<void> {
  const { id } = await getSandboxPayment(ctx, providerPaymentId)
  // One statement: the refund and what is left of the payment, or neither.
  const { rowCount } = await ctx.db
    .execute(
      sql`
        with asked as (
          insert into ${sandboxRefunds} (reference, payment_id, amount_minor)
          select ${reference}::text, id, ${amountMinor}::bigint from ${sandboxPayments}
          where id = ${id} and status = 'paid' and refunded_minor + ${amountMinor}::bigint <= amount_minor
          on conflict do nothing returning amount_minor
        )
        update ${sandboxPayments} set refunded_minor = refunded_minor + asked.amount_minor, updated_at = ${ctx.now.toISOString()}::timestamptz,
          status = case when refunded_minor + asked.amount_minor = ${sandboxPayments}.amount_minor then 'refunded' else 'paid' end
        from asked where id = ${id}`,
    )
    .catch((error: Error) => {
      throw new NotMade(error.message)
    })
  if (rowCount === 1) return
  const [known] = await ctx.db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.reference, reference))
  if (!known) throw new NotMade('the sandbox refunds only what was paid')
}

function readMessage(rawBody: Buffer): z.output<typeof message> {
  try {
    return message.parse(JSON.parse(rawBody.toString('utf8')))
  } catch {
    throw new AppError('BAD_REQUEST')
  }
}

/** The payment as it stands now: what was pending may have been decided meanwhile. */
export async function getSandboxPayment(ctx: SandboxContext, id: string): Promise<SandboxPayment> {
  if (!z.uuid().safeParse(id).success) throw new AppError('NOT_FOUND')
  await ctx.db
    .update(sandboxPayments)
    .set({ status: 'paid', updatedAt: ctx.now })
    .where(
      and(
        eq(sandboxPayments.id, id),
        eq(sandboxPayments.status, 'pending'),
        lte(sandboxPayments.decidesAt, ctx.now),
      ),
    )
  const [row] = await ctx.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** How long the bank takes when the message is late. */
export const lateSeconds = 20

/** What the payer may choose: three that are usual, and three in which something goes astray. */
export const outcomes = [
  'paid',
  'declined',
  'cancelled',
  'never_returns',
  'returns_twice',
  'webhook_late',
] as const
export type Outcome = (typeof outcomes)[number]

const statusOfOutcome = {
  paid: 'paid',
  declined: 'failed',
  cancelled: 'cancelled',
  never_returns: 'paid',
  returns_twice: 'paid',
  webhook_late: 'pending',
} as const satisfies Record<Outcome, SandboxPayment['status']>

/** Writes down what the payer chose; false when an earlier choice stands. */
export async function decide(
  ctx: SandboxContext,
  { id }: SandboxPayment,
  outcome: Outcome,
): Promise<boolean> {
  const changed = await ctx.db
    .update(sandboxPayments)
    .set({
      status: statusOfOutcome[outcome],
      updatedAt: ctx.now,
      decidesAt:
        outcome === 'webhook_late' ? new Date(ctx.now.getTime() + lateSeconds * 1000) : null,
    })
    .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.status, 'new')))
    .returning({ id: sandboxPayments.id })
  return changed.length === 1
}

/** The message that the sandbox sends about a payment, and its signature. */
export function signedMessage(
  payment: SandboxPayment,
  secret: string,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({
    event_id: `${payment.id}:${payment.status}`,
    payment_id: payment.id,
    reference: payment.reference,
    status: payment.status,
    amount_minor: payment.amountMinor,
    currency: payment.currency,
  })
  return {
    body,
    headers: { 'content-type': 'application/json', [signatureHeader]: sign(body, secret) },
  }
}

const sign = (body: string | Buffer, secret: string): string =>
  `sha256=${crypto.createHmac('sha256', secret).update(body).digest('hex')}`

function isSigned(body: Buffer, given: string | string[] | undefined, secret: string): boolean {
  const expected = Buffer.from(sign(body, secret))
  const received = Buffer.from(typeof given === 'string' ? given : '')
  return received.length === expected.length && crypto.timingSafeEqual(received, expected)
}
