import crypto from 'node:crypto'
import { z } from 'zod'
import type { SkipcashSettings } from '../../platform/server/config/payments.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { fromMinor, toMinor } from '../../platform/shared/money.ts'
import { NotMade, type PaymentProvider, type ProviderPayment } from './provider.ts'

/** An answer that takes longer counts as none. */
const patienceMs = 10_000

const statuses: Record<number, ProviderPayment['status']> = {
  0: 'new',
  1: 'pending',
  2: 'paid',
  3: 'cancelled',
  4: 'failed',
  5: 'failed',
  6: 'refunded',
  // A refund under way or failed leaves what was paid where it is.
  7: 'paid',
  8: 'paid',
}

const amount = z.coerce.number().nonnegative()
const created = z.object({
  resultObj: z.object({ id: z.string().min(1), payUrl: z.url({ protocol: /^https?$/ }) }),
})
const found = z.object({
  resultObj: z.object({
    statusId: z.int(),
    amount,
    currency: z.string().trim().toUpperCase().length(3).default('QAR'),
    transactionId: z.string(),
  }),
})
/** Its portal knows one address to return to, for all payments. */
const returned = z.object({ transId: z.uuid() })
const message = z.looseObject({
  PaymentId: z.string().min(1).max(100),
  Amount: z.union([z.string().max(40), z.number()]),
  StatusId: z.coerce.number().int(),
  TransactionId: z.string().max(100).nullish(),
  Custom1: z.string().max(500).nullish(),
  VisaId: z.string().max(100).nullish(),
})

/** SkipCash names no sum: 'refunded' is of a part or the whole, while one is under way it may be anything, and otherwise it isn't the whole. */
function refundedOf(statusId: number, amountMinor: number): ProviderPayment['refundedMinor'] {
  if (statusId === 6) return { least: Math.min(1, amountMinor), most: amountMinor }
  return { least: 0, most: statusId === 7 ? amountMinor : Math.max(0, amountMinor - 1) }
}

/** SkipCash answered that it won't, or was never reached. */
function isCertain(error: Error): boolean {
  if (error instanceof Answered)
    return error.status >= 400 && error.status < 500 && error.status !== 408
  const { code } = (error.cause ?? {}) as { code?: string }
  return (
    (error instanceof AppError && error.code === 'NOT_FOUND') ||
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code ?? '')
  )
}

class Answered extends Error {
  readonly status: number
  constructor(status: number) {
    super(`SkipCash answered ${status}`)
    this.status = status
  }
}

/** SkipCash, a provider of Qatar. It signs and is signed to with HMAC-SHA256 over fields in a fixed order, empty ones left out. */
export function skipcash(settings: SkipcashSettings): PaymentProvider {
  const { clientId, keyId, secretKey, webhookKey } = settings
  return {
    name: 'skipcash',
    takesAnyCurrency: false,
    create: (payment) => createPayment(settings, payment),
    async lookUp(providerPaymentId) {
      const { resultObj } = await call(
        settings,
        'GET',
        `/api/v1/payments/${encodeURIComponent(providerPaymentId)}`,
        found,
        clientId,
      )
      return paymentOf(resultObj)
    },
    async refund(providerPaymentId, { reference, amountMinor }) {
      const fields = {
        Id: providerPaymentId,
        KeyId: keyId,
        Uid: reference,
        Amount: fromMinor(amountMinor).toFixed(2),
      }
      await call(
        settings,
        'POST',
        '/api/v1/payments/refund',
        z.unknown(),
        sign(fields, secretKey),
        fields,
      ).catch((error: Error) => {
        throw isCertain(error) ? new NotMade(error.message) : error
      })
    },
    referenceOfReturn: (query) => returned.safeParse(query).data?.transId ?? null,
    parseWebhook(rawBody, headers) {
      const read = message.safeParse(parseJson(rawBody))
      const { PaymentId, Amount, StatusId, TransactionId, Custom1, VisaId } = read.data ?? {}
      const signed = { PaymentId, Amount, StatusId, TransactionId, Custom1, VisaId }
      if (!read.success || !isEqual(headers.authorization, sign(signed, webhookKey)))
        throw new AppError('UNAUTHENTICATED', { message: 'signatureInvalid' })
      // The signature covers these fields alone, so nothing else of the message is kept.
      return {
        eventKey: `${PaymentId}:${StatusId}`,
        providerPaymentId: read.data.PaymentId,
        payload: signed,
      }
    },
  }
}

async function createPayment(
  settings: SkipcashSettings,
  { reference, amountMinor, payer }: Parameters<PaymentProvider['create']>[0],
): ReturnType<PaymentProvider['create']> {
  const { keyId, secretKey } = settings
  const [firstName = '', ...more] = payer.fullName.trim().split(/\s+/)
  const fields = {
    Uid: reference,
    KeyId: keyId,
    Amount: fromMinor(amountMinor).toFixed(2),
    FirstName: firstName.slice(0, 60),
    LastName: (more.join(' ') || firstName).slice(0, 60),
    Phone: payer.phoneNumber,
    Email: payer.email ?? '',
    TransactionId: reference,
  }
  const { resultObj } = await call(
    settings,
    'POST',
    '/api/v1/payments',
    created,
    sign(fields, secretKey),
    withoutEmpty(fields),
  )
  return { providerPaymentId: resultObj.id, paymentUrl: resultObj.payUrl }
}

/** A payment in its book, in our words. */
function paymentOf({
  statusId,
  amount,
  currency,
  transactionId,
}: z.output<typeof found>['resultObj']): ProviderPayment {
  const status = statuses[statusId]
  if (status === undefined) throw new Error(`SkipCash reports an unknown status ${statusId}`)
  const amountMinor = toMinor(amount)
  return {
    status,
    amountMinor,
    currency,
    reference: transactionId,
    refundedMinor: refundedOf(statusId, amountMinor),
  }
}

type Fields = Record<string, string | number | null | undefined>

const withoutEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value != null))

/** Base64 of the HMAC over 'Name=value,…' in the order of the fields. */
export const sign = (fields: Fields, key: string): string =>
  crypto
    .createHmac('sha256', key)
    .update(
      Object.entries(withoutEmpty(fields))
        .map(([name, value]) => `${name}=${value}`)
        .join(','),
    )
    .digest('base64')

function isEqual(given: string | string[] | undefined, expected: string): boolean {
  const received = Buffer.from(typeof given === 'string' ? given : '')
  const wanted = Buffer.from(expected)
  return received.length === wanted.length && crypto.timingSafeEqual(received, wanted)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

async function call<S extends z.ZodType>(
  { baseUrl }: SkipcashSettings,
  method: 'GET' | 'POST',
  path: string,
  answer: S,
  authorization: string,
  body?: Fields,
): Promise<z.output<S>> {
  const response = await fetch(baseUrl + path, {
    method,
    headers: {
      authorization,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.status === 404) throw new AppError('NOT_FOUND')
  if (!response.ok) throw new Answered(response.status)
  const read = answer.safeParse(await response.json().catch(() => undefined))
  if (!read.success) throw new Error('SkipCash answered something else than expected')
  return read.data
}
