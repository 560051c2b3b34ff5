import { Worker } from 'node:worker_threads'
import { FairQueue } from '../../../../platform/server/fair-queue.ts'
import { AppError, type ErrorCode } from '../../../../platform/shared/errors.ts'
import { refusedFile, type Table } from './table.ts'

/** What a reader may take; a workbook that needs more is no list of people. */
const resourceLimits = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 8 }
const patienceMs = 25_000

type Answer = { table: Table } | { refusal: { message: string; code: ErrorCode } }

/** Each takes up to 130 MB while it is read. Whoever waits last waits for three others. */
const queue = new FairQueue({
  atOnce: 2,
  perOwner: 2,
  waiting: 6,
  busy: () => new AppError('UNAVAILABLE', { message: 'importsBusy', retryAfterSeconds: 15 }),
})

/** Reads a workbook when it is its owner's turn; 503 when too many wait. */
export const readXlsx = (bytes: Buffer, owner: string): Promise<Table> =>
  queue.run(owner, () => readInThread(bytes))

/** Reads a workbook in a thread of its own: others are served meanwhile, and a file made to fill the memory ends the thread, not the server. */
async function readInThread(bytes: Buffer): Promise<Table> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits,
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      const tooLarge = () => reject(refusedFile('importUnpacksTooLarge', 'TOO_LARGE'))
      timer = setTimeout(tooLarge, patienceMs)
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : reject(error),
      )
    })
    if ('refusal' in answer) throw refusedFile(answer.refusal.message, answer.refusal.code)
    return answer.table
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
