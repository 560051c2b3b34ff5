import { z } from 'zod'
import type { Context } from '../../../platform/server/context.ts'
import { readSetting } from '../../../platform/server/settings.ts'
import { listInPlaceOf } from '../../profiles/server/index.ts'

/**
 * In the demo someone of the same nationality takes the place of whoever is hired, so that its counts stay those of the specification.
 * The demo data keeps the people for it, unpublished.
 */
export async function fillPlace(
  ctx: Context,
  { candidateId }: { candidateId: number },
): Promise<void> {
  if (!ctx.config.demo) return
  const reserve = await readSetting(ctx, 'demo-reserve', z.array(z.int()), [])
  if (reserve.length > 0) await listInPlaceOf(ctx, candidateId, reserve)
}
