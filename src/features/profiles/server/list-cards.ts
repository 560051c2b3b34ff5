import type { Context } from '../../../platform/server/context.ts'
import type { ListedCandidate } from '../contract.ts'
import { presentListed } from './present.ts'
import { listedByIds } from './queries.ts'

/** The cards of these candidates in their order, those who are no longer listed left out. */
export const listCards = async (ctx: Context, ids: readonly number[]): Promise<ListedCandidate[]> =>
  (await listedByIds(ctx, ids)).map((row) => presentListed(row, ctx.now))
