import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/server/config/config.ts'
import type { SignedIn } from '../../platform/server/context.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { plainName } from './plain-name.ts'
import { refuseWithoutRoom } from './free-space.ts'
import { type FileRule, judgeFile } from './rules.ts'

/** A file as it came in, on the machine's own disk; whoever wants to keep it stores it. */
export interface Upload {
  path: string
  /** Its name as the sender calls it, fit for a screen and a header. */
  name: string
  /** By content: 'pdf', 'application/pdf'. */
  extension: string
  type: string
  bytes: number
}

export interface Form {
  fields: Record<string, unknown>
  files: Record<string, Upload>
}

/** Where uploads stand until they are stored. */
export const arrivals = (config: Pick<Config, 'dataDir'>): string =>
  path.join(config.dataDir, 'incoming')

/** Reads a multipart form, its files straight to the disk; refuses what breaks the rule of its field. Throw the arrivals away afterwards. */
export async function receiveForm(
  request: FastifyRequest,
  ctx: SignedIn,
  rules: Record<string, FileRule>,
  arrived: string[],
): Promise<Form> {
  const form: Form = { fields: {}, files: {} }
  await fs.promises.mkdir(arrivals(ctx.config), { recursive: true, mode: 0o700 })
  await refuseWithoutRoom(ctx.config, Number(request.headers['content-length'] ?? 0))
  const largest = Math.max(...Object.values(rules).map(({ maxBytes }) => maxBytes))
  try {
    for await (const part of request.parts({ limits: { fileSize: largest } })) {
      if (part.type === 'field') form.fields[part.fieldname] = part.value
      else await receiveFile(part, ctx, rules[part.fieldname], form, arrived)
    }
  } catch (error) {
    throw refusalOf(error)
  }
  return form
}

type FilePart = Extract<Multipart, { type: 'file' }>

async function receiveFile(
  part: FilePart,
  ctx: SignedIn,
  rule: FileRule | undefined,
  form: Form,
  arrived: string[],
): Promise<void> {
  if (rule === undefined) return void part.file.resume()
  const target = path.join(arrivals(ctx.config), crypto.randomUUID())
  arrived.push(target)
  let bytes = 0
  await pipeline(
    part.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > rule.maxBytes) throw refused(part.fieldname, 'TOO_LARGE', rule.tooLarge)
        yield chunk
      }
    },
    fs.createWriteStream(target, { mode: 0o600 }),
  )
  if (part.file.truncated) throw refused(part.fieldname, 'TOO_LARGE', rule.tooLarge)
  // A browser sends a field without a file as a file without bytes.
  if (bytes === 0) return
  const judged = await judgeFile(target, rule, ctx).catch((error: unknown) => {
    throw error instanceof AppError
      ? refused(part.fieldname, error.code, error.message, error.detail)
      : error
  })
  form.files[part.fieldname] = {
    path: target,
    name: plainName(part.filename, judged.extension),
    bytes,
    ...judged,
  }
}

const refused = (
  field: string,
  code: AppError['code'],
  message: string,
  detail: AppError['detail'] = {},
): AppError => new AppError(code, { ...detail, message, errors: { [field]: [message] } })

/** An error on the way in, as the sender may hear it: no room here, or cut short there. */
function refusalOf(error: unknown): unknown {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (error instanceof AppError || (statusCode !== undefined && statusCode < 500)) return error
  if (isDiskFault(error)) return new AppError('UNAVAILABLE', { message: 'noRoomForFile' })
  // What else fails here fails in reading: the sender went away or doesn't speak multipart.
  return code === undefined || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET'
    ? new AppError('BAD_REQUEST', { message: 'uploadCutShort' })
    : error
}

/** The disk is full, or may not grow. */
export function isDiskFault(error: unknown): boolean {
  for (let told = error; told instanceof Error; told = told.cause) {
    if (/^(ENOSPC|EDQUOT|EFBIG|EROFS|EIO)$/.test((told as NodeJS.ErrnoException).code ?? ''))
      return true
  }
  return false
}
