import type { Context } from '../../../platform/server/context.ts'
import type { Role } from '../../../platform/shared/endpoint.ts'
import type { UserRow } from './tables.ts'

type UserHandler = (ctx: Context, user: UserRow) => Promise<void>
type CandidateLookup = (ctx: Context, userIds: readonly number[]) => Promise<Map<number, number>>

const registered = new Map<Role, UserHandler>()
const changed = new Map<Role, UserHandler>()
let lookUpCandidates: CandidateLookup = async () => new Map()

/** What else happens when someone of this role signs up, in the same transaction. One handler a role; the last one given counts. */
export const onUserRegistered = (role: Role, handler: UserHandler): void => void registered.set(role, handler)

/** What else happens when the name or number of someone of this role changes, in the same transaction. */
export const onUserChanged = (role: Role, handler: UserHandler): void => void changed.set(role, handler)

/** Which candidate each job seeker's account stands for: the part of `user` that accounts can't know. */
export const registerCandidateLookup = (lookup: CandidateLookup): void => void (lookUpCandidates = lookup)

export const userRegistered: UserHandler = async (ctx, user) => registered.get(user.role)?.(ctx, user)
export const userChanged: UserHandler = async (ctx, user) => changed.get(user.role)?.(ctx, user)
export const candidateIdsOf: CandidateLookup = (ctx, userIds) => lookUpCandidates(ctx, userIds)
