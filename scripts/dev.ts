import { createServer } from 'vite'
import type { ServerBuild } from 'react-router'
import { enterRoot } from './command.ts'

process.env.NODE_ENV = 'development'
enterRoot()
const { main } = await import('../src/main.ts')
const vite = await createServer({ server: { middlewareMode: true } })
await main({
  loadPages: () =>
    vite.ssrLoadModule(
      'virtual:react-router/server-build',
    ) as Promise<unknown> as Promise<ServerBuild>,
  middleware: (request, response, next) => vite.middlewares(request, response, next),
})
