import { capabilities } from '../src/app/capabilities.ts'
import { standardSettings } from '../src/app/follow-settings.ts'
import { openDatabase } from '../src/app/open-database.ts'
import { jobContext } from '../src/app/jobs/job-context.ts'
import { rotateSecrets } from '../src/app/rotate-secrets.ts'
import { readConfig } from '../src/platform/server/config/config.ts'
import { connect } from '../src/platform/server/database/db.ts'
import { openJobQueue } from '../src/platform/server/jobs.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { runAsked } from './command.ts'

await runAsked(run)

/** npm run secrets:rotate: the next step of a change of the secret, beside a server that runs or without one. */
async function run(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  const connection = connect(database.url, console, { patient: 'job' })
  try {
    const ctx = jobContext({
      config,
      registry: createRegistry(capabilities),
      queue: await openJobQueue(connection.pool, console),
      settings: standardSettings(),
      connection,
      log: console,
    })
    for (const line of await rotateSecrets(ctx, new Date())) console.log(line)
  } finally {
    await connection.close()
    await database.stop()
  }
}
