import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import type { Server } from '@tus/server'
import {
  admitOpenUpload,
  arrivals,
  fileRules,
  receiveArrival,
  refuseWithoutRoom,
  type Upload,
} from '../../../../gateways/files/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import type { Mount } from '../../../../platform/server/http.ts'
import { countHits } from '../../../../platform/server/rate-limits.ts'
import { AppError } from '../../../../platform/shared/errors.ts'

const path = '/api/uploads/videos'
const filmLimit = { max: 20, windowSeconds: 3600 }

/** An upload bears the id of its owner: anyone else's is not there. */
const isOwn = (ctx: SignedIn, id: string): boolean =>
  new RegExp(`^${ctx.actor.userId}-[0-9a-f-]{36}$`).test(id)

/** Films come in by the tus protocol: in pieces, each of which may break off and go on later. */
export const mountResumable: Mount = (app, host) => {
  void app.register(async (room) => {
    const asking = new AsyncLocalStorage<SignedIn>()
    let tus: Server | undefined
    const serverOf = async (ctx: SignedIn): Promise<Server> => {
      const directory = arrivals(ctx.config)
      await fs.mkdir(directory, { recursive: true, mode: 0o700 })
      const [{ Server }, { FileStore }] = await Promise.all([
        import('@tus/server'),
        import('@tus/file-store'),
      ])
      return (tus ??= new Server({
        path,
        datastore: new FileStore({ directory }),
        maxSize: fileRules.video.maxBytes,
        relativeLocation: true,
        allowedOrigins: [ctx.config.origin],
        namingFunction: () => `${asking.getStore()?.actor.userId}-${crypto.randomUUID()}`,
      }))
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
        const handle = () => {
          reply.hijack()
          return asking.run(ctx, () => server.handle(request.raw, reply.raw))
        }
        if (id !== undefined && id !== '') {
          if (!isOwn(ctx, id)) throw new AppError('NOT_FOUND')
          return void (await handle())
        }
        if (request.method !== 'POST') throw new AppError('NOT_FOUND')
        await countHits(ctx, [{ key: `film:${ctx.actor.userId}`, ...filmLimit }])
        await refuseWithoutRoom(ctx.config, Number(request.headers['upload-length'] ?? 0))
        // One after the other: what is begun at once is counted, too.
        await inTurn(ctx.actor.userId, async () => {
          await admitOpenUpload(ctx.config, String(ctx.actor.userId))
          await handle()
        })
      },
    })
  })
}

/** A film that came in whole, judged by its content. Throw it away afterwards with `forgetResumable`. */
export function takeResumable(ctx: SignedIn, id: string): Promise<Upload> {
  if (!isOwn(ctx, id)) throw new AppError('NOT_FOUND')
  return receiveArrival(ctx, id, fileRules.video)
}
