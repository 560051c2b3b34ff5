import type { Refusal } from '../../../platform/shared/errors.ts'
import type { claimBlockers, leaveBlockers } from '../contract.ts'

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })

type Blocker<Of extends readonly string[]> = Of[number] | null | undefined

/** A worker takes over one record, while her own can go into it. */
export const claimRefusal = (blocker: Blocker<typeof claimBlockers>): Refusal | null =>
  blocker ? conflict(blocker === 'own_in_use' ? 'claimOwnInUse' : 'claimOneAgency') : null

/** Whom no agency keeps leaves none. */
export const noAgencyToLeave = conflict('noAgencyToLeave')

/** A record that is hired, or in a recruitment, stays with its agency. */
export const leaveRefusal = (blocker: Blocker<typeof leaveBlockers>): Refusal | null =>
  blocker ? conflict(blocker === 'hired' ? 'leaveWhileHired' : 'leaveWhileCase') : null

export const objectRefusal = (blocker: Blocker<typeof leaveBlockers>): Refusal | null =>
  blocker ? conflict(blocker === 'hired' ? 'objectWhileHired' : 'objectWhileCase') : null
