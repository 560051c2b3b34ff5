import fs from 'node:fs'
import { dataDir } from './server.ts'

// The product as `npm start` runs it, on data made anew for these journeys.

fs.rmSync(dataDir, { recursive: true, force: true })
await import('../../scripts/start.ts')
