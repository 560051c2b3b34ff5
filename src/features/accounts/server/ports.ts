import { defineEvent, definePort } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { UserRow } from './tables.ts'

/** Someone has signed up. */
export const userRegistered = defineEvent<UserRow>('accounts.userRegistered')

/** The name, number or standing of an account has changed. */
export const userChanged = defineEvent<UserRow>('accounts.userChanged')

/** Whether someone's part in an agency demands a second factor. */
export const isFactorDemandedOf = definePort<(ctx: Context, userId: number) => Promise<boolean>>(
  'accounts.isFactorDemandedOf',
)

/** Which candidate each job seeker's account stands for: the part of `user` that accounts can't know. */
export const candidateIdsOf =
  definePort<(ctx: Context, userIds: readonly number[]) => Promise<Map<number, number>>>(
    'accounts.candidateIdsOf',
  )
