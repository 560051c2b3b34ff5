import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '../../../../platform/shared/errors.ts'
import { readWorkbook } from './read-workbook.ts'

// The thread in which a workbook is read; it says what it found, or why it refuses.
const bytes = Buffer.from(workerData as Uint8Array)
const answer = await readWorkbook(bytes).then(
  (table) => ({ table }),
  (error: unknown) => ({
    refusal:
      error instanceof AppError
        ? { message: error.message, code: error.code }
        : { message: 'importUnreadable', code: 'INVALID' },
  }),
)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(answer)
