import { defineCollection } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'

/** Something that waits for the operator, counted for the console's overview. */
export interface ConsoleQueue {
  /** What of its page waits, where the page's name alone doesn't say it, is `within.<key>` of administration's messages.figures.*.ts. */
  key: string
  /** The page of the console where it is worked off. */
  path: string
  /** Where it stands among all queues, the smallest first. */
  place: number
  size: (ctx: Context) => Promise<number>
}

/** The queues of each capability. */
export const consoleQueues = defineCollection<readonly ConsoleQueue[]>('console.queues')
