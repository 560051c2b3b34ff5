import path from 'node:path'

/** Where the journeys' own server listens and keeps its data; E2E_PORT for a second run beside the first. */
export const port = Number(process.env.E2E_PORT ?? 3977)
export const dataDir = path.resolve(import.meta.dirname, `../../.cache/e2e-data-${port}`)
