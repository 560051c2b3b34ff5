import { definePort } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'

/** The hires that stand, a page at a time by candidate. */
export const listHires =
  definePort<
    (
      ctx: Context,
      afterCandidate: number,
      limit: number,
    ) => Promise<{ employerId: number; candidateId: number; hiredOn: string }[]>
  >('recruitment.listHires')

/** Whether a hire still stands, until the transaction ends. */
export const lockHire =
  definePort<(ctx: Context, hire: { employerId: number; candidateId: number }) => Promise<boolean>>(
    'recruitment.lockHire',
  )
