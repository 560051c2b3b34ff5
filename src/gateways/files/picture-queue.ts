import os from 'node:os'
import type { Context } from '../../platform/server/context.ts'
import { FairQueue } from '../../platform/server/fair-queue.ts'
import { AppError } from '../../platform/shared/errors.ts'

const atOnce = Math.min(2, Math.max(1, Math.floor(os.availableParallelism() / 2)))

/** A photograph takes one or two seconds: whoever waits last waits half a minute. */
const queue = new FairQueue({
  atOnce,
  perOwner: 3,
  waiting: 12 * atOnce,
  busy: () => new AppError('UNAVAILABLE', { message: 'picturesBusy', retryAfterSeconds: 10 }),
})

/** Whose turn it is: a person's. */
export const ownerOf = ({ actor }: Pick<Context, 'actor'>): string =>
  actor === null ? 'server' : String(actor.userId)

/** Decodes pictures and films, few at a time and in turns between people; 503 when too many wait. Nothing but this opens one. */
export const inPictureQueue = <T>(owner: string, work: () => Promise<T>): Promise<T> =>
  queue.run(owner, work)

/** How many are being decoded, and how many wait. */
export const pictureLoad = () => queue.load
