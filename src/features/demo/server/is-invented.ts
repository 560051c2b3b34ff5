import { publicFileIdOf } from '../../../gateways/files/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import { userIdsOfCandidates } from '../../profiles/server/index.ts'
import { describeCandidates } from '../../profiles/server/names-api.ts'
import { listDemoUsers } from './accounts.ts'

/** Whoever has a drawn portrait is of the demo's people; whom a visitor can be answers for herself. */
export async function isInvented(ctx: Context, candidateId: number): Promise<boolean> {
  const image = (await describeCandidates(ctx, [candidateId])).get(candidateId)?.image ?? null
  if (image === null || publicFileIdOf(image.replace(/^\/media\//, '')) !== undefined) return false
  const userId = (await userIdsOfCandidates(ctx, [candidateId])).get(candidateId) ?? null
  return !(await listDemoUsers(ctx)).some(({ id }) => id === userId)
}
