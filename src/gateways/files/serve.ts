import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../platform/server/config/config.ts'
import type { Mount } from '../../platform/server/http.ts'
import { auditAs } from '../../platform/server/audit.ts'
import type { Context } from '../../platform/server/context.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { type ByteRange, storeOf } from './disk.ts'
import { findFiles, isOpen } from './links.ts'
import { isSessionLive } from './ports.ts'
import type { StoredFile } from './tables.ts'

const link = z.object({
  id: z.uuid(),
  until: z.coerce.number().int().positive(),
  by: z.coerce.number().int().nonnegative(),
  session: z.uuid().optional(),
  signature: z.string().min(1).max(100),
})

// What a browser shows by itself; everything else is saved.
const shown =
  /^(application\/pdf|image\/(jpeg|png|webp|avif|gif)|video\/(mp4|webm|quicktime)|audio\/(webm|mp4|ogg))$/

/** GET /files/…: private files behind signed links. They are shown, never run, nobody keeps a copy on the way, and each opening is in the audit log. */
export const fileRoutes: Mount = (app, host) => {
  app.get('/files/:id/:name', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = await host.contextFor(request, 'public')
    const asked = link.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!asked.success || !(await opens(ctx, asked.data)))
      throw new AppError('NOT_FOUND', { message: 'linkExpired' })
    const file = (await findFiles(ctx, [asked.data.id])).get(asked.data.id)
    const [key] = file?.keys ?? []
    if (file === undefined || key === undefined || file.isHeld) throw new AppError('NOT_FOUND')
    if (isOpening(request.headers.range)) await auditOpening(ctx, file, asked.data.by)
    reply.headers({
      'content-type': file.type,
      'content-disposition': `${shown.test(file.type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(file.name)}`,
      'content-security-policy':
        "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    return sendFile(request, reply, ctx.config, key, file.bytes)
  })
}

/** Whether a link is ours, its time is not over, and whoever asked for it is still signed in. */
const opens = async (ctx: Context, asked: z.output<typeof link>): Promise<boolean> =>
  isOpen(ctx, asked, asked.signature) &&
  (asked.session === undefined || (await isSessionLive(ctx, asked.session)))

/** A reader of films and long papers asks for many parts: the first is the opening. */
const isOpening = (range: string | undefined): boolean =>
  range === undefined || range.startsWith('bytes=0-')

/** Whoever has the link opens the file; the link tells who had it made. */
async function auditOpening(
  ctx: Context,
  { id, purpose, ownerId }: StoredFile,
  by: number,
): Promise<void> {
  await auditAs(ctx, by === 0 ? null : by, 'file.opened', `file:${id}`, { purpose, owner: ownerId })
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Sends a stored file, or the part of it that the request asks for. Set the other headers before. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  key: string,
  bytes: number,
): Promise<FastifyReply> {
  const range = rangeOf(request.headers.range, bytes)
  reply.header('accept-ranges', 'bytes')
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  const body = await storeOf(config).read(key, range).catch(gone)
  if (range !== undefined)
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  return reply
    .header('content-length', range === undefined ? bytes : range.end - range.start + 1)
    .send(body)
}

function gone(error: Error & { code?: string }): never {
  throw error.code === 'ENOENT' || error.name === 'NoSuchKey' ? new AppError('NOT_FOUND') : error
}

/** One range of bytes, as players ask for it; several at once are answered with the whole. */
export function rangeOf(
  header: string | undefined,
  bytes: number,
): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  return start > end || start >= bytes ? 'outside' : { start, end }
}
