import type { Context } from '../../../platform/server/context.ts'
import type { OrderRow } from './tables.ts'

/** Gives what an order paid for, in the transaction of the settlement; throws an AppError before any change when it no longer can. */
export type Fulfil = (ctx: Context, order: Pick<OrderRow, 'id' | 'employerId' | 'candidateId'>) => Promise<void>

/** What orders and invoices say of a candidate. */
export interface CandidateFacts {
  id: number
  full_name: string
  position: string | null
  nationality: string | null
  image: string | null
  hired: boolean
}
export type DescribeCandidates = (ctx: Context, ids: readonly number[]) => Promise<Map<number, CandidateFacts>>

const missing = (): never => {
  throw new Error('billing was used before its handlers were registered')
}
const registered: { fulfil: Fulfil; describeCandidates: DescribeCandidates } = { fulfil: missing, describeCandidates: missing }

/** Names who turns a paid order into what was bought. */
export const registerFulfilment = (fulfil: Fulfil): void => void (registered.fulfil = fulfil)

/** Names who knows the candidates of the orders. */
export const registerCandidateDescriptions = (describe: DescribeCandidates): void => void (registered.describeCandidates = describe)

export const fulfil: Fulfil = (ctx, order) => registered.fulfil(ctx, order)
export const describeCandidates: DescribeCandidates = (ctx, ids) => registered.describeCandidates(ctx, ids)
