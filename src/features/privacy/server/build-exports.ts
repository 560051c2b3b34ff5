import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import yazl from 'yazl'
import { arrivals, files, keepFile, storeMade } from '../../../gateways/files/index.ts'
import { announceTo } from '../../../platform/server/bus.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import type { Person, PersonalFile } from '../../../platform/server/personal-data.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { getUser, personOf } from '../../accounts/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { exportKeptDays } from '../choices.ts'
import { ar } from '../messages.ar.ts'
import { en } from '../messages.en.ts'
import { claimExport, claimMs, failExport, privacyTopic } from './exports.ts'
import { allKeepers } from './keepers.ts'
import { dataExports, type ExportRow } from './tables.ts'

const dayMs = 86_400_000

/** Builds every archive that is asked for, one after the other; one that fails is tried again a little later. */
export async function buildExports(ctx: Context): Promise<void> {
  for (let row = await claimExport(ctx); row !== null; row = await claimExport(ctx)) {
    try {
      await buildExport(ctx, row)
    } catch (error) {
      const { message, stack } = error as Error
      ctx.log.error({ exportId: row.id, userId: row.userId, attempt: row.attempts, message, stack }, 'an archive could not be built')
      await failExport(ctx, row)
    }
  }
}

async function buildExport(ctx: Context, row: ExportRow): Promise<void> {
  const user = await getUser(ctx, row.userId)
  const hers: SignedIn = { ...ctx, locale: user.locale, actor: { userId: user.id, role: user.role, sessionId: '' } }
  const folder = arrivals(ctx.config)
  const target = path.join(folder, `${crypto.randomUUID()}.zip`)
  await fs.promises.mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await writeArchive(hers, row, personOf(user), target)
    const { size: bytes } = await fs.promises.stat(target)
    const name = `manzil-${qatarDate(ctx.now)}.zip`
    const file = await storeMade(hers, { path: target, name, extension: 'zip', type: 'application/zip', bytes }, 'exports')
    await transaction(hers, async (ctx) => {
      await keepFile(ctx, file)
      const expiresAt = new Date(ctx.now.getTime() + exportKeptDays * dayMs)
      const ready = { status: 'ready', fileId: file.id, readyAt: ctx.now, expiresAt, claimedUntil: null } as const
      await ctx.db.update(dataExports).set(ready).where(eq(dataExports.id, row.id))
      await notify(ctx, { userId: row.userId, kind: 'data_export_ready', params: { date: qatarDate(expiresAt) }, path: '/account/data' })
      await announceTo(ctx, row.userId, privacyTopic)
    })
  } finally {
    for (const made of [target, `${target}.part`]) await fs.promises.rm(made, { force: true })
  }
}

/** A page that says what is what, her files, data.json and what of the files is not there: one after the other as they are written. */
async function writeArchive(ctx: SignedIn, row: ExportRow, person: Person, target: string): Promise<void> {
  const texts = { en, ar }[ctx.locale].archive
  const { sections, found } = await collectAll(ctx, person)
  const zip = new yazl.ZipFile()
  const mtime = ctx.now
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const written = pipeline(zip.outputStream, fs.createWriteStream(target, { mode: 0o600 }))
  const addAll = async () => {
    zip.addBuffer(Buffer.from(texts.readme), 'README.txt', { mtime })
    await ctx.db.update(dataExports).set({ filesTotal: found.length }).where(eq(dataExports.id, row.id))
    const missing = await addFiles(ctx, zip, row, found, `${target}.part`)
    const data = { made_at: ctx.now, account_id: person.userId, files_missing: missing, ...sections }
    if (missing.length > 0) zip.addBuffer(Buffer.from(texts.missing(missing)), 'MISSING.txt', { mtime })
    zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { mtime })
    zip.end()
    await written
  }
  await Promise.race([addAll(), failed, written])
}

/** Adds file after file, and gives back which could not be had: none of them is the end of the archive. */
async function addFiles(ctx: SignedIn, zip: yazl.ZipFile, row: ExportRow, found: readonly PersonalFile[], part: string): Promise<string[]> {
  const missing: string[] = []
  for (const [index, file] of found.entries()) {
    await tellProgress(ctx, row, index)
    try {
      await fetchFile(ctx, file, part)
    } catch (error) {
      ctx.log.error({ exportId: row.id, path: file.path, message: (error as Error).message }, 'a file could not be put into an archive')
      missing.push(file.path)
      continue
    }
    await addFetched(zip, file.path, part, ctx.now)
  }
  return missing
}

/** Lays a file of hers down whole: what breaks off midway is noticed before any of it stands in the archive. */
async function fetchFile(ctx: SignedIn, file: PersonalFile, part: string): Promise<void> {
  const source = 'key' in file ? await files(ctx.config).getStream(file.key) : Readable.from([await file.make()])
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

async function collectAll(ctx: SignedIn, person: Person): Promise<{ sections: Record<string, unknown>; found: PersonalFile[] }> {
  const sections: Record<string, unknown> = {}
  const found: PersonalFile[] = []
  for (const keeper of allKeepers(ctx)) {
    const { data, files = [] } = await keeper.collect(ctx, person)
    sections[keeper.name] = data
    found.push(...files)
  }
  return { sections, found }
}

async function tellProgress(ctx: SignedIn, row: ExportRow, filesDone: number): Promise<void> {
  const claimedUntil = new Date(Date.now() + claimMs)
  await ctx.db.update(dataExports).set({ filesDone, claimedUntil }).where(eq(dataExports.id, row.id))
  await announceTo(ctx, row.userId, privacyTopic)
}
