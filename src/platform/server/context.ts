import type { Locale } from '../shared/locales.ts'
import type { AuditEntry } from './audit.ts'
import type { Registry } from './capability.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/db.ts'
import type { JobQueue } from './jobs.ts'
import type { Logger } from './log.ts'
import type { Role } from '../shared/roles.ts'

/** Who acts. `system` actors are jobs and providers; they have no row of their own. */
export interface Actor {
  userId: number
  role: Role
  sessionId: string
}

/** What the operator has set and every answer shows. One for each app; src/app/follow-settings.ts keeps it in step. */
export interface LiveSettings {
  currency: string
}

/** Work of its own, in transactions of its own. */
export type FollowUp = (ctx: Context) => Promise<unknown>

/** All a use case may use: who asks, the database (a transaction inside `transaction`), the time, the language. */
export interface Context {
  actor: Actor | null
  db: Database
  /** What open screens and other processes hear of when the transaction commits, once each; absent outside of one. */
  pendingEvents?: Set<string>
  /** The audit entries that the transaction writes when it ends; absent outside of one. */
  pendingAuditEntries?: AuditEntry[]
  /** What runs after the commit, each once, in transactions of its own; absent outside of one. */
  pendingFollowUps?: Set<FollowUp>
  config: Config
  /** The product's capabilities: what they publish to and ask of one another. */
  registry: Registry
  /** Where jobs are put. */
  queue: JobQueue
  settings: LiveSettings
  log: Logger
  /** The time; in a job that lasts, as it passes. */
  now: Date
  locale: Locale
  requestId: string
  /** Address of the caller, for limits; empty for jobs. */
  address: string
  userAgent: string
  /** The proof of work that came with the call, as it was sent. */
  proofOfWork?: string
}

/** The context of a request whose endpoint demands a session. */
export type SignedIn = Context & { actor: Actor }
