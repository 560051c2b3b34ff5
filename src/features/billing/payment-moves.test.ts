import { expect, test } from 'vitest'
import {
  openPaymentStates,
  paymentDestination,
  type PaymentMove,
  paymentMoves,
  paymentStates,
} from './contract.ts'

/** Every state and where each act leads from it; an act that isn't named isn't allowed. */
const expected: Record<(typeof paymentStates)[number], Partial<Record<PaymentMove, string>>> = {
  created: { redirect: 'redirected', confirm: 'paid', expire: 'expired' },
  redirected: {
    wait: 'pending',
    confirm: 'paid',
    fail: 'failed',
    cancel: 'cancelled',
    expire: 'expired',
    giveBack: 'refund_pending',
  },
  pending: {
    confirm: 'paid',
    fail: 'failed',
    cancel: 'cancelled',
    expire: 'expired',
    giveBack: 'refund_pending',
  },
  paid: { takeBack: 'refund_pending' },
  failed: { confirm: 'paid', giveBack: 'refund_pending' },
  cancelled: { confirm: 'paid', giveBack: 'refund_pending' },
  expired: { confirm: 'paid', giveBack: 'refund_pending' },
  refund_pending: { refund: 'refunded' },
  refunded: {},
}

test('every act from every state', () => {
  for (const state of paymentStates) {
    for (const move of Object.keys(paymentMoves) as PaymentMove[]) {
      expect({ state, move, to: paymentDestination(move, state) }).toEqual({
        state,
        move,
        to: expected[state][move] ?? null,
      })
    }
  }
})

test('an open payment can end without money, and money that came in never gets lost', () => {
  for (const state of openPaymentStates) expect(paymentDestination('expire', state)).toBe('expired')
  for (const state of paymentStates) {
    const kept = ['paid', 'refund_pending', 'refunded'].includes(state)
    expect(paymentDestination('confirm', state) === null).toBe(kept)
  }
})
