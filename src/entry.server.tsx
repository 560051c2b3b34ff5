import crypto from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { addTranslations, type Catalogues } from './platform/shared/catalogues.ts'
import { pageContext, servicesContext } from './platform/web/loader.ts'
import { RequestNumber } from './platform/web/error-number.tsx'
import { partsOf } from './platform/web/keep-parts.ts'
import { KeptPartsContext } from './platform/web/kept-part.tsx'
import { ScriptMark } from './platform/web/script-mark.ts'

export { pageContext, servicesContext }

const giveUpAfterMs = 6000

const catalogues = import.meta.glob<Catalogues[string]>(
  ['./features/*/*.*.ts', './platform/shared/*.*.ts', './platform/web/*.*.ts', '!**/*.test.ts'],
  { eager: true },
)
addTranslations(() => catalogues)

/** Renders a page whole. Its inline scripts bear a mark that nobody could know before: src/app/pages/content-policy.ts hashes those, and no others. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loading: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed: unknown
    const mark = crypto.randomUUID()
    const parts = partsOf(mark)
    const { pipe, abort } = renderToPipeableStream(
      <ScriptMark value={mark}>
        <RequestNumber value={loading.get(servicesContext).requestId.slice(0, 8)}>
          <KeptPartsContext value={parts}>
            <ServerRouter context={context} url={request.url} nonce={mark} />
          </KeptPartsContext>
        </RequestNumber>
      </ScriptMark>,
      {
        nonce: mark,
        // Whole: no part at the end of the page that a script has to put in its place.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(timer)
          if (failed !== undefined) return reject(failed as Error)
          headers.set('content-type', 'text/html; charset=utf-8')
          headers.set('x-script-mark', mark)
          const written: Buffer[] = []
          const page = new Writable({
            write(part: Buffer, _encoding, done) {
              written.push(part)
              done()
            },
          })
          page.on('finish', () => {
            loading.set(pageContext, parts.take(Buffer.concat(written).toString()))
            resolve(new Response(null, { status, headers }))
          })
          pipe(page)
        },
        onShellError: reject,
        onError(error) {
          failed = error
        },
      },
    )
    const timer = setTimeout(
      () => abort(new Error('the page took too long to render')),
      giveUpAfterMs,
    )
  })
}

/** Pages that aren't there and readers who leave are no errors; the rest is logged with its request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(servicesContext).report(error)
}
