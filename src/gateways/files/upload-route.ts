import fs from 'node:fs/promises'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { SignedIn } from '../../platform/server/context.ts'
import { inputOf, type Mount, parse, type Reply, send } from '../../platform/server/http.ts'
import { countHits } from '../../platform/server/rate-limits.ts'
import type { Endpoint, Output, Parsed } from '../../platform/shared/endpoint.ts'
import { receiveForm, type Upload } from './receive-form.ts'
import type { FileRule } from './rules.ts'

type Handle<E extends Endpoint, F extends string> = (
  ctx: SignedIn,
  input: Parsed<E>,
  files: Partial<Record<F, Upload>>,
  request: FastifyRequest,
) => Promise<Output<E> | Reply<Output<E>>>

/** Generous for a person, narrow for a program. */
const uploadLimit = { max: 120, windowSeconds: 3600 }
const limits = { fields: 100, fieldSize: 100_000, fieldNameSize: 100, parts: 110, headerPairs: 20 }

/** Like `route`, for a call that takes files in a multipart form beside JSON; what isn't stored by the end of the call is thrown away. */
export function uploadRoute<E extends Endpoint, F extends string>(
  endpoint: E,
  rules: Record<F, FileRule>,
  handle: Handle<E, F>,
): Mount {
  return (app, host) => {
    // In a scope of its own: everywhere else multipart stays refused.
    void app.register(async (room) => {
      await room.register(multipart, {
        throwFileSizeLimit: false,
        limits: { ...limits, files: Object.keys(rules).length },
      })
      room.route({
        method: endpoint.method,
        url: endpoint.path,
        config: { endpoint, files: Object.keys(rules) },
        async handler(request, reply) {
          const ctx = (await host.contextFor(request, endpoint.access, endpoint)) as SignedIn
          const arrived: string[] = []
          try {
            if (request.isMultipart())
              await countHits(ctx, [{ key: `upload:${ctx.actor.userId}`, ...uploadLimit }])
            const form = request.isMultipart()
              ? await receiveForm(request, ctx, rules, arrived)
              : undefined
            const input = parse(endpoint.input, {
              ...form?.fields,
              ...inputOf(request),
            }) as Parsed<E>
            return send(
              reply,
              await handle(ctx, input, (form?.files ?? {}) as Partial<Record<F, Upload>>, request),
            )
          } finally {
            await Promise.all(arrived.map((path) => fs.rm(path, { force: true })))
          }
        },
      })
    })
  }
}
