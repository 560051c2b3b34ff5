import { capabilities } from '../src/app/capabilities.ts'
import { startWorker } from '../src/app/jobs/worker.ts'
import { readConfig } from '../src/platform/server/config/config.ts'
import { standardSettings } from '../src/app/follow-settings.ts'
import { connect } from '../src/platform/server/database/db.ts'
import { openJobQueue } from '../src/platform/server/jobs.ts'
import { createRegistry } from '../src/platform/server/registry.ts'

// A worker of `messages.ts`, which does nothing else.
const config = readConfig(process.env)
const url = config.databaseUrl ?? ''
const log = { ...console, debug() {}, info() {} }
const registry = createRegistry(capabilities)
await startWorker({
  directUrl: url,
  url,
  config,
  registry: { ...registry, jobs: registry.jobs.filter(({ name }) => name === 'deliver-message') },
  queue: await openJobQueue(connect(url, log).pool, log),
  settings: standardSettings(),
  log,
})
