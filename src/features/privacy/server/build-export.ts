import { textsIn } from '../../../platform/shared/catalogues.ts'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, eq, sql } from 'drizzle-orm'
import yazl from 'yazl'
import {
  arrivals,
  discardFile,
  files,
  keepFile,
  type StoredFile,
  storeMade,
} from '../../../gateways/files/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import { actingAs } from '../../../platform/server/acting-as.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { defineJob } from '../../../platform/server/jobs.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import type { Person, PersonalFile } from '../../../platform/server/personal-data.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { getUser } from '../../accounts/server/index.ts'
import { personOf } from '../../accounts/server/own-account-api.ts'
import { notify } from '../../notifications/server/index.ts'
import { exportKeptDays } from '../choices.ts'
import { en } from '../messages.en.ts'
import { changeOpen, isOpen, privacyTopic } from './exports.ts'
import { allProviders } from './personal-data-providers.ts'
import { dataExports, type ExportRow } from './tables.ts'

const dayMs = 86_400_000

/** Another has taken the archive up, since this try said nothing for too long, or its owner is gone: what it still does is for nothing. */
class Lost extends Error {}

/** Builds the archive that was asked for. After the last try she is told, and so is whoever watches the log: nothing but a person's look will mend it. */
export const buildExport = defineJob<{ id: string }>({
  name: 'build-export',
  retries: { most: 2, firstWaitSeconds: 60 },
  run: build,
  giveUp: (ctx, { id }) => transaction(ctx, (ctx) => abandon(ctx, id)),
  waiting: async ({ db }) =>
    (await db.select({ id: dataExports.id }).from(dataExports).where(isOpen)).map((input) => ({
      input,
    })),
})

async function build(ctx: Context, { id }: { id: string }): Promise<void> {
  const row = await begin(ctx, id)
  if (row === null) return
  const about = { exportId: row.id, userId: row.userId, attempt: row.attempts }
  try {
    await makeArchive(ctx, row)
  } catch (error) {
    if (error instanceof Lost)
      return ctx.log.warn(about, 'an archive is no longer this try’s to build')
    ctx.log.error({ ...about, reason: reasonOf(error) }, 'an archive could not be built')
    throw error
  }
}

/** From here on what an earlier try may still do counts no more. */
async function begin({ db }: Context, id: string): Promise<ExportRow | null> {
  const [row] = await db
    .update(dataExports)
    .set({ status: 'running', attempts: sql`${dataExports.attempts} + 1`, filesDone: 0 })
    .where(and(eq(dataExports.id, id), isOpen))
    .returning()
  return row ?? null
}

async function abandon(ctx: Context, id: string): Promise<void> {
  const [row] = await ctx.db
    .update(dataExports)
    .set({ status: 'failed' })
    .where(and(eq(dataExports.id, id), isOpen))
    .returning()
  if (!row) return
  ctx.log.error({ exportId: id, userId: row.userId }, 'an archive was given up')
  await audit(ctx, 'privacy.export_failed', `export:${id}`, { userId: row.userId })
  await notify(ctx, { userId: row.userId, kind: 'data_export_failed', path: '/account/data' })
  await broadcastToUsers(ctx, row.userId, privacyTopic)
}

async function makeArchive(ctx: Context, row: ExportRow): Promise<void> {
  const user = await getUser(ctx, row.userId)
  const hers = actingAs({ ...ctx, locale: user.locale }, { userId: user.id, role: user.role })
  const folder = arrivals(ctx.config)
  const target = path.join(folder, `${crypto.randomUUID()}.zip`)
  await fs.promises.mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await writeArchive(hers, row, personOf(user), target)
    const { size: bytes } = await fs.promises.stat(target)
    const name = `manzil-${qatarDate(ctx.now)}.zip`
    const file = await storeMade(
      hers,
      { path: target, name, extension: 'zip', type: 'application/zip', bytes },
      'exports',
    )
    if (await settle(hers, row, file)) return
    await discardFile(hers, file)
    throw new Lost()
  } finally {
    for (const made of [target, `${target}.part`]) await fs.promises.rm(made, { force: true })
  }
}

/** The archive is ready and she is told, if this try is still the one that builds it. */
const settle = (ctx: SignedIn, row: ExportRow, file: StoredFile): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    const expiresAt = new Date(ctx.now.getTime() + exportKeptDays * dayMs)
    const ready = { status: 'ready', fileId: file.id, readyAt: ctx.now, expiresAt } as const
    if ((await changeOpen(ctx, row, ready)) === null) return false
    await keepFile(ctx, file)
    await notify(ctx, {
      userId: row.userId,
      kind: 'data_export_ready',
      params: { date: qatarDate(expiresAt) },
      path: '/account/data',
    })
    await broadcastToUsers(ctx, row.userId, privacyTopic)
    return true
  })

/** A page that says what is what, her files, data.json and what of the files is not there: one after the other as they are written. */
async function writeArchive(
  ctx: SignedIn,
  row: ExportRow,
  person: Person,
  target: string,
): Promise<void> {
  const texts = textsIn(en, ctx.locale).archive
  const { sections, found } = await collectAll(ctx, person)
  const zip = new yazl.ZipFile()
  const mtime = ctx.now
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const over = new AbortController()
  const written = pipeline(zip.outputStream, fs.createWriteStream(target, { mode: 0o600 }), {
    signal: over.signal,
  })
  const addAll = async () => {
    zip.addBuffer(Buffer.from(texts.readme), 'README.txt', { mtime })
    await tell(ctx, row, { filesTotal: found.length })
    const missing = await addFiles(ctx, zip, row, found, `${target}.part`)
    const data = {
      made_at: ctx.now,
      account_id: person.userId,
      files_missing: missing,
      ...sections,
    }
    if (missing.length > 0)
      zip.addBuffer(Buffer.from(texts.missing(missing)), 'MISSING.txt', { mtime })
    zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { mtime })
    zip.end()
    await written
  }
  // What is given up midway lets go of its file.
  await Promise.race([addAll(), failed, written]).finally(() => over.abort())
}

/** Adds file after file, and gives back which could not be had: none of them is the end of the archive. */
async function addFiles(
  ctx: SignedIn,
  zip: yazl.ZipFile,
  row: ExportRow,
  found: readonly PersonalFile[],
  part: string,
): Promise<string[]> {
  const missing: string[] = []
  for (const [index, file] of found.entries()) {
    await tell(ctx, row, { filesDone: index })
    try {
      await fetchFile(ctx, file, part)
    } catch (error) {
      ctx.log.error(
        { exportId: row.id, path: file.path, reason: reasonOf(error) },
        'a file could not be put into an archive',
      )
      missing.push(file.path)
      continue
    }
    await addFetched(zip, file.path, part, ctx.now)
  }
  await tell(ctx, row, { filesDone: found.length })
  return missing
}

/** Lays a file of hers down whole: what breaks off midway is noticed before any of it stands in the archive. */
async function fetchFile(ctx: SignedIn, file: PersonalFile, part: string): Promise<void> {
  const source =
    'key' in file ? await files(ctx.config).getStream(file.key) : Readable.from([await file.make()])
  await pipeline(source, fs.createWriteStream(part, { mode: 0o600 }))
}

const addFetched = (zip: yazl.ZipFile, name: string, part: string, mtime: Date): Promise<void> =>
  new Promise((resolve, reject) => {
    zip.addReadStreamLazy(name, { compress: false, mtime }, (give) => {
      const stream = fs.createReadStream(part)
      stream.once('close', resolve).once('error', reject)
      give(null, stream)
    })
  })

async function collectAll(
  ctx: SignedIn,
  person: Person,
): Promise<{ sections: Record<string, unknown>; found: PersonalFile[] }> {
  const sections: Record<string, unknown> = {}
  const found: PersonalFile[] = []
  for (const provider of allProviders(ctx)) {
    const { data, files = [] } = await provider.collect(ctx, person)
    sections[provider.name] = data
    found.push(...files)
  }
  return { sections, found }
}

/** Says how far a build has come. */
async function tell(
  ctx: Context,
  row: ExportRow,
  progress: Partial<Pick<ExportRow, 'filesDone' | 'filesTotal'>>,
): Promise<void> {
  if ((await changeOpen(ctx, row, progress)) === null) throw new Lost()
  await broadcastToUsers(ctx, row.userId, privacyTopic)
}
