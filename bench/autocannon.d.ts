declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration?: number
    amount?: number
    overallRate?: number
    headers?: Record<string, string>
    requests?: { path: string }[]
    /** Called for each connection before it begins. */
    setupClient?: (client: { setRequests(requests: { path: string }[]): void }) => void
  }
  interface Result {
    '2xx': number
    non2xx: number
    duration: number
    latency: { p50: number; p97_5: number; max: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
