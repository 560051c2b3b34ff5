import { PgBoss } from 'pg-boss'
import { remindLicences } from '../features/agencies/server/index.ts'
import { forgetExpired } from '../features/accounts/server/index.ts'
import { reconcilePayments, remindEndingPlans, sweepOpenPayments } from '../features/billing/server/index.ts'
import { forgetOldEnquiries, newsletterDue, sendNewsletters } from '../features/enquiries/server/index.ts'
import { sendInterviewReminders } from '../features/hiring/server/index.ts'
import { deliverMessages, forgetOldMessages, messageQueued } from '../features/notifications/server/index.ts'
import { buildExports, eraseClosedAccounts, exportQueued, forgetExports, tendUnusedAccounts } from '../features/privacy/server/index.ts'
import { openMissingCases, tellOverdueSteps } from '../features/recruitment/server/index.ts'
import {
  endExpiredChecks,
  forgetDeletedDocuments,
  forgetRemovedCandidates,
  remindExpiring,
  showScannedVideos,
  tellWorkers,
} from '../features/candidates/server/index.ts'
import { scanHeldFiles, sweepFiles } from '../gateways/files/index.ts'
import type { Bus } from '../platform/server/bus.ts'
import type { Config } from '../platform/server/config.ts'
import type { Context } from '../platform/server/context.ts'
import type { Connection } from '../platform/server/db.ts'
import type { Logger } from '../platform/server/log.ts'
import { jobContext } from './job-context.ts'

interface WorkerParts {
  url: string
  config: Config
  connection: Connection
  bus: Bus
  log: Logger
}

/** What is done without anyone asking: name, when (cron), and the verb. */
const schedule: { name: string; cron: string; run: (ctx: Context) => Promise<unknown> }[] = [
  { name: 'deliver-messages', cron: '* * * * *', run: deliverMessages },
  { name: 'send-newsletters', cron: '* * * * *', run: sendNewsletters },
  { name: 'sweep-open-payments', cron: '*/5 * * * *', run: sweepOpenPayments },
  { name: 'send-interview-reminders', cron: '* * * * *', run: sendInterviewReminders },
  { name: 'remind-ending-plans', cron: '0 6 * * *', run: remindEndingPlans },
  { name: 'reconcile-payments', cron: '10 1 * * *', run: reconcilePayments },
  { name: 'forget-expired', cron: '20 0 * * *', run: forgetExpired },
  { name: 'forget-old-enquiries', cron: '40 0 * * *', run: forgetOldEnquiries },
  { name: 'open-missing-cases', cron: '35 * * * *', run: openMissingCases },
  { name: 'tell-overdue-steps', cron: '5 * * * *', run: tellOverdueSteps },
  { name: 'sweep-files', cron: '*/15 * * * *', run: sweepFiles },
  { name: 'scan-held-files', cron: '* * * * *', run: scanHeldFiles },
  { name: 'forget-old-messages', cron: '50 0 * * *', run: forgetOldMessages },
  { name: 'show-scanned-videos', cron: '* * * * *', run: showScannedVideos },
  { name: 'forget-deleted-documents', cron: '*/10 * * * *', run: forgetDeletedDocuments },
  { name: 'forget-removed-candidates', cron: '*/10 * * * *', run: forgetRemovedCandidates },
  { name: 'end-expired-checks', cron: '2 21 * * *', run: endExpiredChecks },
  { name: 'tell-workers', cron: '*/5 * * * *', run: tellWorkers },
  { name: 'remind-licences', cron: '0 6 * * *', run: remindLicences },
  { name: 'remind-expiring-documents', cron: '0 6 * * *', run: remindExpiring },
  { name: 'build-exports', cron: '* * * * *', run: buildExports },
  { name: 'forget-exports', cron: '25 * * * *', run: forgetExports },
  { name: 'erase-closed-accounts', cron: '15 * * * *', run: eraseClosedAccounts },
  { name: 'tend-unused-accounts', cron: '30 6 * * *', run: tendUnusedAccounts },
]

/** Starts the jobs; gives back how to stop them, letting those under way finish. */
export async function startWorker({ url, config, connection, bus, log }: WorkerParts): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 3, application_name: 'manzil jobs' })
  boss.on('error', (error) => log.warn({ message: error.message }, 'the job queue stumbled'))
  await boss.start()
  for (const { name, cron, run } of schedule) {
    await boss.createQueue(name)
    await boss.schedule(name, cron)
    await boss.work(name, async () => {
      await run(jobContext(config, connection, log))
    })
  }
  const soon = (topic: string, run: (ctx: Context) => Promise<void>) =>
    runWhenAnnounced(bus, topic, () => run(jobContext(config, connection, log)), log)
  const couriers = [soon(messageQueued, deliverMessages), soon(exportQueued, buildExports), soon(newsletterDue, sendNewsletters)]
  return async () => {
    await boss.stop({ graceful: true, timeout: 5000 })
    await Promise.all(couriers.map((courier) => courier.finish()))
  }
}

/** Runs as soon as work is announced, one round at a time; the cron finds what is missed. */
function runWhenAnnounced(bus: Bus, awaited: string, work: () => Promise<void>, log: Logger): { finish: () => Promise<void> } {
  let round: Promise<void> | undefined
  let isAskedAgain = false
  let isOver = false
  const run = async () => {
    do {
      isAskedAgain = false
      await work().catch((error: unknown) => log.warn({ awaited, message: (error as Error).message }, 'queued work waits for the next round'))
    } while (isAskedAgain && !isOver)
    round = undefined
  }
  const wake = () => {
    if (isOver) return
    isAskedAgain = true
    round ??= run()
  }
  bus.subscribe(({ topic }) => topic === awaited && wake(), wake)
  return {
    async finish() {
      isOver = true
      await round
    },
  }
}
