import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import type { Server } from '@tus/server'
import {
  admitUpload,
  arrivals,
  fileRules,
  forgetArrival,
  pieceStore,
  takeArrival,
  type Upload,
} from '../../../../gateways/files/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import type { Mount } from '../../../../platform/server/http.ts'
import { reasonOf } from '../../../../platform/server/log.ts'
import { countHits } from '../../../../platform/server/rate-limits.ts'
import { AppError } from '../../../../platform/shared/errors.ts'

const path = '/api/uploads/videos'
const filmLimit = { max: 20, windowSeconds: 3600 }

/** An upload bears the id of its owner: anyone else's is not there. */
const isOwn = (ctx: SignedIn, id: string): boolean =>
  new RegExp(`^${ctx.actor.userId}-[0-9a-f-]{36}$`).test(id)

const asking = new AsyncLocalStorage<{ ctx: SignedIn; id: string }>()

/** The request that tus is answering. */
function asked(): { ctx: SignedIn; id: string } {
  const found = asking.getStore()
  if (!found) throw new Error('asked outside of a request')
  return found
}

async function tusServer(ctx: SignedIn): Promise<Server> {
  const [{ Server }, datastore] = await Promise.all([
    import('@tus/server'),
    pieceStore(ctx, () => asked().ctx),
  ])
  return new Server({
    path,
    datastore,
    maxSize: fileRules.video.maxBytes,
    relativeLocation: true,
    allowedOrigins: [ctx.config.origin],
    namingFunction: () => asked().id,
    onResponseError(_, error) {
      if ('status_code' in error) return undefined
      asked().ctx.log.warn({ reason: reasonOf(error) }, 'an upload by pieces failed')
      return { status_code: 503, body: 'Please try again later\n' }
    },
  })
}

/** Films come in by the tus protocol: in pieces, each of which may break off and go on later. */
export const mountResumable: Mount = (app, host) => {
  void app.register(async (room) => {
    let tus: Server | undefined
    const serverOf = async (ctx: SignedIn): Promise<Server> => {
      await fs.mkdir(arrivals(ctx.config), { recursive: true, mode: 0o700 })
      const made = tus ?? (await tusServer(ctx))
      return (tus ??= made)
    }
    const turns = new Map<number, Promise<unknown>>()
    function inTurn(userId: number, work: () => Promise<void>): Promise<void> {
      const before = turns.get(userId) ?? Promise.resolve()
      const mine = before.catch(() => undefined).then(work)
      turns.set(userId, mine)
      const leave = () => void (turns.get(userId) === mine && turns.delete(userId))
      mine.then(leave, leave)
      return mine
    }
    room.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) =>
      done(null),
    )
    room.route<{ Params: { id?: string } }>({
      method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
      url: `${path}/:id?`,
      exposeHeadRoute: false,
      async handler(request, reply) {
        const ctx = (await host.contextFor(request, ['jobseeker', 'agency'])) as SignedIn
        const { id } = request.params
        const server = await serverOf(ctx)
        const handle = (id: string) => {
          reply.hijack()
          return asking.run({ ctx, id }, () => server.handle(request.raw, reply.raw))
        }
        if (id !== undefined && id !== '') {
          if (!isOwn(ctx, id)) throw new AppError('NOT_FOUND')
          return void (await handle(id))
        }
        if (request.method !== 'POST') throw new AppError('NOT_FOUND')
        await countHits(ctx, [{ key: `film:${ctx.actor.userId}`, ...filmLimit }])
        const bytes = Number(request.headers['upload-length'] ?? 0)
        const begun = `${ctx.actor.userId}-${crypto.randomUUID()}`
        // One after the other: what is begun at once is counted, too.
        await inTurn(ctx.actor.userId, async () => {
          await admitUpload(ctx, begun, bytes)
          await handle(begun)
          if (reply.raw.statusCode !== 201) await forgetArrival(ctx, begun)
        })
      },
    })
  })
}

/** Hands over a film that came in whole, judged by its content. Throw it away afterwards with `forgetArrival`. */
export function takeResumable<T>(
  ctx: SignedIn,
  id: string,
  use: (film: Upload) => Promise<T>,
): Promise<T> {
  if (!isOwn(ctx, id)) throw new AppError('NOT_FOUND')
  return takeArrival(ctx, id, fileRules.video, use)
}
