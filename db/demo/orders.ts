import type pg from 'pg'
import type { LedgerAccount } from '../../src/features/billing/ledger-contract.ts'
import { ledgerEntries, ledgerLines } from '../../src/features/billing/server/ledger/tables.ts'
import {
  orderLines,
  orders,
  type PaymentRow,
  payments,
  refunds,
} from '../../src/features/billing/server/tables.ts'
import { sandboxPayments, sandboxRefunds } from '../../src/gateways/payments/sandbox-tables.ts'
import { defaultCurrency as currency } from '../../src/platform/shared/money.ts'
import { demoAccounts } from './accounts.ts'
import { insertRows, reserveIds } from './insert.ts'
import type { EngagementOrder } from './pipeline.ts'
import { dice } from './random.ts'

type NewOrder = EngagementOrder & { endedAt?: Date; employerId: number; candidateId: number }

/** Stores orders with their payments, what was paid back of them, and the entries of the ledger. */
export async function storeOrders(
  client: pg.ClientBase,
  unsorted: readonly NewOrder[],
): Promise<void> {
  const rows = await numbered(client, unsorted)
  await insertRows(client, orders, rows)
  await insertRows(
    client,
    orderLines,
    rows.map(({ id, amountMinor }) => ({
      orderId: id,
      position: 1,
      kind: 'service' as const,
      amountMinor,
    })),
  )
  const die = dice('payments')
  const paid = rows.flatMap(({ id, amountMinor, payments }) =>
    payments.map((payment) => ({
      ...payment,
      id: uuid(die.next),
      orderId: id,
      provider: 'sandbox',
      providerPaymentId: uuid(die.next),
      paymentUrl: null,
      amountMinor,
      currency,
    })),
  )
  await insertRows(client, payments, paid)
  await insertRows(client, sandboxPayments, bookOf(paid))
  const endOf = new Map(
    rows.flatMap(({ id, endedAt }) => (endedAt ? [[id, endedAt] as const] : [])),
  )
  const captured = paid.filter(({ status }) => status === 'paid' || status === 'refunded')
  const taken = captured.map((payment) => {
    const endedAt = endOf.get(payment.orderId)
    return endedAt
      ? {
          ...payment,
          updatedAt: paidAtOf(rows, payment.orderId),
          refund: { id: uuid(die.next), at: endedAt },
        }
      : { ...payment, refund: null }
  })
  await storeRefunds(client, taken)
  await storeLedger(client, taken)
}

/** The orders with their ids and numbers, the oldest first. */
async function numbered(client: pg.ClientBase, unsorted: readonly NewOrder[]) {
  const found = unsorted.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const orderIds = await reserveIds(client, orders, found.length)
  return found.map((order, index) => {
    const before = found
      .slice(0, index)
      .filter(({ candidateId }) => candidateId === order.candidateId).length
    const number =
      String(order.candidateId).padStart(6, '0') + (before === 0 ? '' : `-${before + 1}`)
    return {
      ...order,
      id: orderIds[index] ?? 0,
      orderNo: `ORD-${number}`,
      invoiceNo: `INV-${number}`,
      currency,
    }
  })
}

type PaidRow = Pick<
  PaymentRow,
  'id' | 'providerPaymentId' | 'status' | 'amountMinor' | 'createdAt' | 'updatedAt'
>

/** The provider keeps a book of its own; a refund asks it. */
const bookOf = (paid: readonly PaidRow[]) =>
  paid.map(({ id, providerPaymentId, status, amountMinor, createdAt, updatedAt }) => ({
    id: providerPaymentId ?? '',
    reference: id,
    amountMinor,
    currency,
    returnUrl: '/dashboard/orders',
    status: status === 'paid' || status === 'refunded' ? status : ('failed' as const),
    refundedMinor: status === 'refunded' ? amountMinor : 0,
    createdAt,
    updatedAt,
  }))

type Taken = Pick<
  PaymentRow,
  'id' | 'orderId' | 'amountMinor' | 'updatedAt' | 'providerPaymentId'
> & { refund: { id: string; at: Date } | null }

const paidAtOf = (
  orders: readonly { id: number; paidAt: Date | null }[],
  orderId: number,
): Date => {
  const paidAt = orders.find(({ id }) => id === orderId)?.paidAt
  if (!paidAt) throw new Error('the demo pays back what nobody paid')
  return paidAt
}

/** What went back in whole because the hire ended. */
async function storeRefunds(client: pg.ClientBase, taken: readonly Taken[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select id from users where phone_number = $1',
    [demoAccounts[3].phoneNumber],
  )
  const reason = 'The household moved abroad before her transfer.'
  const made = taken.flatMap(({ refund, ...payment }) => (refund ? [{ ...payment, refund }] : []))
  await insertRows(
    client,
    refunds,
    made.map(({ id: paymentId, orderId, amountMinor, refund: { id, at } }) => ({
      id,
      orderId,
      paymentId,
      amountMinor,
      currency,
      reason,
      status: 'done' as const,
      requestedBy: Number(rows[0]?.id),
      isUnclear: false,
      isHeld: false,
      asked: { amountMinor: null, endsHire: true, reason },
      createdAt: at,
      completedAt: at,
    })),
  )
  await insertRows(
    client,
    sandboxRefunds,
    made.map(({ providerPaymentId, amountMinor, refund }) => ({
      reference: refund.id,
      paymentId: providerPaymentId ?? '',
      amountMinor,
    })),
  )
}

/** What each paid order charged, what its payment brought in and what went back, as settlement and refund write it. */
async function storeLedger(client: pg.ClientBase, taken: readonly Taken[]): Promise<void> {
  const written = taken.flatMap(({ id, orderId, amountMinor, updatedAt, refund }) => {
    const entry = { at: updatedAt, orderId, currency, paymentId: id, refundId: null }
    const back = refund && { ...entry, at: refund.at, refundId: refund.id }
    return [
      {
        entry: { ...entry, kind: 'charge' as const, paymentId: null },
        sides: { household: amountMinor, service: -amountMinor },
      },
      {
        entry: { ...entry, kind: 'capture' as const },
        sides: { provider: amountMinor, household: -amountMinor },
      },
      ...(back
        ? [
            {
              entry: { ...back, kind: 'refund_owed' as const },
              sides: { service: amountMinor, refunds_payable: -amountMinor },
            },
            {
              entry: { ...back, kind: 'refund_paid' as const },
              sides: { refunds_payable: amountMinor, provider: -amountMinor },
            },
          ]
        : []),
    ]
  })
  const ids = await reserveIds(client, ledgerEntries, written.length)
  const rows = written.map(({ entry, sides }, index) => ({
    entry: { ...entry, id: ids[index] ?? 0 },
    sides,
  }))
  await insertRows(
    client,
    ledgerEntries,
    rows.map(({ entry }) => entry),
  )
  await insertRows(
    client,
    ledgerLines,
    rows.flatMap(({ entry, sides }) =>
      Object.entries(sides).map(([account, amountMinor]) => ({
        entryId: entry.id,
        account: account as LedgerAccount,
        amountMinor,
      })),
    ),
  )
}

function uuid(random: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
