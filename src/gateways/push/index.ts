import http from 'node:http'
import https from 'node:https'
import { patienceMs } from '../post.ts'
import { Refusal } from '../refusal.ts'
import { publicLookup, pushEndpoint } from './endpoint.ts'

export { pushEndpoint } from './endpoint.ts'

/** By which the services know who sends. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

export interface Browser {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  browser: Browser
  keys: VapidKeys
  /** Who sends, for the service to turn to: an address of the product. */
  subject: string
  production: boolean
  text: string
  /** A newer one of the same topic takes the place of one that waits. */
  topic: string
  /** It wakes a phone that sleeps. */
  isUrgent: boolean
}

/** The library that seals what is told, read when the first is told something. */
const webPush = async () => (await import('web-push')).default

/** How long a service keeps what a browser that is off has not had. */
const keptSeconds = 86_400
/** Nobody gets anything there any more: the browser was reset, or its owner took the permission back. */
const goneStatuses = [404, 410]

export const newVapidKeys = async (): Promise<VapidKeys> => (await webPush()).generateVAPIDKeys()

/** Whether a key can be one of a browser's: a point of the curve, and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: Pick<Browser, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16
}

/** Tells a browser something, readable by it alone; 'gone' when it is no more. Throws a `Refusal` when its service doesn't take it now. */
export async function push({
  browser: { endpoint, p256dh, auth },
  keys,
  subject,
  production,
  text,
  topic,
  isUrgent,
}: Push): Promise<'sent' | 'gone'> {
  const url = pushEndpoint(endpoint, { production })
  if (url === null) return 'gone'
  const { headers, body } = (await webPush()).generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    text,
    {
      vapidDetails: { subject, ...keys },
      TTL: keptSeconds,
      urgency: isUrgent ? 'high' : 'normal',
      topic,
      contentEncoding: 'aes128gcm',
    },
  )
  const status = await post(url, headers, body ?? Buffer.alloc(0))
  if (goneStatuses.includes(status)) return 'gone'
  if (status < 200 || status > 299) throw new Refusal(`push refused: HTTP ${status}`)
  return 'sent'
}

/** Follows no redirect, and reads nothing of the answer but its status. */
function post(url: URL, headers: Record<string, unknown>, body: Buffer): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const isSecure = url.protocol === 'https:'
  const request = (isSecure ? https : http).request(
    url,
    {
      method: 'POST',
      headers: headers as http.OutgoingHttpHeaders,
      signal: AbortSignal.timeout(patienceMs),
      ...(isSecure && { lookup: publicLookup }),
    },
    (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    },
  )
  request.on('error', (error: Error & { code?: string }) =>
    reject(new Refusal(`push can't be reached: ${error.code ?? error.name}`, { cause: error })),
  )
  request.end(body)
  return promise
}
