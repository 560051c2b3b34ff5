import crypto from 'node:crypto'
import { expect } from 'vitest'
import { type Household, providerIdOf, selectingHousehold } from './households.ts'
import { makeCandidate } from './people.ts'
import type { TestApp } from './harness.ts'

export async function expectHired(household: Household, paymentId: string): Promise<void> {
  expect([
    await household.standing(),
    (await household.order()).status,
    (await household.payment(paymentId)).status,
  ]).toEqual(['hired', 'paid', 'paid'])
}

export const messageFor = (url: string | null, event: string = crypto.randomUUID()) =>
  JSON.stringify({
    event_id: event,
    payment_id: providerIdOf(url),
    status: 'paid',
    amount_minor: 1,
  })

/** Payments on the provider’s page, and its messages. */
export function settlementTools(app: TestApp) {
  const later = (minutes: number) =>
    void (app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000))

  /** A household on the provider's page. */
  async function onThePage(candidateId?: number) {
    const household = await selectingHousehold(app, candidateId ?? (await makeCandidate(app)))
    const { payment_id: id, payment_url: url } = (await household.pay()).data
    return { household, id, url }
  }

  const send = (body: string, signature?: string, provider = 'sandbox') =>
    app.app.inject({
      method: 'POST',
      url: `/api/payments/${provider}/webhook/`,
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'x-sandbox-signature': signature }),
      },
      payload: body,
    })

  return { later, onThePage, send }
}
