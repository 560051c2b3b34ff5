import type { FastifyRequest } from 'fastify'
import type { Mount } from '../../../platform/server/http.ts'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { locales } from '../../../platform/shared/locales.ts'
import type { Outcome } from '../contract.ts'

const formType = 'application/x-www-form-urlencoded'

interface Way {
  /** English path of the page to go back to. */
  page: string
  done?: Outcome
  refused?: Outcome
}

/**
 * Lets a browser without JavaScript make a call by its own form: it is led back to a page that reads
 * `outcome` and `fields` (those refused). `lang` in the call's query is the page's language.
 */
export const alsoAsPlainForm =
  (way: Way, mount: Mount): Mount =>
  (app, host) => {
    app.register(async (scope) => {
      scope.addContentTypeParser(
        formType,
        { parseAs: 'string', bodyLimit: 32_768 },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      scope.addHook('onRequest', async (request) => {
        const lang = localeIn(request)
        if (lang !== undefined) request.headers['accept-language'] = lang
      })
      scope.addHook('onSend', async (request, reply, payload) => {
        if (!isNavigation(request)) return payload
        const query = new URLSearchParams({ ...outcomeOf(way, reply.statusCode, payload) })
        const target = `${localizedPath(way.page, localeIn(request) ?? 'en')}?${query.toString()}`
        reply
          .code(303)
          .removeHeader('content-type')
          .headers({ location: target, 'cache-control': 'no-store' })
        return ''
      })
      mount(scope, host)
    })
  }

// Only a browser that goes to a page asks for HTML; fetch and mail readers' one-click calls don't.
const isNavigation = (request: FastifyRequest): boolean =>
  (request.headers.accept ?? '').includes('text/html')

const localeIn = (request: FastifyRequest) =>
  locales.find((locale) => locale === (request.query as { lang?: string }).lang)

function outcomeOf(
  { done = 'sent', refused = 'refused' }: Way,
  status: number,
  payload: unknown,
): { outcome: Outcome; fields?: string } {
  if (status < 300) return { outcome: done }
  if (status === 429) return { outcome: 'limited' }
  const { errors = {} } = JSON.parse(String(payload)) as { errors?: Record<string, unknown> }
  const fields = Object.keys(errors).join(',')
  return { outcome: status < 500 ? refused : 'failed', ...(fields !== '' && { fields }) }
}
