import net from 'node:net'
import tls from 'node:tls'

/** A thing that must hold of a site as others reach it; `fault` says what is wrong, or null. */
interface SiteCheck {
  holds: string
  fault: (site: Site) => Promise<string | null>
}

interface Site {
  /** Of https, without a path. */
  origin: URL
  /** The same host without encryption. */
  plain: URL
}

const patienceMs = 10_000
const yearSeconds = 31_536_000
const renewalDays = 14
const apiPath = '/api/content/'

/** What only the proxy before the product can give, asked from outside. Certificates are trusted as Node trusts them (NODE_EXTRA_CA_CERTS adds some). */
export const siteChecks: readonly SiteCheck[] = [
  {
    holds: 'the certificate is trusted, bears the name of the site and lasts a fortnight',
    fault: async ({ origin }) => {
      const socket = await shakeHands(origin, {})
      if (typeof socket === 'string') return socket
      const daysLeft = (Date.parse(socket.validTo) - Date.now()) / 86_400_000
      return daysLeft < renewalDays ? `it ends on ${socket.validTo}` : null
    },
  },
  {
    holds: 'TLS 1.3 is spoken',
    fault: async ({ origin }) =>
      refusalOf(await shakeHands(origin, { minVersion: 'TLSv1.3', maxVersion: 'TLSv1.3' })),
  },
  {
    holds: 'TLS 1.0 and 1.1 are refused',
    fault: async ({ origin }) =>
      acceptanceOf(
        await shakeHands(origin, {
          minVersion: 'TLSv1',
          maxVersion: 'TLSv1.1',
          ciphers: 'ALL:@SECLEVEL=0',
          rejectUnauthorized: false,
        }),
      ),
  },
  {
    holds: 'of TLS 1.2 only suites that encrypt and authenticate in one (GCM, ChaCha20, CCM)',
    fault: async ({ origin }) =>
      acceptanceOf(
        await shakeHands(origin, {
          minVersion: 'TLSv1.2',
          maxVersion: 'TLSv1.2',
          ciphers: 'ALL:!AESGCM:!CHACHA20:!AESCCM:!ARIAGCM:@SECLEVEL=0',
          rejectUnauthorized: false,
        }),
      ),
  },
  {
    holds: 'a page asked for without encryption leads to the encrypted one',
    fault: async ({ origin, plain }) => {
      const answer = await ask(new URL('/', plain))
      if (typeof answer === 'string') return isClosed(answer) ? null : answer
      const to = URL.parse(answer.headers.get('location') ?? '', plain)
      if (answer.status >= 300 && answer.status < 400 && to?.origin === origin.origin) return null
      return `it answers ${answer.status} ${to ?? ''}`.trim()
    },
  },
  {
    holds: 'a call without encryption is refused and led nowhere, as its token was read already',
    fault: async ({ plain }) => {
      const answer = await ask(new URL(apiPath, plain))
      if (typeof answer === 'string') return isClosed(answer) ? null : answer
      return answer.status >= 400 ? null : `it answers ${answer.status}`
    },
  },
  {
    holds: 'browsers are told to come by https alone, for a year and with subdomains',
    fault: async ({ origin }) => {
      const answer = await ask(new URL('/', origin))
      if (typeof answer === 'string') return answer
      const told = answer.headers.get('strict-transport-security') ?? 'nothing'
      const seconds = Number(/max-age=(\d+)/.exec(told)?.[1] ?? 0)
      return seconds >= yearSeconds && /includeSubDomains/i.test(told) ? null : `told ${told}`
    },
  },
  {
    holds: 'pages arrive with the policy of what they may run',
    fault: async ({ origin }) => {
      const answer = await ask(new URL('/', origin))
      if (typeof answer === 'string') return answer
      return answer.headers.has('content-security-policy') ? null : 'the header is missing'
    },
  },
  {
    holds: 'metrics are not for strangers',
    fault: async ({ origin }) => {
      const answer = await ask(new URL('/metrics', origin))
      if (typeof answer === 'string') return answer
      return answer.status >= 400 ? null : `it answers ${answer.status}`
    },
  },
]

type Handshake = string | { protocol: string; cipher: string; validTo: string }

/** What was agreed on, or why nothing was. */
function shakeHands({ hostname, port }: URL, settings: tls.ConnectionOptions): Promise<Handshake> {
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = tls.connect(
      {
        host,
        port: Number(port || 443),
        servername: net.isIP(host) ? '' : host,
        timeout: patienceMs,
        ...settings,
      },
      () => {
        resolve({
          protocol: socket.getProtocol() ?? '',
          cipher: socket.getCipher().name,
          validTo: socket.getPeerCertificate().valid_to,
        })
        socket.destroy()
      },
    )
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', (error) => resolve(reasonOf(error)))
  })
}

const refusalOf = (handshake: Handshake): string | null =>
  typeof handshake === 'string' ? handshake : null

const acceptanceOf = (handshake: Handshake): string | null =>
  typeof handshake === 'string' ? null : `${handshake.protocol} ${handshake.cipher} is taken`

/** The answer as it comes, without following it, or why there is none. */
async function ask(url: URL): Promise<Response | string> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
  } catch (error) {
    return reasonOf((error as Error).cause ?? error)
  }
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string }
  return code ?? message ?? 'no answer'
}

/** Nothing listens there, which is as good as a refusal. */
const isClosed = (reason: string): boolean => reason === 'ECONNREFUSED'
