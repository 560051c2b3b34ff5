import autocannon from 'autocannon'
import {
  cpuMicros,
  type RunningServer,
  startBare,
  startProduct,
  withOwnAddresses,
} from './server.ts'

const seconds = 5
const connections = 16
const headers = { 'accept-encoding': 'br' }

interface Figure {
  perSecond: number
  cpuMicros: number
  p975: number
}

/** Pages and the JSON list beside a bare server that sends the same bytes, in the same run. */
export async function benchHttp(): Promise<void> {
  const product = await startProduct(3988, 'bench')
  const rows: string[] = []
  try {
    for (const [name, url, vary] of [
      ['home page', '/', 'page'],
      ['list page', '/candidates', 'page'],
      ['JSON list', '/api/candidates/', 'json'],
    ] as const) {
      const sample = await fetch(product.origin + url, { headers })
      const raw = Buffer.from(await sample.arrayBuffer())
      await measure(product, [url], 1)
      const cached = await measure(product, [url], seconds)
      // Addresses that nobody has asked for yet: each answer is made anew.
      const fresh = await measure(
        product,
        vary === 'json' ? jsonAddresses() : pageAddresses(url),
        seconds,
      )
      const { bytes, head } = await asItTravels(product.origin + url)
      const bare = await startBare(3989, bytes, head)
      const floor = await measure(bare, ['/'], seconds)
      await bare.stop()
      rows.push(
        row(`${name}, cached`, cached, floor),
        row(`${name}, uncached`, fresh, floor),
        row(`bare node:http, same ${bytes.length} bytes (${raw.length} unpacked)`, floor, floor),
      )
    }
  } finally {
    await product.stop()
  }
  console.log(
    `\n| ${connections} connections, ${seconds} s | requests/s | of bare | CPU µs/request | p97.5 ms |\n|---|---|---|---|---|\n${rows.join('\n')}`,
  )
}

const row = (name: string, figure: Figure, floor: Figure): string =>
  `| ${name} | ${Math.round(figure.perSecond)} | ${(figure.perSecond / floor.perSecond).toFixed(2)} | ${Math.round(figure.cpuMicros)} | ${figure.p975} |`

let next = 0
const jsonAddresses = (): string[] =>
  Array.from(
    { length: 20_000 },
    () => `/api/candidates/?salary_min=${1000 + (next++ % 2000)}&salary_max=${3000 + (next % 977)}`,
  )
const pageAddresses = (url: string): string[] =>
  url === '/'
    ? Array.from({ length: 4000 }, () => `/?_routes=uncached${next++}`)
    : Array.from(
        { length: 4000 },
        () => `${url}?salary_min=${1000 + (next++ % 2000)}&salary_max=${3000 + (next % 977)}`,
      )

async function measure(server: RunningServer, paths: string[], duration: number): Promise<Figure> {
  const before = cpuMicros(server.pid)
  const result = await autocannon({
    url: server.origin,
    connections,
    duration,
    headers,
    setupClient: withOwnAddresses(
      paths.length === 1 ? Array.from({ length: connections }, () => paths[0]!) : paths,
      connections,
    ),
  })
  const answered = result['2xx']
  if (answered === 0 || result.non2xx > 0)
    throw new Error(`${paths[0]}: ${answered} answered, ${result.non2xx} refused`)
  return {
    perSecond: answered / result.duration,
    cpuMicros: (cpuMicros(server.pid) - before) / answered,
    p975: result.latency.p97_5,
  }
}

/** An answer's compressed bytes and its headers, without those that node:http adds by itself. */
const asItTravels = async (
  url: string,
): Promise<{ bytes: Buffer; head: Record<string, string> }> => {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const {
          date: _,
          connection: __,
          'keep-alive': ___,
          ...head
        } = response.headers as Record<string, string>
        resolve({ bytes: Buffer.concat(chunks), head })
      })
    })
      .on('error', reject)
      .end()
  })
}
