import net from 'node:net'

/** A way to a database that can be cut. */
export interface Proxy {
  /** The address of the database, by this way. */
  url: string
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>
  /** Takes connections, and lets nothing through on any of them. */
  freeze(): void
  /** Lets everything through again. */
  restore(): Promise<void>
  /** Leads to another server from now on. */
  leadTo(databaseUrl: string): Promise<void>
  close(): Promise<void>
}

/** Stands between a server and its database. */
export async function startProxy(databaseUrl: string): Promise<Proxy> {
  let target = new URL(databaseUrl)
  const sockets = new Set<net.Socket>()
  let frozen = false
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
      if (frozen) socket.pause()
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stopListening = () =>
    new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve()))
  await listen(0)
  const { port } = server.address() as net.AddressInfo
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`

  async function cut(): Promise<void> {
    const stopped = stopListening()
    for (const socket of sockets) socket.destroy()
    await stopped
  }
  async function restore(): Promise<void> {
    frozen = false
    for (const socket of sockets) socket.resume()
    if (!server.listening) await listen(port)
  }
  return {
    url: url.href,
    cut,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    restore,
    async leadTo(databaseUrl) {
      await cut()
      target = new URL(databaseUrl)
      await restore()
    },
    close: cut,
  }
}
