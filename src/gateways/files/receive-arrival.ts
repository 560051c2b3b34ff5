import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../platform/server/config.ts'
import type { SignedIn } from '../../platform/server/context.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { arrivals, type Upload } from './receive-form.ts'
import { type FileRule, judgeFile } from './rules.ts'

/** A file that came in by pieces and stands, whole, among the arrivals; `id` must be known to be plain. */
export async function receiveArrival(ctx: SignedIn, id: string, rule: FileRule): Promise<Upload> {
  const file = path.join(arrivals(ctx.config), id)
  const description = await fs.readFile(`${file}.json`, 'utf8').catch(() => undefined)
  const stat = await fs.stat(file).catch(() => undefined)
  if (description === undefined || stat === undefined) throw new AppError('NOT_FOUND')
  const { size } = JSON.parse(description) as { size?: number }
  if (size !== stat.size) throw new AppError('INVALID', { message: 'uploadCutShort' })
  if (stat.size > rule.maxBytes) throw new AppError('TOO_LARGE', { message: rule.tooLarge })
  const judged = await judgeFile(file, rule, ctx)
  return { path: file, name: `film.${judged.extension}`, bytes: stat.size, ...judged }
}

/** Removes such a file and what is known of it. */
export async function forgetArrival(config: Config, id: string): Promise<void> {
  const file = path.join(arrivals(config), id)
  await Promise.all([file, `${file}.json`].map((one) => fs.rm(one, { force: true })))
}
