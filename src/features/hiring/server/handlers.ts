import type { Context } from '../../../platform/server/context.ts'

export interface Hire {
  employerId: number
  candidateId: number
}
type HireHandler = (ctx: Context, hire: Hire) => Promise<void>

const hired = new Map<string, HireHandler>()

/** What else happens with each hire, in its transaction; one handler a capability, named by it. */
export const onHired = (capability: string, handler: HireHandler): void => void hired.set(capability, handler)

export const hireMade: HireHandler = async (ctx, hire) => {
  for (const handler of hired.values()) await handler(ctx, hire)
}

/** How many recruitments of a household were completed, of those hired since a moment (null: ever). */
type CompletedLookup = (ctx: Context, employerId: number, since: Date | null) => Promise<number>

let completed: CompletedLookup = async () => 0

/** Who keeps recruitments is asked how many are completed. */
export const registerCompletedRecruitments = (lookup: CompletedLookup): void => void (completed = lookup)

export const countCompletedRecruitments: CompletedLookup = (ctx, employerId, since) => completed(ctx, employerId, since)

const unhired = new Map<string, HireHandler>()

/** What else happens when a hire is undone, in its transaction. */
export const onUnhired = (capability: string, handler: HireHandler): void => void unhired.set(capability, handler)

export const hireUndone: HireHandler = async (ctx, hire) => {
  for (const handler of unhired.values()) await handler(ctx, hire)
}
