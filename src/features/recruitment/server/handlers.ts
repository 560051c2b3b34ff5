import type { Context } from '../../../platform/server/context.ts'

/** Who works for an agency: a lookup that `src/app` registers, so that agencies stay a capability of their own. */
export interface AgencyPeople {
  /** The agency of someone who is signed in as one; null without. */
  agencyOf(ctx: Context, userId: number): Promise<number | null>
  /** The accounts of an agency, who are told what concerns it. */
  usersOf(ctx: Context, agencyId: number): Promise<number[]>
}

let people: AgencyPeople = { agencyOf: async () => null, usersOf: async () => [] }

/** Names who works for an agency. */
export const registerAgencyPeople = (lookup: AgencyPeople): void => void (people = lookup)

/** The hires that stand, of which hiring knows: a lookup that `src/app` registers, since hiring calls recruitment. */
export interface Hires {
  listHires(ctx: Context, afterCandidate: number, limit: number): Promise<{ employerId: number; candidateId: number; hiredOn: string }[]>
  /** Whether a hire still stands, until the transaction ends. */
  lockHire(ctx: Context, hire: { employerId: number; candidateId: number }): Promise<boolean>
}

let hires: Hires = { listHires: async () => [], lockHire: async () => false }

/** Names who knows the hires. */
export const registerHires = (lookup: Hires): void => void (hires = lookup)

export const standingHires = (): Hires => hires

export const agencyPeople = (): AgencyPeople => people
