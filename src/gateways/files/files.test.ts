import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness.ts'
import { jobContext, makeUser } from '../../../test/people.ts'
import { startS3 } from '../../../test/s3-server.ts'
import {
  pdfOf,
  pixelBomb,
  sampleDoc,
  samplePdf,
  samplePhoto,
  samplePicture,
  sampleVideo,
} from '../../../test/samples.ts'
import type { Context } from '../../platform/server/context.ts'
import { transaction } from '../../platform/server/database/db.ts'
import { storeOf } from './disk.ts'
import { fileLink } from './links.ts'
import { plainName } from './plain-name.ts'
import { fileRules, judgeFile } from './rules.ts'
import { rangeOf } from './serve.ts'
import { keepFile, releaseFile, storeFile } from './store-file.ts'
import { storePicture } from './store-picture.ts'
import { cleanUpFiles } from './clean-up-files.ts'
import { storedFiles } from './tables.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-samples-'))
let written = 0
function onDisk(body: Buffer): string {
  const file = path.join(folder, String((written += 1)))
  fs.writeFileSync(file, body)
  return file
}
const uploadOf = (body: Buffer, extension = 'pdf', type = 'application/pdf') => ({
  path: onDisk(body),
  name: `paper.${extension}`,
  extension,
  type,
  bytes: body.length,
})

const nobody = { actor: null, config: { production: false, rateLimits: false } }

const { settings } = await startS3()
describe.each([
  ['a folder', {}],
  ['a bucket', settings],
])('kept in %s', (_, driver) => {
  const app = useTestApp(driver)
  const someone = async (): Promise<Context> => {
    const { id } = await makeUser(app, 'jobseeker')
    return { ...jobContext(app), actor: { userId: id, role: 'jobseeker', sessionId: '' } }
  }
  const open = (url: string | null, headers: Record<string, string> = {}) =>
    app.app.inject({ url: url ?? '/none', headers })
  const rowsOf = (id: string) =>
    app.connection.db.select().from(storedFiles).where(eq(storedFiles.id, id))

  // asvs: 3.2.1
  // asvs: 5.3.1
  // asvs: 5.4.1
  test('a kept file opens by its link for five minutes, and runs nothing', async () => {
    const ctx = await someone()
    const body = samplePdf()
    const file = await storeFile(ctx, uploadOf(body), 'papers')
    await transaction(ctx, (tx) => keepFile(tx, file))
    const link = fileLink(ctx, file)
    const answer = await open(link)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(body)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(body.length),
      'content-disposition': "inline; filename*=UTF-8''paper.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.headers['content-security-policy']).toContain('sandbox')

    const part = await open(link, { range: 'bytes=0-7' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF-1.4',
      `bytes 0-7/${body.length}`,
    ])
    expect((await open(link, { range: 'bytes=99999-' })).statusCode).toBe(416)

    app.clock.now = new Date(app.clock.now.getTime() + 300_000)
    expect((await open(link)).statusCode).toBe(200)
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
    expect((await open(link)).statusCode).toBe(404)
  })

  test('a link that is not ours opens nothing', async () => {
    const ctx = await someone()
    const [mine, other] = [
      await storeFile(ctx, uploadOf(samplePdf()), 'papers'),
      await storeFile(ctx, uploadOf(samplePdf()), 'papers'),
    ]
    await keepFile(ctx, mine)
    await keepFile(ctx, other)
    const link = fileLink(ctx, mine) ?? ''
    expect((await open(link)).statusCode).toBe(200)
    const wrong = [
      link.replace(mine.id, other.id),
      link.replace(/signature=./, (found) => (found.endsWith('A') ? 'signature=B' : 'signature=A')),
      link.replace(/until=\d/, 'until=9'),
      link.replace(/&signature.*/, ''),
      link.replace(/\?.*/, ''),
      link.replace(mine.id, 'nothing'),
      link.replace(/signature=.*/, 'signature=%00'),
    ]
    for (const url of wrong) expect((await open(url)).statusCode, url).toBe(404)
  })

  test('documents that a browser cannot show are saved', async () => {
    const ctx = await someone()
    const file = await storeFile(ctx, uploadOf(sampleDoc(), 'doc', 'application/msword'), 'papers')
    await keepFile(ctx, file)
    expect((await open(fileLink(ctx, file))).headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''paper.doc",
    )
  })

  test('what nobody keeps or somebody gives up is closed at once and swept after an hour', async () => {
    const ctx = await someone()
    const never = await storeFile(ctx, uploadOf(samplePdf()), 'papers')
    const given = await storeFile(ctx, uploadOf(samplePdf()), 'papers')
    const kept = await storeFile(ctx, uploadOf(samplePdf()), 'papers')
    await keepFile(ctx, given)
    await keepFile(ctx, kept)
    await releaseFile(ctx, given.id)
    for (const file of [never, given])
      expect((await open(fileLink(ctx, file))).statusCode).toBe(404)
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 3_600_001) }
    expect(await cleanUpFiles(later)).toBeGreaterThanOrEqual(2)
    const { disk } = storeOf(app.config)
    for (const file of [never, given]) {
      expect(await disk.exists(file.keys[0] ?? '')).toBe(false)
      expect(await rowsOf(file.id)).toEqual([])
    }
    expect(await disk.exists(kept.keys[0] ?? '')).toBe(true)
    await expect(keepFile(ctx, never)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('a transaction that fails keeps nothing', async () => {
    const ctx = await someone()
    const file = await storeFile(ctx, uploadOf(samplePdf()), 'papers')
    const failing = transaction(ctx, async (tx) => {
      await keepFile(tx, file)
      throw new Error('the record could not be written')
    })
    await expect(failing).rejects.toThrow('could not be written')
    expect((await rowsOf(file.id))[0]?.state).toBe('arriving')
  })

  test('a picture stands upright, in several widths, and forgets its camera', async () => {
    const ctx = await someone()
    const file = await storePicture(ctx, uploadOf(await samplePhoto(), 'jpg', 'image/jpeg'), {
      purpose: 'portraits',
    })
    expect(file.keys).toHaveLength(8)
    expect(file.keys[0]).toMatch(/^portraits\/[0-9a-f-]{36}-640\.webp$/)
    for (const key of file.keys) {
      const meta = await sharp(await storeOf(app.config).disk.getBytes(key)).metadata()
      expect([meta.width, meta.height], key).toEqual(
        key.includes('-160.') ? [107, 160] : [200, 300],
      )
      expect(meta.exif).toBeUndefined()
      expect(meta.orientation ?? 1).toBe(1)
    }
    const square = await storePicture(ctx, uploadOf(await samplePicture(), 'jpg', 'image/jpeg'), {
      purpose: 'portraits',
      crop: { x: 250, y: -20, width: 400, height: 50 },
    })
    const meta = await sharp(
      await storeOf(app.config).disk.getBytes(square.keys[0] ?? ''),
    ).metadata()
    expect([meta.width, meta.height]).toEqual([50, 50])
  })
})

describe('a file is what its content says', () => {
  test.each([
    ['pdf', () => samplePdf(), 'application/pdf'],
    ['pdf', () => pdfOf(5000), 'application/pdf'],
    ['jpg', () => samplePicture('jpeg'), 'image/jpeg'],
    ['png', () => samplePicture('png'), 'image/png'],
    ['doc', () => sampleDoc(), 'application/msword'],
  ])('%s', async (extension, make, type) => {
    expect(await judgeFile(onDisk(await make()), fileRules.document, nobody)).toEqual({
      extension,
      type,
    })
  })

  test.each([
    [
      'a page of HTML',
      () => Buffer.from('<html><script>alert(1)</script></html>'),
      'wrongDocumentType',
    ],
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'wrongDocumentType',
    ],
    ['a program', () => Buffer.from('MZ'.padEnd(600, '\0')), 'wrongDocumentType'],
    ['an old spreadsheet', () => sampleDoc('Workbook'), 'wrongDocumentType'],
    ['a film', () => sampleVideo(), 'wrongDocumentType'],
    ['a PDF cut short', () => samplePdf().subarray(0, 100), 'fileDamaged'],
    [
      'a picture cut short',
      async () => (await samplePicture('jpeg')).subarray(0, 2000),
      'fileDamaged',
    ],
    ['a PNG cut short', async () => (await samplePicture('png')).subarray(0, 2000), 'fileDamaged'],
    ['a picture of 30,000 x 30,000', () => pixelBomb(), 'pictureTooManyPixels'],
  ])('%s is refused', async (_, make, message) => {
    await expect(judgeFile(onDisk(await make()), fileRules.document, nobody)).rejects.toMatchObject(
      { message },
    )
  })
})

// asvs: 5.4.2
// asvs: 1.2.1 (names in headers)
test.each([
  ['passport.pdf', 'passport.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\me\\scan.PDF', 'scan.pdf'],
  ['photo\u202Egpj.exe', 'photogpj.pdf'],
  ['\u0000\n.pdf', 'file.pdf'],
  ['...', 'file.pdf'],
  [undefined, 'file.pdf'],
  ['جواز السفر.pdf', 'جواز السفر.pdf'],
  ['x'.repeat(500), `${'x'.repeat(120)}.pdf`],
  ['😀'.repeat(500), `${'😀'.repeat(120)}.pdf`],
])('the name %j becomes %j', (given, expected) => expect(plainName(given, 'pdf')).toBe(expected))

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=20-10', 'outside'],
  ['bytes=0-1,5-6', undefined],
  ['lines=1-2', undefined],
])('the range %s of 100 bytes', (header, expected) =>
  expect(rangeOf(header, 100)).toEqual(expected),
)
