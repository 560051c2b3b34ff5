import { changeStatus, getPipelineEntry, type Status } from '../src/features/hiring/contract.ts'
import {
  getOrder,
  getPayment,
  listOrders,
  type Order,
  payOrder,
} from '../src/features/billing/contract.ts'
import type { Outcome } from '../src/gateways/payments/sandbox.ts'
import { sandboxPayments } from '../src/gateways/payments/sandbox-tables.ts'
import { eq } from 'drizzle-orm'
import type { Answer, TestApp } from './harness.ts'
import { makeUser, signIn } from './people.ts'

/** A household with one candidate selected, and what it can do about her order. */
export interface Household {
  id: number
  token: string
  orderId: number
  order(): Promise<Order>
  /** Where the candidate stands with it. */
  standing(): Promise<string>
  /** Moves the candidate on, one status after the other. */
  move(...statuses: Status[]): Promise<void>
  pay(
    key?: string,
  ): Promise<Answer<{ payment_id: string; payment_url: string | null; status: string }>>
  payment(id: string): Promise<{ status: string; code: string | null }>
  signInAgain(): Promise<void>
}

/** Shortlists and selects a candidate for a new household. */
export async function selectingHousehold(test: TestApp, candidateId: number): Promise<Household> {
  const { id, token } = await makeUser(test, 'employer')
  const move = async (...statuses: Status[]) => {
    for (const status of statuses)
      await test.call(changeStatus, { id: candidateId, status }, household)
  }
  const household = { id, token, move } as Household
  await move('shortlisted', 'selected')
  const [first] = (await test.call(listOrders, {}, household)).data
  if (!first) throw new Error('the selection opened no order')
  return Object.assign(household, {
    orderId: first.id,
    order: async () => (await test.call(getOrder, { id: first.id }, household)).data,
    standing: async () =>
      (await test.call(getPipelineEntry, { id: candidateId }, household)).data.status,
    pay: (key?: string) =>
      test.call(
        payOrder,
        { id: first.id },
        { token: household.token, headers: key === undefined ? {} : { 'idempotency-key': key } },
      ),
    payment: async (paymentId: string) =>
      (await test.call(getPayment, { id: paymentId }, household)).data,
    signInAgain: async () => void (household.token = await signIn(test, id)),
  })
}

/** What a browser does on the provider's page. */
export const choose = (test: TestApp, paymentUrl: string | null, outcome: Outcome) =>
  test.app.inject({
    method: 'POST',
    url: new URL(paymentUrl ?? '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })

/** The provider books an outcome and its message is lost. */
export const bookSilently = (
  test: TestApp,
  paymentUrl: string | null,
  change: Partial<typeof sandboxPayments.$inferInsert>,
) =>
  test.connection.db
    .update(sandboxPayments)
    .set(change)
    .where(eq(sandboxPayments.id, providerIdOf(paymentUrl)))

/** What the provider has in its book. */
export async function bookedStatus(
  test: TestApp,
  paymentUrl: string | null,
): Promise<string | undefined> {
  const [row] = await test.connection.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.id, providerIdOf(paymentUrl)))
  return row?.status
}

export const providerIdOf = (paymentUrl: string | null): string =>
  paymentUrl?.split('/').at(-1) ?? ''
