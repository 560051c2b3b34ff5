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
import { claimExport, claimMs } from './exports.ts'
import { allKeepers } from './keepers.ts'
import { dataExports, type ExportRow } from './tables.ts'

const dayMs = 86_400_000
export const privacyTopic = 'privacy'

/** Builds every archive that is asked for, one after the other. */
export async function buildExports(ctx: Context): Promise<void> {
  for (let row = await claimExport(ctx); row !== null; row = await claimExport(ctx)) {
    try {
      await buildExport(ctx, row)
    } catch (error) {
      ctx.log.error({ exportId: row.id, message: (error as Error).message }, 'an archive could not be built')
      await ctx.db.update(dataExports).set({ claimedUntil: null }).where(eq(dataExports.id, row.id))
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
    await fs.promises.rm(target, { force: true })
  }
}

/** data.json, a page that says what is what, and her files: read or made one after the other as they are written, never held whole. */
async function writeArchive(ctx: SignedIn, row: ExportRow, person: Person, target: string): Promise<void> {
  const { sections, found } = await collectAll(ctx, person)
  const zip = new yazl.ZipFile()
  const mtime = ctx.now
  zip.addBuffer(Buffer.from(JSON.stringify({ made_at: ctx.now, account_id: person.userId, ...sections }, null, 2)), 'data.json', { mtime })
  zip.addBuffer(Buffer.from({ en, ar }[ctx.locale].archive.readme), 'README.txt', { mtime })
  await ctx.db.update(dataExports).set({ filesTotal: found.length }).where(eq(dataExports.id, row.id))
  for (const [index, file] of found.entries()) {
    zip.addReadStreamLazy(file.path, { compress: false, mtime }, (give) => {
      // Told before the file is read: a word that came late would keep the claim of a build that has failed meanwhile.
      tellProgress(ctx, row, index)
        .catch(() => {})
        .then(async () => ('key' in file ? files(ctx.config).getStream(file.key) : Readable.from([await file.make()])))
        .then(
          (stream) => give(null, stream),
          (error: unknown) => give(error, null as never),
        )
    })
  }
  zip.end()
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  await Promise.race([pipeline(zip.outputStream, fs.createWriteStream(target, { mode: 0o600 })), failed])
}

async function collectAll(ctx: SignedIn, person: Person): Promise<{ sections: Record<string, unknown>; found: PersonalFile[] }> {
  const sections: Record<string, unknown> = {}
  const named: PersonalFile[] = []
  for (const keeper of allKeepers()) {
    const { data, files = [] } = await keeper.collect(ctx, person)
    sections[keeper.name] = data
    named.push(...files)
  }
  const found: PersonalFile[] = []
  for (const file of named) if (!('key' in file) || (await files(ctx.config).exists(file.key))) found.push(file)
  return { sections, found }
}

async function tellProgress(ctx: SignedIn, row: ExportRow, filesDone: number): Promise<void> {
  const claimedUntil = new Date(Date.now() + claimMs)
  await ctx.db.update(dataExports).set({ filesDone, claimedUntil }).where(eq(dataExports.id, row.id))
  await announceTo(ctx, row.userId, privacyTopic)
}
