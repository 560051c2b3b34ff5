import type { Context } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { findRunning } from './plans/queries.ts'

/** Whether a household has a plan today. */
export const hasPlan = async (ctx: Context, employerId: number): Promise<boolean> =>
  (await findRunning(ctx, employerId, qatarDate(ctx.now))) !== null
