import { latinDigits } from '../../../../platform/shared/digits.ts'
import { amountInput } from '../../../billing/amount-rules.ts'
import type { Prices } from '../../contract.ts'

const plans = ['none', 'basic', 'standard', 'premium'] as const
const visas = ['service', 'private', 'none'] as const

/** What a household chooses in the calculator. */
export interface CostChoice {
  /** Two letters of a country that has a cap, or `other`. */
  country: string
  plan: (typeof plans)[number]
  /** `none`: she is in Qatar already, so that nobody is recruited from abroad either. */
  visa: (typeof visas)[number]
  /** Her wage each month, as it was typed. */
  wage: string
  /** The same as an amount; null when it is none. */
  wageAmount: number | null
  isWageWrong: boolean
}

/** The choice in an address; what it doesn't say, or says wrongly, is as first offered. */
export function choiceOf(search: string, prices: Prices): CostChoice {
  const query = new URLSearchParams(search)
  const countries = [...prices.recruitment_caps.amounts.map(({ country }) => country), 'other']
  const wage = (query.get('wage') ?? '').trim().slice(0, 20)
  const amount = wage === '' ? null : amountInput.safeParse(latinDigits(wage))
  return {
    country:
      countries.find((country) => country === query.get('country')) ?? countries[0] ?? 'other',
    plan: plans.find((plan) => plan === query.get('plan')) ?? 'standard',
    visa: visas.find((visa) => visa === query.get('visa')) ?? 'service',
    wage,
    wageAmount: amount?.data ?? null,
    isWageWrong: amount !== null && !amount.success,
  }
}
