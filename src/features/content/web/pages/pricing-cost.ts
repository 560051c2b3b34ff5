import type { PlanKey, Prices } from '../../contract.ts'

const plans: readonly (PlanKey | 'none')[] = ['none', 'basic', 'standard', 'premium']
const visas = ['service', 'private', 'none'] as const

/** What a household chooses in the calculator. */
export interface CostChoice {
  /** Two letters of a country that has a cap, or `other`. */
  country: string
  plan: PlanKey | 'none'
  /** `none`: she is in Qatar already, so that nobody is recruited from abroad either. */
  visa: (typeof visas)[number]
}

export interface CostLine {
  key:
    | 'plan'
    | 'recruitment'
    | 'recruitmentOther'
    | 'visaService'
    | 'privateSponsorship'
    | 'visaMonthly'
    | 'worker'
  /** Null: agreed with whoever asks for it, and not in the sums. */
  amount: number | null
  rhythm: 'once' | 'monthly'
}

export interface Cost {
  lines: CostLine[]
  once: number
  monthly: number
  /** The sum holds a cap: less may be asked. */
  isAtMost: boolean
}

/** The choice in an address; what it doesn't say, or says wrongly, is as first offered. */
export function choiceOf(search: string, prices: Prices): CostChoice {
  const query = new URLSearchParams(search)
  const countries = [...prices.recruitment_caps.amounts.map(({ country }) => country), 'other']
  return {
    country:
      countries.find((country) => country === query.get('country')) ?? countries[0] ?? 'other',
    plan: plans.find((plan) => plan === query.get('plan')) ?? 'standard',
    visa: visas.find((visa) => visa === query.get('visa')) ?? 'service',
  }
}

/** What a household pays, line by line. The worker's line is always there, and always 0. */
export function householdCost(prices: Prices, { country, plan, visa }: CostChoice): Cost {
  const cap = prices.recruitment_caps.amounts.find((entry) => entry.country === country)?.amount
  const lines: CostLine[] = []
  if (plan !== 'none') lines.push({ key: 'plan', amount: prices.plans[plan], rhythm: 'once' })
  if (visa !== 'none')
    lines.push(
      cap === undefined
        ? { key: 'recruitmentOther', amount: null, rhythm: 'once' }
        : { key: 'recruitment', amount: cap, rhythm: 'once' },
    )
  if (visa === 'service') {
    lines.push(
      { key: 'visaService', amount: prices.visa_service.amount, rhythm: 'once' },
      { key: 'visaMonthly', amount: prices.visa_service.monthly, rhythm: 'monthly' },
    )
  }
  if (visa === 'private')
    lines.push({
      key: 'privateSponsorship',
      amount: prices.private_sponsorship.amount,
      rhythm: 'once',
    })
  lines.push({ key: 'worker', amount: 0, rhythm: 'once' })
  const sum = (rhythm: CostLine['rhythm']) =>
    lines.reduce(
      (total, line) => total + (line.rhythm === rhythm ? Math.round((line.amount ?? 0) * 100) : 0),
      0,
    ) / 100
  return {
    lines,
    once: sum('once'),
    monthly: sum('monthly'),
    isAtMost: lines.some(({ key }) => key === 'recruitment'),
  }
}
