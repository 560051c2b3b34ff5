import type { Context } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { findHirer } from './plans/find-hirer.ts'
import { findRunning, hasOpened } from './plans/queries.ts'

/** Whether a household has a plan today. */
export const hasPlan = async (ctx: Context, employerId: number): Promise<boolean> =>
  (await findRunning(ctx, employerId, qatarDate(ctx.now))) !== null

/** Whether a household has a candidate's contact: by its hire, or by a plan through which it opened it; of whom another has hired, nobody else has it. */
export async function hasContact(
  ctx: Context,
  { employerId, candidateId }: { employerId: number; candidateId: number },
): Promise<boolean> {
  const hirer = await findHirer(ctx, candidateId)
  if (hirer !== null) return hirer === employerId
  return (await hasPlan(ctx, employerId)) && (await hasOpened(ctx, employerId, candidateId))
}
