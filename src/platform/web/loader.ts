import { createContext, data } from 'react-router'
import { localeOfPath } from '../shared/locale.ts'
import { type Api, ApiError, createApi } from './api.ts'
import type { PageInParts } from './keep-parts.ts'

/** What the server gives to every loader. */
export interface LoaderServices {
  /** The API in process. It is wrapped here and not there: an ApiError of the built pages is not one of the server's modules. */
  send: Parameters<typeof createApi>[0]
  origin: string
  demo: boolean
  /** Of the request for which the page is made. */
  requestId: string
  /** Logs an error of a page. */
  report: (error: unknown) => void
}

/** Set by the server for each rendered page; src/entry.server.tsx hands the key out. */
export const servicesContext = createContext<LoaderServices>()

/** The page, once it is made: as a text, which a body would have to be read from. Handed out alike. */
export const pageContext = createContext<PageInParts | null>(null)

interface LoaderArgs {
  /** The address of the page; the request's own is `/ar.data` where the browser asks for what the page at `/ar` holds. */
  url: URL
  context: { get: (key: typeof servicesContext) => LoaderServices }
}

/** The pieces that a page's loader works with. */
export function loaderTools({ url, context }: LoaderArgs) {
  const { send, origin, demo } = context.get(servicesContext)
  const locale = localeOfPath(url.pathname)
  const call = createApi(send, () => locale)
  const api: Api = (endpoint, input, options) => call(endpoint, input, options).catch(passOnAway)
  return { api, locale, origin, demo, url }
}

/**
 * What a page shows as it stands (ui/still.tsx): there while the server makes the page, and no part of the data that the page brings along. Asked
 * for by a page that is open already, the data is whole.
 */
export function withoutStill<T extends object, K extends keyof T>(
  { request }: { request: Request },
  data: T,
  names: readonly K[],
): Omit<T, K> & Partial<Pick<T, K>> {
  if (new URL(request.url).pathname.endsWith('.data')) return data
  const brought = { ...data }
  for (const name of names) Object.defineProperty(brought, name, { enumerable: false })
  return brought
}

/** While the database is away a page says so by its status, too: whoever asks comes back later. */
function passOnAway(error: unknown): never {
  if (error instanceof ApiError && error.status === 503)
    throw data({ message: error.message }, { status: 503 })
  throw error
}

/** What a call brings, or the page for what isn't there; another refusal comes with the server's words, which a thrown error would lose. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      throw data({ message: error.message }, { status: error.status })
    throw error
  }
}
