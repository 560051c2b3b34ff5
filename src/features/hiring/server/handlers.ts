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

const unhired = new Map<string, HireHandler>()

/** What else happens when a hire is undone, in its transaction. */
export const onUnhired = (capability: string, handler: HireHandler): void => void unhired.set(capability, handler)

export const hireUndone: HireHandler = async (ctx, hire) => {
  for (const handler of unhired.values()) await handler(ctx, hire)
}
