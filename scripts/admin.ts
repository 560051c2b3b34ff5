import { parseArgs } from 'node:util'
import { makeOperator } from '../src/features/accounts/server/people/make-operator.ts'
import { capabilities } from '../src/app/capabilities.ts'
import { jobContext } from '../src/app/jobs/job-context.ts'
import { openDatabase } from '../src/app/open-database.ts'
import { prepareDatabase } from '../src/app/prepare-database.ts'
import { calledAs } from '../src/platform/server/called-as.ts'
import { readConfig } from '../src/platform/server/config/config.ts'
import { connect } from '../src/platform/server/database/db.ts'
import { openJobQueue } from '../src/platform/server/jobs.ts'
import { standardSettings } from '../src/app/follow-settings.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { runAsked } from './command.ts'

const usage = calledAs('admin', '--phone +97433001122 --name "Full Name" [--without-factor]')

await runAsked(run)

/** Makes an operator, or helps one who lost password or phone, and prints the link by which she sets her password. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      phone: { type: 'string' },
      name: { type: 'string' },
      'without-factor': { type: 'boolean', default: false },
    },
  })
  if (!values.phone) throw new Error(usage)
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  try {
    const registry = createRegistry(capabilities)
    await prepareDatabase(database, registry, console, console.log)
    const connection = connect(database.url, { ...console, warn() {} })
    const ctx = jobContext({
      config,
      registry,
      queue: await openJobQueue(connection.pool, console),
      settings: standardSettings(),
      connection,
      // What the audit log's lines say, the words below say to whoever types.
      log: { ...console, info() {} },
    })
    const person = {
      phoneNumber: values.phone,
      fullName: values.name,
      withoutFactor: values['without-factor'],
    }
    const { path, isNew } = await makeOperator(ctx, person).finally(() => connection.close())
    console.log(`${isNew ? 'Made an operator' : 'An operator already'}: ${values.phone}`)
    console.log(
      `Her password is set here, once, within 24 hours: at least 12 characters.\n\n  ${config.origin}${path}\n`,
    )
    console.log(`Then she signs in at ${config.origin}/admin/login and sets up her second factor.`)
  } finally {
    await database.stop()
  }
}
