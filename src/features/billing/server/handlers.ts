import type { Context } from '../../../platform/server/context.ts'
import type { Locale } from '../../../platform/shared/locale.ts'

/** The household and candidate of a paid order. */
export interface Hire {
  id: number
  employerId: number
  candidateId: number
}

/** Gives what an order paid for, in the transaction of the settlement; throws an AppError before any change when it no longer can. */
export type Fulfil = (ctx: Context, order: Hire) => Promise<void>

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
}
export type DescribeCandidates = (ctx: Context, ids: readonly number[]) => Promise<Map<number, CandidateFacts>>

/** The words of a language for what is stored of a candidate. */
export type CandidateWords = (locale: Locale) => { position: (value: string) => string; nationality: (value: string) => string }

interface Handlers {
  fulfil: Fulfil
  /** Takes back what a paid order gave, in the transaction of its refund. */
  undo: Fulfil
  describeCandidates: DescribeCandidates
  candidateWords: CandidateWords
}

const missing = (): never => {
  throw new Error('billing was used before its handlers were registered')
}
const registered: Handlers = { fulfil: missing, undo: missing, describeCandidates: missing, candidateWords: missing }

/** Names who turns a paid order into what was bought, and back after a whole refund. */
export const registerFulfilment = (handlers: Pick<Handlers, 'fulfil' | 'undo'>): void => void Object.assign(registered, handlers)

/** Names who knows the candidates of the orders. */
export const registerCandidateDescriptions = (handlers: Pick<Handlers, 'describeCandidates' | 'candidateWords'>): void =>
  void Object.assign(registered, handlers)

export const fulfil: Fulfil = (ctx, order) => registered.fulfil(ctx, order)
export const undo: Fulfil = (ctx, order) => registered.undo(ctx, order)
export const describeCandidates: DescribeCandidates = (ctx, ids) => registered.describeCandidates(ctx, ids)
export const candidateWords: CandidateWords = (locale) => registered.candidateWords(locale)
