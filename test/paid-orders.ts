import { choose, type Household, selectingHousehold } from './households.ts'
import { makeCandidate } from './people.ts'
import type { TestApp } from './harness.ts'

interface Paid {
  household: Household
  candidateId: number
  url: string | null
  paymentId: string
}

/** Orders that are paid. */
export function paidOrders(app: TestApp) {
  async function paid(salaryMinor = 180_000): Promise<Paid> {
    const candidateId = await makeCandidate(app, { expectedSalaryMinor: salaryMinor })
    const household = await selectingHousehold(app, candidateId)
    const { payment_id, payment_url } = (await household.pay()).data
    await choose(app, payment_url, 'paid')
    return { household, candidateId, url: payment_url, paymentId: payment_id }
  }

  return { paid }
}
