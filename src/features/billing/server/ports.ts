import { defineEvent, definePort } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { CandidateAnswer, MandateEnd } from '../contract.ts'

/** The household and candidate of an order. */
export interface Hire {
  id: number
  employerId: number
  candidateId: number
}

/** What orders and invoices say of a candidate. */
export interface CandidateFacts {
  id: number
  full_name: string
  position: string | null
  nationality: string | null
  image: string | null
  hired: boolean
  /** Nobody can hire her today: her agency withdrew her, or may not supply. */
  withdrawn: boolean
  published: boolean
  /** What she expects each month; null or 0 when she hasn't said. */
  salaryMinor: number | null
  /** Where she is, as far as her record says. */
  place: 'in_qatar' | 'abroad' | 'unknown'
  agency: { id: number; name: string } | null
}

/** The order is paid, in the transaction of its settlement: whoever can't give what it paid for throws an AppError before any change. */
export const orderPaid = defineEvent<Hire>('billing.orderPaid')

/** A paid hire is taken back, in the transaction of its refund. */
export const hireEnded = defineEvent<Hire>('billing.hireEnded')

/** Another agency brings whom a household hires, or none any more, in the transaction of the change: whoever is further than that throws an AppError. */
export const mandateChanged = defineEvent<{
  hire: Hire
  before: number | null
  after: number | null
  because: MandateEnd | 'chosen'
}>('billing.mandateChanged')

/** A licensed agency that brings people from a country, and what it asks for it. */
export interface OfferingAgency {
  id: number
  name: string
  licenceNumber: string
  feeMinor: number
  days: number
  placements: number
}

/** The agencies that may supply today and bring people from a country. */
export const listOfferingAgencies = definePort<
  (ctx: Context, country: string) => Promise<OfferingAgency[]>
>('billing.listOfferingAgencies')

/** What the agencies that may supply today ask for bringing somebody, by country. */
export const agencyFees =
  definePort<
    (ctx: Context) => Promise<Map<string, readonly { agencyId: number; feeMinor: number }[]>>
  >('billing.agencyFees')
export type AgencyFees = Awaited<ReturnType<typeof agencyFees>>

/** The names of agencies, and whether each may supply today. */
export const describeAgencies = definePort<
  (
    ctx: Context,
    ids: readonly number[],
  ) => Promise<Map<number, { name: string; maySupply: boolean }>>
>('billing.describeAgencies')

/** The candidates of orders, by id. */
export const describeCandidates = definePort<
  (ctx: Context, ids: readonly number[]) => Promise<Map<number, CandidateFacts>>
>('billing.describeCandidates')

/** How to reach candidates, and whose accounts theirs are, by candidate. */
export const contactsOfCandidates = definePort<
  (
    ctx: Context,
    ids: readonly number[],
  ) => Promise<
    Map<
      number,
      {
        userId: number | null
        phone_number: string | null
        whatsapp: string | null
        email: string | null
      }
    >
  >
>('billing.contactsOfCandidates')

/** Until when an interview that was accepted opens the contact between a household and a candidate; null without one. */
export const interviewOpensUntil = definePort<
  (ctx: Context, pair: { employerId: number; candidateId: number }) => Promise<Date | null>
>('billing.interviewOpensUntil')

/** The words of the reader's language for what is stored of a candidate. */
export const candidateWords = definePort<
  (ctx: Context) => {
    position: (value: string) => string
    nationality: (value: string) => string
  }
>('billing.candidateWords')

/** What candidates have said to a household's terms; whom it never asked is left out. */
export const readCandidateAnswers = definePort<
  (
    ctx: Context,
    employerId: number,
    candidateIds: readonly number[],
  ) => Promise<Map<number, CandidateAnswer>>
>('billing.readCandidateAnswers')

/** A household and a candidate. */
export type Pair = Pick<Hire, 'employerId' | 'candidateId'>

/** What is to be done next for a hire, in the reader's words; null when nothing is. */
export interface NextStep {
  label: string
  due_on: string | null
  is_yours: boolean
  path: string
}
export const nextStepOf =
  definePort<(ctx: Context, pair: Pair) => Promise<NextStep | null>>('billing.nextStepOf')
