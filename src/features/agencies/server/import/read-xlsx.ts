import { Worker } from 'node:worker_threads'
import type { ErrorCode } from '../../../../platform/shared/errors.ts'
import { refusedFile, type Table } from './table.ts'

/** What a reader may take; a workbook that needs more is no list of people. */
const resourceLimits = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 8 }
const patienceMs = 25_000

type Answer = { table: Table } | { refusal: { message: string; code: ErrorCode } }

/** Reads a workbook in a thread of its own: others are served meanwhile, and a file made to fill the memory ends the thread, not the server. */
export async function readXlsx(bytes: Buffer): Promise<Table> {
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
