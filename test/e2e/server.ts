import path from 'node:path'

/** Where the journeys' own server listens and keeps its data. */
export const port = 3977
export const dataDir = path.resolve(import.meta.dirname, '../../.cache/e2e-data')
