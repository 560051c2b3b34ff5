export const paymentStates = [
  'created',
  'redirected',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refund_pending',
  'refunded',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** The states in which the provider may still say something new. */
export const openPaymentStates = [
  'created',
  'redirected',
  'pending',
] as const satisfies readonly PaymentState[]

export const planKeys = ['basic', 'standard', 'premium'] as const
export type PlanKey = (typeof planKeys)[number]

/** What opens contact between a household and a worker. */
export const contactGroundKeys = ['hire', 'interview', 'plan'] as const
export type ContactGroundKey = (typeof contactGroundKeys)[number]
export const contactSides = ['household', 'worker'] as const

/** What a line of an order is for. The worker never pays any of them. */
export const orderLineKinds = ['service', 'visa_service', 'recruitment_fee', 'access_plan'] as const
export type OrderLineKind = (typeof orderLineKinds)[number]

/** What a line of a quote is for: those of orders, and what a household pays beside them. */
export const quoteLineKinds = [
  ...orderLineKinds,
  'visa_monthly',
  'sponsorship',
  'transfer',
  'wage',
  'end_of_service',
] as const
export type QuoteLineKind = (typeof quoteLineKinds)[number]

export const receivers = ['manzil', 'agency', 'authority', 'worker'] as const
export type Receiver = (typeof receivers)[number]
export const rhythms = ['once', 'monthly', 'yearly'] as const
export type Rhythm = (typeof rhythms)[number]
/** When a line is due: with the order, when the office's contract is signed, when the visa is applied for, and so on. */
export const dueMoments = [
  'order',
  'plan',
  'agency_contract',
  'visa',
  'transfer',
  'month_end',
  'service_end',
] as const
export type DueMoment = (typeof dueMoments)[number]

/** Where she is, as far as her record says. */
export const places = ['in_qatar', 'abroad', 'unknown'] as const
export type Place = (typeof places)[number]
/** Who brings her: nobody need, her own agency, one that the household chose, or nobody yet. */
export const agencyStandings = ['not_needed', 'hers', 'chosen', 'to_choose', 'unknown'] as const
export type AgencyStanding = (typeof agencyStandings)[number]
/** Why an agency no longer brings somebody: the household chose another, it declined itself, or nobody is hired any more. */
export const mandateEnds = ['replaced', 'declined', 'released'] as const
export type MandateEnd = (typeof mandateEnds)[number]
/** How the household means to bring her from abroad. */
export const visaWays = ['service', 'private'] as const
export type VisaWay = (typeof visaWays)[number]

export const guaranteeCauses = ['refuses_to_work', 'left', 'illness', 'breach_by_worker'] as const
/** Days of wages owed at the end for each year of service: three weeks, by Law 15/2017. */
export const defaultEndOfServiceDays = 21

/** What a candidate has said to the terms that a household asked her with. */
export const candidateAnswers = ['not_asked', 'waiting', 'other_terms', 'yes', 'no'] as const
export type CandidateAnswer = (typeof candidateAnswers)[number]
