import fs from 'node:fs'

/** What opens something, and need not stand in the environment. */
const secretNames = [
  'SESSION_SECRET',
  'OTHER_SESSION_SECRETS',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_MIGRATION_URL',
  'SMTP_URL',
  'TWILIO_AUTH_TOKEN',
  'UNIFONIC_APP_SID',
  'UNIFONIC_CALLBACK_TOKEN',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'SKIPCASH_KEY_ID',
  'SKIPCASH_SECRET_KEY',
  'SKIPCASH_WEBHOOK_KEY',
  'DEEPL_API_KEY',
  'GOOGLE_TRANSLATE_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'TURN_SECRET',
  'METRICS_TOKEN',
  'BACKUP_PASSPHRASE',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
]

type Given = Readonly<Record<string, string | undefined>>

/** The settings with those secrets that a manager of secrets hands over as files (`SESSION_SECRET_FILE=/run/secrets/session`), and what is wrong with these. */
export function withSecretFiles(given: Given): { settings: Given; faults: string[] } {
  const settings: Record<string, string | undefined> = { ...given }
  const faults = secretNames.flatMap((name) => {
    const file = given[`${name}_FILE`]
    if (file === undefined) return []
    if (given[name] !== undefined) return [`${name}: stands beside ${name}_FILE; one is enough`]
    try {
      settings[name] = fs.readFileSync(file, 'utf8').trim()
      return settings[name] === '' ? [`${name}_FILE: ${file} is empty`] : []
    } catch {
      return [`${name}_FILE: ${file} can't be read`]
    }
  })
  return { settings, faults }
}
