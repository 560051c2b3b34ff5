import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { networkLimits } from '../features/accounts/server/sign-in-api.ts'
import type { Host } from '../platform/server/http.ts'
import { countHits } from '../platform/server/rate-limits.ts'
import { AppError } from '../platform/shared/errors.ts'
import { browserErrorsPath } from '../platform/shared/browser-errors.ts'
import { placeOf } from './pages/csp-reports.ts'

const bodyLimitBytes = 16_384
const limit = { max: 10, windowSeconds: 600 }

const report = z.object({
  number: z.string().regex(/^[0-9a-f]{8}$/),
  name: z.string().max(60).regex(/^\w*$/),
  stack: z.string().max(8000),
  page: z.string().max(2000),
})

/** What broke a page in a browser, under the number that its reader was shown: the places in our code, and not what it was about. */
export function mountBrowserErrors(app: FastifyInstance, host: Host): void {
  app.post(browserErrorsPath, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    const ctx = await host.contextFor(request, 'public')
    await countHits(ctx, networkLimits(ctx, 'page-error', limit))
    const { data } = report.safeParse(request.body)
    if (data === undefined) throw new AppError('BAD_REQUEST')
    const { number, name, page } = data
    request.log.error(
      { number, name, page: placeOf(page), stack: placesOf(data.stack) },
      'a page failed in a browser',
    )
    return reply.code(204).send()
  })
}

/** The lines of a stack that name a place in the built pages; the message above them may hold anything. */
const placesOf = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => {
      const found =
        /([\w$.]{0,60})\W*(?:https?:\/\/[^/\s]+)(\/assets\/[\w.-]+\.js):(\d+):(\d+)/.exec(line)
      if (!found) return []
      const [, called, file, row, column] = found
      return [`    at ${called ? `${called} ` : ''}(${file}:${row}:${column})`]
    })
    .slice(0, 30)
    .join('\n')
