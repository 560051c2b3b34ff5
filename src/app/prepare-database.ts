import type { Registry } from '../platform/server/capability.ts'
import { type DatabaseUrls, grantToApplication } from '../platform/server/database/roles.ts'
import type { Logger } from '../platform/server/log.ts'
import { migrate } from '../platform/server/database/migrate.ts'
import { makeQueues } from './jobs/job-queues.ts'

/** Brings schema and queues up to date as their owner, and lets the role of the application work with them. */
export async function prepareDatabase(
  { url, ownerUrl }: DatabaseUrls,
  { jobs }: Pick<Registry, 'jobs'>,
  log: Logger,
  say: (line: string) => void,
): Promise<void> {
  await migrate(ownerUrl, say)
  await makeQueues(ownerUrl, jobs, log)
  if (ownerUrl !== url) await grantToApplication({ url, ownerUrl })
}
