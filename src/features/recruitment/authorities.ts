import type { StepKey } from './choices.ts'

/** Where the authorities' own services begin. Only first pages: what lies behind them moves. */
export const authorities = {
  /** Visa and residence services; the same are in the app Metrash. Source: the Ministry's own address, as Marhaba's guide to Qatar names it. */
  moi: 'https://portal.moi.gov.qa/',
  /** Appointments at a visa centre. Source: iloveqatar.net, employment visa procedures; Gulf Times 605988. */
  qvc: 'https://www.qatarvisacenter.com/',
  /** Change of employer by the Ministry of Labour's e-service. Source: The Peninsula, 3 June 2025. */
  mol: 'https://www.mol.gov.qa/',
} as const
export type Authority = keyof typeof authorities
export const authorityNames = Object.keys(authorities) as Authority[]

const ofSteps: Partial<Record<StepKey, Authority>> = {
  visa_application: 'moi',
  visa: 'moi',
  residence: 'moi',
  qvc: 'qvc',
  transfer: 'mol',
}

/** Whose service a step is done with. A visa centre is booked once, for fingerprints and examination alike. */
export const authorityOf = (step: StepKey): Authority | null => ofSteps[step] ?? null
