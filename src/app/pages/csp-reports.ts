import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { z } from 'zod'
import { networkLimits } from '../../features/accounts/server/sign-in-api.ts'
import type { Host } from '../../platform/server/http.ts'
import { countHits } from '../../platform/server/rate-limits.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { reportPath } from './content-policy.ts'

const bodyLimitBytes = 16_384
const mostInOne = 10
const limit = { max: 30, windowSeconds: 600 }

const text = z.string().max(4000).catch('')
/** As older browsers say it, and as the Reporting API does; an extension or a robot may send anything. */
const reports = z.union([
  z
    .object({
      'csp-report': z.object({
        'document-uri': text,
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
      }),
    })
    .transform(({ 'csp-report': report }) => [
      {
        page: report['document-uri'],
        directive: report['effective-directive'] || report['violated-directive'],
        blocked: report['blocked-uri'],
      },
    ]),
  z
    .array(
      z.object({
        type: z.literal('csp-violation'),
        body: z
          .object({ documentURL: text, effectiveDirective: text, blockedURL: text })
          .transform(({ documentURL, effectiveDirective, blockedURL }) => ({
            page: documentURL,
            directive: effectiveDirective,
            blocked: blockedURL,
          })),
      }),
    )
    .max(mostInOne)
    .transform((all) => all.map(({ body }) => body)),
])

const known = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'connect-src',
  'font-src',
  'frame-src',
  'form-action',
  'base-uri',
  'require-trusted-types-for',
  'trusted-types',
]

/** What browsers have kept from happening: counted by directive, and logged without what stands behind an address. */
export function mountReports(app: FastifyInstance, host: Host, registry: Registry): void {
  const violations = new Counter({
    name: 'csp_violations_total',
    help: 'Reports of what the content security policy kept from happening',
    labelNames: ['directive'],
    registers: [registry],
  })
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: bodyLimitBytes },
      scope.getDefaultJsonParser('error', 'error'),
    )
    scope.post(reportPath, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
      const ctx = await host.contextFor(request, 'public')
      await countHits(ctx, networkLimits(ctx, 'csp-report', limit))
      const parsed = reports.safeParse(request.body)
      if (!parsed.success) throw new AppError('BAD_REQUEST')
      for (const { page, directive, blocked } of parsed.data) {
        const name = directive.split(' ')[0] ?? ''
        violations.inc({ directive: known.includes(name) ? name : 'other' })
        request.log.warn(
          { directive: name.slice(0, 40), page: placeOf(page), blocked: placeOf(blocked) },
          'a browser kept something from happening that the policy of a page forbids',
        )
      }
      return reply.code(204).send()
    })
  })
}

/** Where something is, without what is asked of it: a page's own path may hold the token of a link, so the first part alone stands. */
export function placeOf(address: string): string {
  if (!/^https?:/i.test(address)) return address.replace(/[:?#].*$/s, '').slice(0, 40)
  if (!URL.canParse(address)) return 'an address'
  const { origin, pathname } = new URL(address)
  return `${origin}${/^\/(?:ar\/)?[\w-]{0,30}/.exec(pathname)?.[0] ?? '/'}`
}
