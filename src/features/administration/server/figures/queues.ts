import { partsOf } from '../../../../platform/server/capability.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { consoleQueues } from '../../../console/server/ports.ts'
import type { Figures } from '../../figures-contract.ts'

/** How much waits for the operator in the queues of all capabilities. */
export const sizesOfQueues = (ctx: Context): Promise<Figures['queues']> =>
  Promise.all(
    partsOf(ctx, consoleQueues)
      .flat()
      .toSorted((one, other) => one.place - other.place)
      .map(async ({ key, path, size }) => ({ key, path, size: await size(ctx) })),
  )
