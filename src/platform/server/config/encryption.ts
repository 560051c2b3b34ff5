/** What begins with these is encrypted, or says in its settings that it must be. */
const isEncrypted: Readonly<Record<string, (address: URL) => boolean>> = {
  'https:': () => true,
  'smtps:': () => true,
  'smtp:': (address) => address.searchParams.get('requireTLS') === 'true',
  'postgres:': asksForTls,
  'postgresql:': asksForTls,
}

function asksForTls(address: URL): boolean {
  return ['require', 'verify-ca', 'verify-full'].includes(address.searchParams.get('sslmode') ?? '')
}

const addressNames = [
  'ORIGIN',
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'TWILIO_BASE_URL',
  'UNIFONIC_BASE_URL',
  'WHATSAPP_BASE_URL',
  'SKIPCASH_BASE_URL',
  'DEEPL_BASE_URL',
  'GOOGLE_TRANSLATE_BASE_URL',
  'S3_ENDPOINT',
  'BACKUP_S3_ENDPOINT',
  'BREACHED_PASSWORDS_URL',
  'ERROR_TRACKER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]

const isThisMachine = (host: string): boolean =>
  host === '' || /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

/** Which of the settings name another machine that would be spoken to in the clear, each with what to write instead. */
export function plainConnections(given: Readonly<Record<string, string | undefined>>): string[] {
  const faults = addressNames.flatMap((name) => {
    const address = URL.parse(given[name] ?? '')
    if (!address || isThisMachine(address.hostname)) return []
    return isEncrypted[address.protocol]?.(address) ? [] : [`${name}: ${wayOut(address.protocol)}`]
  })
  const scanner = given['CLAMD']?.replace(/:\d+$/, '') ?? ''
  if (!scanner.startsWith('/') && !isThisMachine(scanner))
    faults.push('CLAMD: clamd speaks plainly, so it listens on this machine or at a socket')
  return faults
}

function wayOut(protocol: string): string {
  if (protocol.startsWith('postgres')) return 'ends with ?sslmode=verify-full'
  if (protocol === 'smtp:') return 'begins with smtps://, or ends with ?requireTLS=true'
  return 'begins with https://'
}
