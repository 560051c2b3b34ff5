import { defineEvent, definePort } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'

export interface Hire {
  employerId: number
  candidateId: number
}

/** A household has hired a candidate, in that transaction. */
export const hireCreated = defineEvent<Hire>('hiring.hireCreated')

/** A hire is undone, in that transaction. */
export const hireReverted = defineEvent<Hire>('hiring.hireReverted')

/** How many recruitments of a household were completed, of those hired since a moment (null: ever). */
export const countCompletedRecruitments =
  definePort<(ctx: Context, employerId: number, since: Date | null) => Promise<number>>('hiring.countCompletedRecruitments')

/** How many offers a household has made since a moment (null: ever). */
export const countExtendedOffers = definePort<(ctx: Context, employerId: number, since: Date | null) => Promise<number>>('hiring.countExtendedOffers')
