import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { and, count, eq, not, sql } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { generateSync } from 'otplib'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { rotateSecrets, retiredAfterMs, allSealed } from '../src/app/rotate-secrets.ts'
import { accessTokenTtlSeconds, getMe, logInAs, logOut } from '../src/features/accounts/contract.ts'
import * as factor from '../src/features/accounts/second-factor-contract.ts'
import {
  readAccessToken,
  signAccessToken,
} from '../src/features/accounts/server/sessions/access-tokens.ts'
import { issueCode, withCode } from '../src/features/accounts/server/codes/one-time-codes.ts'
import { getUser } from '../src/features/accounts/server/queries.ts'
import {
  createUser,
  hashPassword,
  startSession,
} from '../src/features/accounts/server/sign-in-api.ts'
import { admitForm, issueTicket } from '../src/features/enquiries/server/admit-form.ts'
import { sealedFor, type SealedContent } from '../src/features/notifications/server/message-due.ts'
import { sendMessages } from '../src/features/notifications/server/send-message.ts'
import { messages } from '../src/features/notifications/server/tables.ts'
import { fileLink, keepFile, storeBytes } from '../src/gateways/files/index.ts'
import type { Config } from '../src/platform/server/config/config.ts'
import type { Context } from '../src/platform/server/context.ts'
import { transaction } from '../src/platform/server/database/db.ts'
import { loadHashKey, sealedKeys } from '../src/platform/server/hash-key.ts'
import { keyedHash } from '../src/platform/server/keyed-hash.ts'
import {
  currentKey,
  findKey,
  keysOf,
  newSecret,
  readSecrets,
  writeSecrets,
} from '../src/platform/server/keys.ts'
import { seal, unseal } from '../src/platform/server/seal.ts'
import { isSigned, sign, signaturesOf } from '../src/platform/server/signatures.ts'
import { useTestApp } from './harness.ts'
import { jobContext, makeUser } from './people.ts'
import { freshAddress, freshPhone } from './sign-up.ts'
import { samplePdf } from './samples.ts'

const app = useTestApp()
const password = 'a-long-enough-password'
let passwordHash: string
beforeAll(async () => void (passwordHash = await hashPassword(password)))

const file = () => path.join(app.config.dataDir, 'secrets', 'session')
const travel = (ms: number) => void (app.clock.now = new Date(app.clock.now.getTime() + ms))

/** The command in a process of its own: it knows of the server's secrets what the file says. */
const rotate = (now = new Date()) =>
  rotateSecrets({ ...jobContext(app), config: { ...app.config, secrets: { file: file() } } }, now)

/** An operator with her second factor, as an app on her phone keeps it. */
async function makeOperator() {
  const phone_number = freshPhone()
  const ctx = jobContext(app)
  const { id } = await createUser(ctx, {
    role: 'admin',
    fullName: 'Op Erator',
    phoneNumber: phone_number,
    passwordHash,
  })
  const { token } = await startSession(ctx, await getUser(ctx, id))
  const { secret } = (await app.call(factor.startSecondFactor, {}, { token })).data
  const code = () => generateSync({ secret, epoch: Math.floor(app.clock.now.getTime() / 1000) })
  const { recovery_codes } = (
    await app.call(factor.confirmSecondFactor, { code: code() }, { token })
  ).data
  return {
    id,
    token,
    recovery_codes,
    logIn: (given = code()) =>
      app.call(logInAs.admin, { phone_number, password, code: given }, { address: freshAddress() }),
  }
}

/** Messages that hold a secret and wait. */
const sendSealed = (ctx: Context, many: number) =>
  sendMessages(
    ctx,
    Array.from({ length: many }, (_, index) => ({
      channel: 'sms' as const,
      to: '+97433009900',
      template: 'bench',
      text: `secret ${index}`,
      secretUntil: new Date(ctx.now.getTime() + 3 * 86_400_000),
      notBefore: new Date(ctx.now.getTime() + 2 * 86_400_000),
    })),
  )

const sealedByOthers = async (): Promise<number> => {
  const id = keysOf(app.config.secrets, true)[0]?.id
  const [row] = await app.connection.db
    .select({ count: count() })
    .from(messages)
    .where(and(sealedFor.where, not(sql`starts_with(${messages.body}, ${`${id}.`})`)))
  return row?.count ?? 0
}

test('a change of the secret under running sessions: what was signed and sealed goes on, and a day later what the old one signed is refused', async () => {
  const ctx = jobContext(app)
  const operator = await makeOperator()
  const target = { purpose: 'sign-up', phoneNumber: freshPhone(), role: 'employer' }
  const [code, spare] = [
    await issueCode(ctx, target),
    await issueCode(ctx, { ...target, purpose: 'reset' }),
  ]
  const ticket = issueTicket(ctx)
  const stored = await storeBytes(
    ctx,
    { body: samplePdf(), name: 'paper.pdf', type: 'application/pdf', extension: 'pdf' },
    'papers',
  )
  await keepFile(ctx, stored)
  const link = fileLink(ctx, stored) ?? ''
  const [messageId = 0] = await sendSealed(ctx, 1)
  const hash = keyedHash(app.config, 'objection', '+97433001122')
  const before = currentKey(app.config.secrets).id

  expect((await rotate()).join(' ')).toContain('A new secret signs and seals')
  const asks = () => app.call(getMe, {}, operator)
  const opens = async (url: string) => (await app.app.inject(url)).statusCode
  travel(60_000)
  expect(findKey(app.config.secrets, 'nobody')).toBeUndefined()
  expect(currentKey(app.config.secrets).id).not.toBe(before)
  const next = await operator.logIn()
  expect([next.status, decodeProtectedHeader(next.data.token).kid]).toEqual([
    200,
    currentKey(app.config.secrets).id,
  ])
  expect((await app.call(getMe, {}, { token: next.data.token })).status).toBe(200)
  expect([
    (await asks()).status,
    await opens(link),
    await opens(fileLink(ctx, stored) ?? ''),
  ]).toEqual([200, 200, 200])
  expect(await withCode(ctx, target, code, async () => 'right')).toBe('right')
  expect(await admitForm({ ...ctx, now: app.clock.now }, { ticket })).toBe(true)
  expect(keyedHash(app.config, 'objection', '+97433001122')).toBe(hash)
  const [message] = await ctx.db.select().from(messages).where(eq(messages.id, messageId))
  const content = JSON.parse(unseal(app.config, sealedFor, message?.body ?? '')) as SealedContent
  expect([content.text, await sealedByOthers()]).toEqual(['secret 0', 0])

  expect((await rotate(new Date(Date.now() + retiredAfterMs - 60_000))).join(' ')).toContain(
    'the same command retires the secret before',
  )
  expect((await asks()).status).toBe(200)
  expect((await rotate(new Date(Date.now() + retiredAfterMs))).join(' ')).toContain('is retired')
  expect(findKey(app.config.secrets, before)).toBeDefined()
  expect(findKey(app.config.secrets, 'nobody')).toBeUndefined()
  expect(findKey(app.config.secrets, before)).toBeUndefined()
  expect([(await asks()).status, await opens(link)]).toEqual([401, 404])
  await expect(
    withCode(ctx, { ...target, purpose: 'reset' }, spare, async () => 'right'),
  ).rejects.toThrow('codeWrong')
  await expect(admitForm({ ...ctx, now: app.clock.now }, { ticket })).rejects.toThrow('formExpired')
  expect((await app.call(getMe, {}, { token: next.data.token })).status).toBe(200)
  travel(60_000)
  expect((await operator.logIn()).status).toBe(200)
  expect((await operator.logIn(operator.recovery_codes[0])).status).toBe(200)
})

test('a link to a private file ends with the session that asked for it', async () => {
  const { id, token } = await makeUser(app, 'jobseeker')
  const ctx = jobContext(app)
  const file = await storeBytes(
    ctx,
    { body: samplePdf(), name: 'paper.pdf', type: 'application/pdf', extension: 'pdf' },
    'papers',
  )
  await keepFile(ctx, file)
  const sessionId = String(decodeJwt(token).sid)
  const link = fileLink({ ...ctx, actor: { userId: id, role: 'jobseeker', sessionId } }, file) ?? ''
  const opens = async (url: string) => (await app.app.inject(url)).statusCode
  expect(await opens(link)).toBe(200)
  expect(await opens(link.replace(/&session=[^&]*/, ''))).toBe(404)
  expect((await app.call(logOut, {}, { token })).status).toBe(200)
  expect(await opens(link)).toBe(404)
})

test('a change that broke off in the middle goes on: one new secret, each text sealed once more', async () => {
  const ctx = jobContext(app)
  const ids = await sendSealed(ctx, 450)
  const stuck = ids[300]
  await app.asOwner(`
    create function stuck() returns trigger language plpgsql as $$ begin raise 'away'; end $$;
    create trigger stuck before update on messages for each row when (new.id = ${stuck}) execute function stuck()`)
  await expect(rotate()).rejects.toThrow()
  const [half, secrets] = [await sealedByOthers(), readSecrets(file())]
  expect(secrets).toHaveLength(2)
  expect(half).toBe(150)
  await app.asOwner('drop trigger stuck on messages; drop function stuck')
  // The operator's second factor from before with them.
  expect((await rotate()).join(' ')).toContain('151 sealed anew')
  expect([await sealedByOthers(), readSecrets(file())]).toEqual([0, secrets])
})

test('what no secret opens is told, and keeps the one before from being retired', async () => {
  const ctx = jobContext(app)
  const [id = 0] = await sendSealed(ctx, 1)
  const lost = { ...app.config, secrets: { given: [newSecret()] } }
  await ctx.db
    .update(messages)
    .set({ body: seal(lost, sealedFor, '{}') })
    .where(eq(messages.id, id))
  const said = await rotate(new Date(Date.now() + 2 * retiredAfterMs))
  expect(said.join(' ')).toContain("1 can't be opened by any secret")
  expect(readSecrets(file())).toHaveLength(2)
  await ctx.db.delete(messages).where(eq(messages.id, id))
})

test('all that is sealed is declared, so that a change seals it anew', () => {
  const root = path.resolve(import.meta.dirname, '../src')
  const declared = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...fs
        .readFileSync(path.join(root, name), 'utf8')
        .matchAll(/: Sealed = \{\s+purpose: '(.+)'/g),
    ])
    .map(([, purpose]) => purpose)
  expect(
    allSealed(jobContext(app))
      .map(({ purpose }) => purpose)
      .sort(),
  ).toEqual(declared.sort())
  expect(declared).toContain('second-factor')
})

describe('secrets of the settings', () => {
  const isOfHashes = eq(sealedKeys.name, 'hashes')
  const bare = 'a secret that somebody thought up in 2025'
  const [first, second] = [newSecret(), newSecret()]
  const of = (...given: string[]): Config => ({ ...app.config, secrets: { given } })
  const claims = { userId: 7, sessionId: crypto.randomUUID(), role: 'employer' }

  // asvs: 11.2.2
  test('old and new stand side by side, whichever signs, and the one taken out is refused', async () => {
    const steps = [of(first), of(first, second), of(second, first), of(second)]
    const reads = async (by: Config) => {
      const token = await signAccessToken(by, new Date(), claims)
      const sealed = seal(by, sealedFor, 'text')
      const signed = sign(by, 'form-ticket', 'at')
      return Promise.all(
        steps.map(async (step) => {
          const opened = await Promise.resolve()
            .then(() => unseal(step, sealedFor, sealed))
            .catch(() => null)
          const all = [
            (await readAccessToken(step, token)) !== null,
            isSigned(step, 'form-ticket', 'at', signed),
            opened === 'text',
          ]
          return new Set(all).size === 1 ? all[0] : all
        }),
      )
    }
    expect(await reads(of(first))).toEqual([true, true, true, false])
    expect(await reads(of(first, second))).toEqual([true, true, true, false])
    expect(await reads(of(second, first))).toEqual([false, true, true, true])
    expect(await reads(of(second))).toEqual([false, true, true, true])
  })

  test('what was signed, sealed and hashed before keys had ids stays good beside the next secret', async () => {
    const now = Math.floor(Date.now() / 1000)
    const hmac = (key: crypto.BinaryLike, text: string) =>
      crypto.createHmac('sha256', key).update(text).digest()
    const token = await new SignJWT({ sid: claims.sessionId, role: claims.role })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(app.config.origin)
      .setAudience(`${app.config.origin}/api`)
      .setSubject('7')
      .setExpirationTime(now + accessTokenTtlSeconds)
      .sign(hmac(bare, '["access-token"]'))
    const ticket = hmac(bare, '["form-ticket","1"]').toString('hex')
    const link = hmac(`files ${bare}`, 'id 1 2').toString('base64url')
    const iv = crypto.randomBytes(12)
    const key = Buffer.from(crypto.hkdfSync('sha256', bare, 'manzil', sealedFor.purpose, 32))
    const cipher = crypto.createCipheriv('aes-256-gcm', key, iv)
    const text = Buffer.concat([cipher.update('text'), cipher.final()])
    const sealed = Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64')
    for (const step of [of(bare), of(bare, first), of(first, bare)]) {
      expect(await readAccessToken(step, token)).toMatchObject({ userId: 7 })
      expect(isSigned(step, 'form-ticket', '["form-ticket","1"]', ticket)).toBe(true)
      expect(isSigned(step, 'file-link', 'id 1 2', link)).toBe(true)
      expect(unseal(step, sealedFor, sealed)).toBe('text')
    }
    expect(await readAccessToken(of(first), token)).toBeNull()
    expect(isSigned(of(first), 'file-link', 'id 1 2', link)).toBe(false)
    expect(() => unseal(of(first), sealedFor, sealed)).toThrow()
    expect(sign(of(bare), 'form-ticket', '["form-ticket","1"]')).toBe(ticket)
  })

  test('of a database with people the hashes stay what they were, also after its secret is gone', async () => {
    const before = crypto
      .createHmac('sha256', bare)
      .update('["recovery-code","7","abc"]')
      .digest('hex')
    await transaction(jobContext(app), async ({ db }) => {
      const [kept] = await db.select().from(sealedKeys).where(isOfHashes)
      await db.update(sealedKeys).set({ sealed: 'legacy' }).where(isOfHashes)
      const [old, both, fresh] = [of(bare), of(first, bare), of(first)]
      for (const config of [old, both]) {
        await loadHashKey(db, config)
        expect(keyedHash(config, 'recovery-code', '7', 'abc')).toBe(before)
      }
      await expect(loadHashKey(db, fresh)).rejects.toThrow()
      const [row] = await db.select().from(sealedKeys).where(isOfHashes)
      const text = unseal(both, { purpose: 'key' }, row?.sealed ?? '')
      await db
        .update(sealedKeys)
        .set({ sealed: seal(both, { purpose: 'key' }, text) })
        .where(isOfHashes)
      await loadHashKey(db, fresh)
      expect(keyedHash(fresh, 'recovery-code', '7', 'abc')).toBe(before)
      await db
        .update(sealedKeys)
        .set({ sealed: kept?.sealed ?? '' })
        .where(isOfHashes)
    })
  })

  test('the command says how to go on, step by step, and seals anew what the one before had sealed', async () => {
    const { db } = app.connection
    const [kept] = await db.select().from(sealedKeys).where(isOfHashes)
    const text = unseal(app.config, { purpose: 'key' }, kept?.sealed ?? '')
    await db
      .update(sealedKeys)
      .set({ sealed: seal(of(first), { purpose: 'key' }, text) })
      .where(isOfHashes)
    onTestFinished(
      () =>
        void db
          .update(sealedKeys)
          .set({ sealed: kept?.sealed ?? '' })
          .where(isOfHashes),
    )
    const run = async (config: Config) =>
      (await rotateSecrets({ ...jobContext(app), config }, new Date())).join('\n')
    expect(await run(of(first))).toMatch(/^0 sealed anew[\s\S]+\n {2}k1-[\w-]{43}\n/)
    expect(await run(of(first, second))).toContain('0 sealed anew')
    expect(await run(of(second, first))).toContain('1 sealed anew')
    expect(await run(of(second))).toContain('0 sealed anew')
  })

  test('each use has a key of its own', () => {
    const uses = ['access-token', 'one-time-code', 'form-ticket', 'file-link', 'refresh-token']
    const keys = uses.map((use) =>
      currentKey({ given: [first] })
        .derive(use)
        .toString('hex'),
    )
    expect(new Set(keys).size).toBe(uses.length)
    expect(signaturesOf(of(first, second), 'form-ticket', 'at')).toHaveLength(2)
  })
})

test('two processes that start at once on a new folder make one secret', async () => {
  const folder = path.join(app.config.dataDir, 'elsewhere', 'session')
  const [one, other] = [readSecrets(folder), readSecrets(folder)]
  expect(other).toEqual(one)
  writeSecrets(folder, [{ secret: newSecret(), since: new Date() }, ...one])
  expect(readSecrets(folder)).toHaveLength(2)
  expect(fs.statSync(folder).mode & 0o077).toBe(0)
  expect(fs.readdirSync(path.dirname(folder))).toEqual(['session'])
})
