import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { beforeAll, afterAll, expect, test } from 'vitest'
import { root } from '../../scripts/command.ts'
import { readConfig } from '../../src/platform/server/config/config.ts'

const example = fs.readFileSync(path.join(root, '.env.example'), 'utf8')
let folder: string
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'))))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const read = (text: string, more: Record<string, string> = {}) =>
  readConfig({ ...parseEnv(text), DATA_DIR: folder, ...more })

test('.env.example as it stands is the default settings', () => {
  expect(read(example)).toEqual(read(''))
})

test('.env.example with everything switched on, its secrets filled in, is accepted too', () => {
  const all = example.replace(/^# (?=[A-Z_]+=)/gm, '')
  const secrets = {
    SESSION_SECRET: 'x'.repeat(32),
    PAYMENT_SANDBOX_SECRET: 'x'.repeat(16),
    METRICS_TOKEN: 'x'.repeat(16),
    TURN_SECRET: 'x'.repeat(16),
  }
  const config = read(all, secrets)
  expect(config).toMatchObject({
    databaseUrl: 'postgres://user:password@host:5432/manzil?sslmode=verify-full',
    origin: 'https://manzil.example',
    demo: true,
    metricsToken: secrets.METRICS_TOKEN,
    traces: {
      url: 'https://collector.example:4318/v1/traces',
      headers: { authorization: 'Bearer token' },
      resource: { 'service.name': 'manzil', 'deployment.environment.name': 'production' },
      share: 1,
    },
    metrics: {
      url: 'https://collector.example:4318/v1/metrics',
      headers: { authorization: 'Bearer token' },
      resource: { 'service.name': 'manzil' },
      everyMs: 60_000,
    },
  })
  const providers = {
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: 'Manzil',
    UNIFONIC_APP_SID: 'app',
    UNIFONIC_SENDER_ID: 'Manzil',
    EMAIL_PROVIDER: 'smtp',
  }
  expect(read(all, { ...secrets, ...providers, SMS_PROVIDER: 'twilio' })).toMatchObject({
    sms: { provider: 'twilio' },
    email: { provider: 'smtp' },
  })
  expect(read(all, { ...secrets, ...providers, SMS_PROVIDER: 'unifonic' })).toMatchObject({
    sms: { provider: 'unifonic' },
  })
})

test('metrics are sent by a setting only, as often as it says', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318/' }
  const sent = { ...collector, OTEL_METRICS_EXPORTER: 'otlp' }
  expect(read('').metrics).toBeNull()
  expect(read('', collector)).toMatchObject({ metrics: null, traces: {} })
  expect(read('', { ...collector, OTEL_METRICS_EXPORTER: 'none' }).metrics).toBeNull()
  expect(read('', { ...sent, OTEL_METRIC_EXPORT_INTERVAL: '15000' }).metrics).toMatchObject({
    url: 'https://collector.example:4318/v1/metrics',
    everyMs: 15_000,
  })
})

test('copies reach their own bucket, or else as the files reach theirs', () => {
  const files = {
    FILES_DRIVER: 's3',
    S3_BUCKET: 'papers',
    S3_ACCESS_KEY_ID: 'of files',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  const copies = { BACKUP_S3_ACCESS_KEY_ID: 'of copies', BACKUP_S3_SECRET_ACCESS_KEY: 'secret' }
  expect(read('').backupStore).toBeNull()
  expect(read('', files).backupStore).toMatchObject({ accessKeyId: 'of files' })
  expect(read('', { ...files, ...copies }).backupStore).toMatchObject({ accessKeyId: 'of copies' })
})

test.each([
  [{ DATABASE_URL: 'postgres://host/manzil' }, 'SESSION_SECRET is needed beside DATABASE_URL'],
  [{ OTHER_SESSION_SECRETS: 'x'.repeat(32) }, 'beside a SESSION_SECRET, which is not set'],
  [
    { SESSION_SECRET: 'x'.repeat(32), OTHER_SESSION_SECRETS: 'y'.repeat(32) },
    'only one may be of your own making',
  ],
  [
    { SESSION_SECRET: 'x'.repeat(32), OTHER_SESSION_SECRETS: 'x'.repeat(32) },
    'name one secret twice',
  ],
  [{ SESSION_SECRET: 'x'.repeat(32), OTHER_SESSION_SECRETS: 'y' }, 'OTHER_SESSION_SECRETS: each'],
  [{ PORT: 'http' }, 'PORT'],
  [{ SERVICES: 'web,mail' }, 'SERVICES: web, worker or web,worker'],
  [{ PAYMENT_PROVIDER: 'cash' }, 'PAYMENT_PROVIDER: sandbox or skipcash'],
  [{ SKIPCASH_KEY_ID: 'key' }, 'SKIPCASH_SECRET_KEY: needed beside PAYMENT_PROVIDER=skipcash'],
  [{ ERROR_TRACKER: 'https://errors.example/1' }, 'ERROR_TRACKER: https://KEY@HOST/PROJECT'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'token' }, 'OTEL_EXPORTER_OTLP_HEADERS: name=value'],
  [{ OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG'],
  [
    { OTEL_METRICS_EXPORTER: 'otlp' },
    "can't be used:\n  OTEL_EXPORTER_OTLP_ENDPOINT: needed beside OTEL_METRICS_EXPORTER=otlp",
  ],
  [{ OTEL_METRICS_EXPORTER: 'prometheus' }, 'OTEL_METRICS_EXPORTER: none or otlp'],
  ...['0', '-1', '999', '1500.5', '3600001', 'a minute'].map(
    (every): [Record<string, string>, string] => [
      { OTEL_METRIC_EXPORT_INTERVAL: every },
      'OTEL_METRIC_EXPORT_INTERVAL: milliseconds, from 1000 to 3600000',
    ],
  ),
  [{ SMS_PRICES: '974:0.04' }, 'SMS_PRICES: such as'],
  [{ SMS_PROVIDER: 'twilio' }, 'TWILIO_AUTH_TOKEN: needed beside SMS_PROVIDER=twilio'],
  [
    { BACKUP_S3_ACCESS_KEY_ID: 'key' },
    "can't be used:\n  BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY stand together",
  ],
])('a setting that makes no sense is named: %o', (settings, sentence) => {
  expect(() => read('', settings)).toThrow(sentence)
})

const real = {
  DATABASE_URL: 'postgres://127.0.0.1/manzil',
  SESSION_SECRET: 'x'.repeat(32),
  PAYMENT_PROVIDER: 'skipcash',
  SKIPCASH_CLIENT_ID: 'client',
  SKIPCASH_KEY_ID: 'key',
  SKIPCASH_SECRET_KEY: 'secret',
  SKIPCASH_WEBHOOK_KEY: 'webhook',
}

// asvs: 13.3.1
test('secrets come from files as well, without the line end; a file that is none is named', () => {
  const file = path.join(folder, 'handed-over')
  fs.writeFileSync(file, `${'s'.repeat(40)}\n`)
  expect(read('', { BACKUP_PASSPHRASE_FILE: file, METRICS_TOKEN: 'm'.repeat(16) })).toMatchObject({
    backupPassphrase: 's'.repeat(40),
    metricsToken: 'm'.repeat(16),
  })
  const both = { SESSION_SECRET: 'x'.repeat(32), SESSION_SECRET_FILE: file }
  expect(() => read('', both)).toThrow('SESSION_SECRET: stands beside SESSION_SECRET_FILE')
  const missing = { SMTP_URL_FILE: path.join(folder, 'nowhere') }
  expect(() => read('', missing)).toThrow("nowhere can't be read")
  fs.writeFileSync(file, '\n')
  expect(() => read('', { METRICS_TOKEN_FILE: file })).toThrow('is empty')
})

// asvs: 12.3.1
test.each([
  [{ DATABASE_URL: 'postgres://10.0.0.5/manzil' }, 'DATABASE_URL: ends with ?sslmode=verify-full'],
  [{ DATABASE_URL: 'postgres://db/manzil?sslmode=prefer' }, 'DATABASE_URL: ends with'],
  [{ DATABASE_DIRECT_URL: 'postgresql://db/manzil' }, 'DATABASE_DIRECT_URL: ends with'],
  [{ DATABASE_MIGRATION_URL: 'postgresql://db/manzil' }, 'DATABASE_MIGRATION_URL: ends with'],
  [
    { EMAIL_PROVIDER: 'smtp', EMAIL_FROM: 'a@b.qa', SMTP_URL: 'smtp://u:p@mail.example:587' },
    'SMTP_URL: begins with smtps://, or ends with ?requireTLS=true',
  ],
  [{ ORIGIN: 'http://manzil.example' }, 'ORIGIN: begins with https://'],
  [{ BREACHED_PASSWORDS_URL: 'http://list.example' }, 'BREACHED_PASSWORDS_URL: begins with https'],
  [{ ERROR_TRACKER: 'http://key@errors.example/1' }, 'ERROR_TRACKER: begins with https'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT: begins with https',
  ],
  [{ CLAMD: 'scanner:3310' }, 'CLAMD: clamd speaks plainly'],
])('another machine that would be spoken to in the clear is refused: %o', (settings, sentence) => {
  expect(() => read('', { ...real, ...settings })).toThrow(sentence)
  expect(() => read('', { ...real, ...settings, DEMO: 'on' })).not.toThrow()
})

// asvs: 12.3.1
test('this machine is spoken to plainly, another one with encryption', () => {
  const encrypted = {
    DATABASE_URL: 'postgres://db.example/manzil?sslmode=verify-full',
    EMAIL_PROVIDER: 'smtp',
    EMAIL_FROM: 'a@b.qa',
    ORIGIN: 'https://manzil.example',
  }
  const fine: Record<string, string>[] = [
    {},
    { DATABASE_URL: 'postgres:///manzil?host=/run/postgresql', CLAMD: '/run/clamd.sock' },
    { DATABASE_URL: 'postgres://[::1]:5432/manzil', CLAMD: '127.0.0.1:3310' },
    { ...encrypted, SMTP_URL: 'smtps://mail.example:465' },
    { ...encrypted, SMTP_URL: 'smtp://mail.example:587?requireTLS=true' },
  ]
  for (const settings of fine) expect(() => read('', { ...real, ...settings })).not.toThrow()
})

// spec: 3.1 Callers behind proxies
test.each([
  ['', 0],
  ['off', 0],
  ['1', 1],
  [' 2 ', 2],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
])('TRUST_PROXY=%s is understood', (given, trustProxy) => {
  expect(read('', { TRUST_PROXY: given })).toMatchObject({ trustProxy })
})

// spec: 3.1 Callers behind proxies
test.each([
  'on',
  'ON',
  'true',
  '0',
  '10',
  '-1',
  '1.5',
  '1,2',
  'proxy.internal',
  '10.0.0.1,',
  '10.0.0.1,on',
  '10.0.0.1 10.0.0.2',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/255.0.0.0',
  '0.0.0.0/0',
  '0.0.0.0/1,128.0.0.0/1',
  '::/0',
  '2000::/3',
  'fd00::/129',
  'fe80::1%eth0',
])('TRUST_PROXY=%s is refused with a sentence that says what to write', (given) => {
  expect(() => read('', { TRUST_PROXY: given })).toThrow(
    `TRUST_PROXY: ${given === 'on' ? 'on would let any caller choose her own address:' : 'off, or'} write how many proxies of yours a call passes, one behind the other, from 1 to 9 (TRUST_PROXY=1), or their addresses and networks (TRUST_PROXY=10.0.0.0/8,::1)`,
  )
})
