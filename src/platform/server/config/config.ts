import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type ErrorTracker, errorTracker } from './errors.ts'
import { plainConnections } from './encryption.ts'
import {
  backupStoreSettings,
  clamdSetting,
  type FileSettings,
  fileSettings,
  type S3Access,
} from './files.ts'
import {
  type EmailSettings,
  emailSettings,
  smsPrices,
  type SmsSettings,
  smsReportSettings,
  type SmsReportSecrets,
  smsSettings,
  type WhatsAppSettings,
  whatsAppSettings,
} from './messages.ts'
import {
  chosenProvider,
  isSkipcashGiven,
  type PaymentSettings,
  skipcashSettings,
} from './payments.ts'
import { type TelemetrySettings, telemetrySettings } from './telemetry.ts'
import { type TranslationSettings, translationSettings } from './translation.ts'
import { readTrustProxy, type TrustProxy } from './proxies.ts'
import { type WebRtcSettings, webRtcSettings } from './webrtc.ts'
import { withSecretFiles } from './secret-files.ts'
import { otherSecrets, readGivenSecrets } from './secrets.ts'
import { readSecrets, type Secrets } from '../keys.ts'

const flag = z.enum(['on', 'off'])

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  ORIGIN: z.url().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_MIGRATION_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(3).max(200).default(10),
  SERVICES: z
    .string()
    .regex(/^(web|worker)(\s*,\s*(web|worker))*$/, 'web, worker or web,worker')
    .default('web,worker'),
  TRUST_PROXY: z.string().default('off').transform(readTrustProxy),
  DEMO: flag.optional(),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  OTHER_SESSION_SECRETS: z.string().default('').transform(otherSecrets),
  PAYMENT_SANDBOX_SECRET: z.string().min(16).optional(),
  OFFLINE_PAGES: flag.default('on'),
  RATE_LIMITS: flag.default('on'),
  BREACHED_PASSWORDS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_PRICES: smsPrices,
  ERROR_TRACKER: z.string().optional().transform(errorTracker),
  METRICS_TOKEN: z.string().min(16).optional(),
  BACKUP_PASSPHRASE: z.string().min(16, 'at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export interface Config extends TelemetrySettings {
  production: boolean
  port: number
  host: string
  /** Where browsers find the product, without a trailing slash. */
  origin: string
  dataDir: string
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined
  /** As whom the schema is changed; undefined: as whom the product works. */
  databaseMigrationUrl: string | undefined
  /** Past a pooler: the same database and role, for what is listened to; undefined: no pooler stands between. */
  databaseDirectUrl: string | undefined
  /** Connections at most of a pool: one for requests, and one for jobs where they run. */
  databasePool: number
  services: { web: boolean; worker: boolean }
  trustProxy: TrustProxy
  demo: boolean
  /** What the keys of all that is signed, sealed and hashed are derived from. */
  secrets: Secrets
  sms: SmsSettings
  /** By what providers of text messages prove that a report is theirs. */
  smsReports: SmsReportSecrets
  /** What a text message costs by dialling code; empty: nobody has said. */
  smsPrices: Readonly<Record<string, number>>
  whatsApp: WhatsAppSettings
  /** Null: nobody translates. */
  translation: TranslationSettings
  email: EmailSettings
  payments: PaymentSettings
  files: FileSettings
  /** What carries calls where two browsers don't find one another by themselves. */
  webRtc: WebRtcSettings
  /** Undefined: uploads are not scanned for viruses. */
  clamd: string | undefined
  /** Browsers keep the public pages seen last; off takes the worker that does so away again. */
  offlinePages: boolean
  rateLimits: boolean
  /** Undefined: passwords are not looked up among those stolen elsewhere. */
  breachedPasswordsUrl: string | undefined
  metricsToken: string | undefined
  /** Where errors are told; null: they stay in the log. */
  errorTracker: ErrorTracker | null
  /** What seals the secrets in a backup; undefined: they are left out of it. */
  backupPassphrase: string | undefined
  /** How a bucket of copies is reached; null: copies go to folders alone. */
  backupStore: S3Access | null
  logLevel: string
}

/** Reads the environment once, at the start; a setting that makes no sense stops the start with a sentence that names it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = settingsOf(env)
  const e = read(environment, given)
  const dataDir = path.resolve(e.DATA_DIR)
  const demo = (e.DEMO ?? (e.DATABASE_URL ? 'off' : 'on')) === 'on'
  const production = e.NODE_ENV === 'production'
  const { PAYMENT_PROVIDER: chosen } = read(chosenProvider, given)
  const isMoneyReal = production && e.DATABASE_URL !== undefined && !demo
  if (e.DATABASE_URL && !e.SESSION_SECRET)
    throw new ConfigError(
      'SESSION_SECRET is needed beside DATABASE_URL: at least 32 random characters, the same on every machine.',
    )
  if (isMoneyReal && chosen === 'sandbox') {
    throw new ConfigError(
      'PAYMENT_PROVIDER=sandbox takes no real money, so it is refused beside DATABASE_URL unless DEMO=on.',
    )
  }
  if (isMoneyReal) refusePlain(given)
  const files = read(fileSettings, { FILES_DRIVER: 'local', ...given })
  return {
    production,
    port: e.PORT,
    host: e.HOST,
    origin: (e.ORIGIN ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    dataDir,
    databaseUrl: e.DATABASE_URL,
    databaseMigrationUrl: e.DATABASE_MIGRATION_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    databasePool: e.DATABASE_POOL,
    services: servicesOf(e.SERVICES),
    trustProxy: e.TRUST_PROXY,
    demo,
    secrets: secretsOf(dataDir, e.SESSION_SECRET, e.OTHER_SESSION_SECRETS),
    ...smsOf(given),
    smsPrices: e.SMS_PRICES,
    whatsApp: read(whatsAppSettings, { WHATSAPP_PROVIDER: demo ? 'outbox' : 'off', ...given }),
    translation: read(translationSettings, { TRANSLATION_PROVIDER: 'off', ...given }),
    email: read(emailSettings, { EMAIL_PROVIDER: 'outbox', ...given }),
    payments: {
      chosen,
      skipcash:
        chosen === 'skipcash' || isSkipcashGiven(given) ? read(skipcashSettings, given) : null,
      sandbox: isMoneyReal
        ? null
        : { secret: e.PAYMENT_SANDBOX_SECRET ?? keptSecret(dataDir, 'payment-sandbox') },
    },
    files,
    webRtc: read(webRtcSettings, given),
    clamd: read(clamdSetting, given).CLAMD,
    offlinePages: e.OFFLINE_PAGES === 'on',
    rateLimits: e.RATE_LIMITS === 'on',
    breachedPasswordsUrl: e.BREACHED_PASSWORDS_URL,
    metricsToken: e.METRICS_TOKEN,
    errorTracker: e.ERROR_TRACKER,
    ...read(telemetrySettings, given),
    backupPassphrase: e.BACKUP_PASSPHRASE,
    backupStore: read(backupStoreSettings(files), given),
    logLevel: e.LOG_LEVEL,
  }
}

function refusePlain(given: Readonly<Record<string, string | undefined>>): void {
  const inTheClear = plainConnections(given)
  if (inTheClear.length === 0) return
  throw new ConfigError(
    `Other machines are spoken to in the clear only in demos:\n  ${inTheClear.join('\n  ')}`,
  )
}

function servicesOf(text: string): Config['services'] {
  const names = text.split(',').map((name) => name.trim())
  return { web: names.includes('web'), worker: names.includes('worker') }
}

/** How text messages leave, and whose reports of them are heard. */
const smsOf = (given: Readonly<Record<string, string | undefined>>) => ({
  sms: read(smsSettings, { SMS_PROVIDER: 'outbox', ...given }),
  smsReports: read(smsReportSettings, given),
})

function settingsOf(env: NodeJS.ProcessEnv): Readonly<Record<string, string | undefined>> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { settings, faults } = withSecretFiles(set)
  if (faults.length > 0) throw unusable(faults)
  return settings
}

function read<S extends z.ZodType>(schema: S, given: Record<string, unknown>): z.output<S> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw unusable(
    parsed.error.issues.map(({ path, message }) =>
      path.length === 0 ? message : `${path.join('.')}: ${message}`,
    ),
  )
}

const unusable = (faults: readonly string[]): ConfigError =>
  new ConfigError(`These settings can't be used:\n  ${faults.join('\n  ')}`)

/** Said to whoever starts the server, without a stack. */
export class ConfigError extends Error {}

function secretsOf(dataDir: string, signing: string | undefined, others: string[]): Secrets {
  const given = readGivenSecrets(signing, others)
  if (typeof given === 'string') throw new ConfigError(given)
  if (given.length > 0) return { given }
  const file = path.join(dataDir, 'secrets', 'session')
  readSecrets(file)
  return { file }
}

/** A secret made on the first start and kept beside the data. */
function keptSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, 'secrets', name)
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    fs.writeFileSync(file, crypto.randomBytes(32).toString('base64url'), {
      mode: 0o600,
      flag: 'wx',
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return fs.readFileSync(file, 'utf8').trim()
}
