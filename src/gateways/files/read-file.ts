import type { Context } from '../../platform/server/context.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { storeOf } from './disk.ts'
import type { StoredFile } from './tables.ts'

/** The bytes of a kept file; NOT_FOUND where the store has none. */
export async function readFile(
  { config }: Pick<Context, 'config'>,
  { keys: [key] }: StoredFile,
): Promise<Buffer> {
  const { disk } = storeOf(config)
  if (key === undefined || !(await disk.exists(key))) throw new AppError('NOT_FOUND')
  return Buffer.from(await disk.getBytes(key))
}
