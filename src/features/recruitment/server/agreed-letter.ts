import { findAgreed } from '../../agreements/server/index.ts'
import { actingAs } from '../../../platform/server/acting-as.ts'
import type { Context } from '../../../platform/server/context.ts'
import { defineJob, enqueue, nameJob } from '../../../platform/server/jobs.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { notifyParties, turnsOf } from './change-case.ts'
import { makeOffer } from './offers.ts'
import { listOpenSteps, openCaseOf } from './queries.ts'
import { type CaseRow, recruitmentCases } from './tables.ts'

interface Pair {
  employerId: number
  candidateId: number
}

const making = nameJob<Pair>('make-agreed-letter')

/** Has the letter of a case made of what both have said yes to: nobody writes a second one. */
export async function letterOfAgreed(
  ctx: Context,
  { employerId, candidateId }: Pair,
): Promise<void> {
  if ((await findAgreed(ctx, { employerId, candidateId })) !== null)
    await enqueue(ctx, making, { employerId, candidateId })
}

/** Makes it, once: the same terms again are the letter that waits. Where the law or the day has overtaken the terms, the household is asked to write anew. */
export const makeAgreedLetter = defineJob<Pair>({
  ...making,
  retries: { most: 5, firstWaitSeconds: 5 },
  async run(ctx, pair) {
    const agreed = await findAgreed(ctx, pair)
    const [row] = await ctx.db.select().from(recruitmentCases).where(openCaseOf(pair))
    if (agreed === null || row?.status !== 'open') return
    const asHousehold = actingAs(ctx, { userId: pair.employerId, role: 'employer' })
    await makeOffer(asHousehold, pair.candidateId, agreed.terms, { replace: true }).catch(
      async (error: unknown) => {
        if (!(error instanceof AppError)) throw error
        await askForLetter(ctx, row)
      },
    )
  },
})

async function askForLetter(ctx: Context, row: CaseRow): Promise<void> {
  const open = (await listOpenSteps(ctx, [row.id])).get(row.id) ?? []
  await notifyParties(ctx, row, ...turnsOf(open.filter(({ key }) => key === 'offer_letter')))
}
