import { capabilities } from '../src/app/capabilities.ts'
import { jobContext } from '../src/app/job-context.ts'
import { deliverMessages } from '../src/features/notifications/server/deliver-messages.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { standardSettings } from '../src/platform/server/currency.ts'
import { connect } from '../src/platform/server/db.ts'
import { openJobQueue } from '../src/platform/server/jobs.ts'
import { createRegistry } from '../src/platform/server/registry.ts'

// A worker of `messages.ts`: a new round begins every few seconds, whether or not those before it have ended.
const config = readConfig(process.env)
const log = { ...console, debug() {}, info() {} }
const connection = connect(config.databaseUrl ?? '', log)
const registry = createRegistry(capabilities)
const queue = await openJobQueue(connection.pool, log)
const roundsMax = 3
let rounds = 0
setInterval(() => {
  if (rounds === roundsMax) return
  rounds += 1
  deliverMessages(
    jobContext({ config, registry, queue, settings: standardSettings(), connection, log }),
  )
    .catch((error: unknown) => console.error(error))
    .finally(() => (rounds -= 1))
}, 2000)
