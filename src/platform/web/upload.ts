import type { Endpoint, Output } from '../shared/endpoint.ts'
import { localeOfPath } from '../shared/locale.ts'
import { addressOf, ApiError } from './api.ts'
import { renewSession } from './browser-api.ts'
import { readSession } from './session.ts'

interface UploadOptions {
  /** How far it has come, from 0 to 1. */
  onProgress?: (fraction: number) => void
  /** Aborting it cancels: the promise is rejected with an AbortError. */
  signal?: AbortSignal
}

/** Calls an endpoint with files in a multipart form; lists and objects go as JSON text. Throws as `api` does. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: Record<string, unknown>,
  files: Record<string, File | Blob | undefined>,
  options: UploadOptions = {},
): Promise<Output<E>> {
  const { path, rest } = addressOf(endpoint, input)
  const form = new FormData()
  // Fields before files: the server knows what a file is for when it comes.
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined) form.append(name, textOf(value))
  for (const [name, file] of Object.entries(files)) if (file !== undefined) form.append(name, file)
  const token = readSession()?.token
  let answer = await send(endpoint.method, path, form, token, options)
  if (answer.status === 401 && token !== undefined) {
    const renewed = await renewSession(token)
    if (renewed !== null) answer = await send(endpoint.method, path, form, renewed, options)
  }
  if (answer.status >= 300 || answer.body.success !== true)
    throw new ApiError(answer.status, answer.body, answer.retryAfter)
  return answer.body.data as Output<E>
}

const textOf = (value: unknown): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

interface Answer {
  status: number
  body: {
    success?: boolean
    data?: unknown
    message?: string
    code?: string
    errors?: Record<string, string[]>
  }
  retryAfter: string | null
}

// XMLHttpRequest: fetch can't tell how much of a body is on its way.
function send(
  method: string,
  path: string,
  form: FormData,
  token: string | undefined,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const settle = <T>(done: (value: T) => void, value: T) => {
      signal?.removeEventListener('abort', abort)
      done(value)
    }
    request.open(method, path)
    request.setRequestHeader('accept-language', localeOfPath(location.pathname))
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    const lost = () => settle(reject, new TypeError('the server could not be reached'))
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () =>
      settle(resolve, {
        status: request.status,
        body: bodyOf(request.responseText),
        retryAfter: request.getResponseHeader('retry-after'),
      }),
    )
    request.addEventListener('error', lost)
    request.addEventListener('timeout', lost)
    request.addEventListener('abort', () =>
      settle(reject, new DOMException('cancelled', 'AbortError')),
    )
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) return settle(reject, new DOMException('cancelled', 'AbortError'))
    request.send(form)
  })
}

function bodyOf(text: string): Answer['body'] {
  try {
    return JSON.parse(text) as Answer['body']
  } catch {
    return {}
  }
}
