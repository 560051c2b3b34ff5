import { definePort } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'

/** How many people each agency has brought to households: those who have arrived and whose hire was not taken back. */
export const countPlacements = definePort<
  (ctx: Context, agencyIds: readonly number[]) => Promise<Map<number, number>>
>('agencies.countPlacements')
