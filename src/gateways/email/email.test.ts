import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/server/config/config.ts'
import { readOutbox } from '../outbox.ts'
import { email } from './index.ts'
import { smtp } from './smtp.ts'

const open: { server: net.Server; sockets: Set<net.Socket> }[] = []
afterEach(() => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
})

const usual: Record<string, string | null> = {
  GREETING: '220 mail ready',
  EHLO: '250-mail\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 queued',
  QUIT: '221 bye',
}

/** A mail server on this machine: `answers` replaces what it says to a command; null means silence. `heard` is the talk. */
async function mailServer(
  answers: Record<string, string | null> = {},
): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = []
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const say = (word: string): void => {
      const answer = { ...usual, ...answers }[word]
      if (answer) socket.write(`${answer}\r\n`)
    }
    let inData = false
    let rest = ''
    say('GREETING')
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        heard.push(line)
        const word = inData ? line : (line.split(' ')[0] ?? '')
        if (inData && line !== '.') continue
        inData = word === 'DATA' && (answers.DATA ?? '354').startsWith('354')
        say(word)
      }
    })
  })
  open.push({ server, sockets })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { url: `smtp://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}

const message = {
  to: 'aisha@example.qa',
  template: 'verifyEmail',
  locale: 'ar' as const,
  subject: 'تأكيد',
  text: 'Please open https://manzil.example/verify-email/abc',
}
const gateway = (url: string) =>
  smtp({ provider: 'smtp', url, from: 'Manzil <no-reply@manzil.example>' }, 200)
const refusal = (url: string): Promise<string> =>
  gateway(url)
    .send(message)
    .then(
      () => 'sent',
      (error: Error) => error.message,
    )

describe('smtp', () => {
  test('signs in, names sender and receiver, and hands over subject and text', async () => {
    const { url, heard } = await mailServer()
    await gateway(url).send(message)
    const talk = heard.join('\n')
    expect(talk).toContain(`AUTH PLAIN ${Buffer.from('\0user\0secret').toString('base64')}`)
    expect(talk).toContain('MAIL FROM:<no-reply@manzil.example>')
    expect(talk).toContain('RCPT TO:<aisha@example.qa>')
    expect(talk).toMatch(/^Content-Language: ar$/m)
    expect(talk).toMatch(/^From: Manzil <no-reply@manzil.example>$/m)
    expect(talk).toContain(
      `Subject: =?UTF-8?B?${Buffer.from(message.subject).toString('base64')}?=`,
    )
    expect(talk).toContain(message.text)
  })

  // spec: 3.2 Leaving the newsletter in a mail reader
  test('offers to leave a list by one click, and nothing of the kind on other messages', async () => {
    const { url, heard } = await mailServer()
    await gateway(url).send(message)
    expect(heard.join('\n')).not.toContain('List-Unsubscribe')
    await gateway(url).send({
      ...message,
      unsubscribeUrl: 'https://manzil.example/api/newsletter/unsubscribe/abc',
    })
    expect(heard).toContain(
      'List-Unsubscribe: <https://manzil.example/api/newsletter/unsubscribe/abc>',
    )
    expect(heard).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  test.each([
    [{ AUTH: '535 wrong password of user' }, 'smtp refused: EAUTH 535'],
    [{ RCPT: '550 no aisha@example.qa here' }, 'smtp refused: EENVELOPE 550'],
    [{ DATA: '452 full' }, 'smtp refused: EENVELOPE 452'],
    [{ '.': '554 spam' }, 'smtp refused: EMESSAGE 554'],
    [{ GREETING: '554 go away' }, 'smtp refused: EPROTOCOL 554'],
    [{ GREETING: null }, 'smtp refused: ETIMEDOUT'],
    [{ RCPT: null }, 'smtp refused: ETIMEDOUT'],
  ])('that says %j has not taken it, and the error names no receiver', async (answers, said) => {
    const { url } = await mailServer(answers)
    expect(await refusal(url)).toBe(said)
  })

  test('that is not there has not taken it', async () => {
    expect(await refusal('smtp://127.0.0.1:1')).toBe('smtp refused: ESOCKET')
  })
})

describe('the settings', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-email-'))
  const config = (settings: Record<string, string>) =>
    readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'off', ...settings })

  test('put e-mails into the outbox by default', async () => {
    await email(config({})).send(message)
    expect(await readOutbox(dataDir, 5)).toEqual([
      { at: expect.any(String), channel: 'email', ...message },
    ])
  })

  test('choose the mail server', async () => {
    const { url, heard } = await mailServer()
    await email(
      config({ EMAIL_PROVIDER: 'smtp', SMTP_URL: url, EMAIL_FROM: 'no-reply@manzil.example' }),
    ).send(message)
    expect(heard).toContain('RCPT TO:<aisha@example.qa>')
  })

  test.each([
    [{ EMAIL_PROVIDER: 'smtp' }, /SMTP_URL: needed beside EMAIL_PROVIDER=smtp[^]*EMAIL_FROM/],
    [
      { EMAIL_PROVIDER: 'smtp', SMTP_URL: 'http://mail', EMAIL_FROM: 'a@b.qa' },
      /SMTP_URL: begins with smtp/,
    ],
    [{ EMAIL_PROVIDER: 'pigeon' }, /EMAIL_PROVIDER: outbox or smtp/],
  ])('%j stop the start', (settings, said) => {
    expect(() => config(settings)).toThrow(said)
  })
})
