import { browserErrorsPath } from '../shared/browser-errors.ts'

/** Tells the server of a page that failed here, under the number that its reader sees. Nobody waits for it. */
export function reportError(number: string, error: unknown): void {
  const { name = '', stack = '' } = error instanceof Error ? error : {}
  void fetch(browserErrorsPath, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      number,
      name: name.replaceAll(/\W/g, '').slice(0, 60),
      stack: stack.slice(0, 8000),
      page: location.href.slice(0, 2000),
    }),
  }).catch(() => undefined)
}
