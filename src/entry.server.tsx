import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { servicesContext } from './platform/web/loader.ts'

export { servicesContext }

const giveUpAfterMs = 6000

/** Renders a page whole: its inline scripts are hashed for the content security policy before the first byte leaves. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed: unknown
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timer)
          if (failed !== undefined) return reject(failed as Error)
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
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
