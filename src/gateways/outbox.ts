import fs from 'node:fs/promises'
import path from 'node:path'

export interface OutboxMessage {
  channel: 'sms' | 'whatsapp' | 'email'
  to: string
  /** Which text this is, such as 'sign-up-code'. */
  template: string
  /** Of an e-mail. */
  subject?: string
  text: string
  /** The one-time code in the text, if it holds one. */
  code?: string
}

const fileOf = (dataDir: string): string => path.join(dataDir, 'outbox', 'messages.ndjson')

/** Where messages go while no provider is set: a line each of `DATA_DIR/outbox/messages.ndjson`. */
export async function appendToOutbox(dataDir: string, message: OutboxMessage): Promise<void> {
  const file = fileOf(dataDir)
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await fs.appendFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...message })}\n`, {
    mode: 0o600,
  })
}

/** The newest messages, newest first. */
export async function readOutbox(
  dataDir: string,
  most: number,
): Promise<(OutboxMessage & { at: string })[]> {
  const text = await fs.readFile(fileOf(dataDir), 'utf8').catch(() => '')
  const lines = text.split('\n').filter((line) => line !== '')
  return lines
    .slice(-most)
    .reverse()
    .map((line) => JSON.parse(line) as OutboxMessage & { at: string })
}
