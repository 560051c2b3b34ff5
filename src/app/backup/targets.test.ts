import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { query, useBackups } from '../../../test/backups.ts'
import { startS3 } from '../../../test/s3-server.ts'
import { formOf, samplePdf } from '../../../test/samples.ts'
import { signUp } from '../../../test/sign-up.ts'
import { addDocument } from '../../features/records/contract.ts'
import { storeOf } from '../../gateways/files/index.ts'
import { readConfig } from '../../platform/server/config/config.ts'
import {
  addressOf,
  type Copy,
  fileList,
  findCopy,
  objectFile,
  readFileList,
  tableFile,
} from './manifest.ts'
import { readCopy, restore } from './restore.ts'
import { takeBackup } from './take-backup.ts'
import { addText, openTarget, readText } from './target.ts'

const s3 = await startS3()
const backupStore = Object.fromEntries(
  Object.entries(s3.settings)
    .filter(([name]) => name.startsWith('S3_') && name !== 'S3_BUCKET')
    .map(([name, value]) => [`BACKUP_${name}`, value]),
)
const { app, folder, clock, owner, take, copiesIn, emptyPlace } = useBackups(backupStore)
const secret = 'a passphrase for the tests'

beforeAll(async () => {
  const { token } = await signUp(app, 'jobseeker')
  for (const name of ['a', 'b']) {
    const { payload, headers } = formOf(
      { document_type: 'other' },
      { document_file: { name: 'p.pdf', body: samplePdf(name) } },
    )
    const authorization = `Bearer ${token}`
    const request = { payload, headers: { ...headers, authorization } }
    const answer = await app.app.inject({ method: 'POST', url: addDocument.path, ...request })
    expect(answer.statusCode).toBeLessThan(300)
  }
})

const manifestOf = ({ name }: Copy): string => `copies/${name}/manifest.json`
/** Puts a text in the place of a part of a copy, made from what was there. */
async function change({ target }: Copy, key: string, to: (text: string) => string): Promise<void> {
  await addText(target, key, to(await readText(target, key)))
}

const spoilt: Record<string, [(copy: Copy) => Promise<void>, RegExp]> = {
  'a table that was cut': [
    (copy) => change(copy, tableFile(copy, 'users'), (text) => text.slice(0, 20)),
    /damaged: the table users has changed/,
  ],
  'a table that is gone': [
    (copy) => copy.target.remove([tableFile(copy, 'users')]),
    /damaged: the table users is missing/,
  ],
  'a list of files that was changed': [
    (copy) => change(copy, fileList(copy), (text) => `${text}\n`),
    /damaged: its list of files/,
  ],
  'a list of files that is gone': [
    (copy) => copy.target.remove([fileList(copy)]),
    /damaged: its list of files/,
  ],
  'bytes that were changed': [
    async (copy) => {
      const [file] = await readFileList(copy)
      await change(copy, objectFile(file?.sha256 ?? ''), (text) => `${text}!`)
    },
    /damaged: the bytes of .* have changed/,
  ],
  'bytes that are gone': [
    async (copy) => {
      const [file] = await readFileList(copy)
      await copy.target.remove([objectFile(file?.sha256 ?? '')])
    },
    /damaged: the bytes of .* are missing/,
  ],
  'no manifest': [(copy) => copy.target.remove([manifestOf(copy)]), /no finished copy/],
  'a manifest of something else': [
    (copy) => change(copy, manifestOf(copy), () => '{"product":"other"}'),
    /not written by this product/,
  ],
  'a manifest that is no JSON': [
    (copy) => change(copy, manifestOf(copy), () => 'PK'),
    /not written by this product/,
  ],
  'a later version': [
    (copy) =>
      change(copy, manifestOf(copy), (text) => text.replace(/"name": "\d{4}_/, '"name": "9999_')),
    /another version of Manzil: it had the migration 9999_/,
  ],
}

describe.each([
  ['a folder', () => fs.mkdtempSync(path.join(folder, 'spoilt-'))],
  ['a bucket', () => `s3://copies/spoilt-${clock.days}`],
])('in %s', (_kind, place) => {
  test.each(Object.entries(spoilt))(
    '%s is refused before anything is written',
    async (_, [spoil, words]) => {
      const { copy } = await take(place())
      await spoil(copy)
      await expect(readCopy(copy)).rejects.toThrow(words)
    },
  )
})

const place = 's3://copies/nightly/manzil'
const keysIn = (prefix: string): string[] =>
  [...s3.copies.keys()].filter((key) => key.startsWith(`nightly/manzil/${prefix}`))
const puts: string[] = []
beforeEach(() => {
  puts.length = 0
  s3.refusals.next = ({ method, url }) => void (method === 'PUT' && puts.push(url ?? ''))
})
afterAll(() => (s3.refusals.next = () => undefined))

test('what comes back is what was, and a file that the bucket has is not sent again', async () => {
  const { copy } = await take(place, secret)
  expect(addressOf(copy)).toBe(`${place}/copies/${copy.name}`)
  const sent = puts.filter((url) => url.includes('/objects/'))
  const { length } = await readFileList(copy)
  expect([length > 0, sent.length]).toEqual([true, length])
  const { copy: second } = await take(place, secret)
  expect(puts.filter((url) => url.includes('/objects/'))).toEqual(sent)

  const found = [`${place}/`, addressOf(copy)].map((source) => findCopy(source, app.config))
  expect((await Promise.all(found)).map(({ name }) => name)).toEqual([second.name, copy.name])
  const to = await emptyPlace()
  await restore({ ...(await readCopy(copy)), config: to.config, passphrase: secret }, () =>
    Promise.resolve(to),
  )
  const users = `select users::text as text from users order by 1`
  expect(await query(to.database.ownerUrl, users)).toEqual(await query(owner(), users))
  const [file] = await readFileList(copy)
  const restored = fs.readFileSync(path.join(to.config.dataDir, 'files', file?.key ?? ''))
  const object = s3.copies.get(`nightly/manzil/${objectFile(file?.sha256 ?? '')}`)
  expect(restored).toEqual(object?.body)
  expect(fs.existsSync(path.join(to.config.dataDir, 'secrets', 'session'))).toBe(true)
})

test('pieces of uploads that are under way are in no copy', async () => {
  const { disk } = storeOf(app.config)
  await disk.put('incoming/1-film/piece', 'a part of a film')
  const { copy } = await take(place)
  const keys = (await readFileList(copy)).map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => key.startsWith('incoming/'))).toEqual([])
  await disk.delete('incoming/1-film/piece')
})

test('old copies go by the same scheme, and with them the bytes that nobody needs', async () => {
  await take(place)
  clock.days += 1000
  s3.copies.set(`nightly/manzil/${objectFile('0'.repeat(64))}`, {
    body: Buffer.from('loose'),
    type: '',
    at: new Date().toUTCString(),
  })
  const { forgotten, copy } = await take(place)
  clock.days -= 1000
  expect(forgotten).toBeGreaterThan(0)
  const names = new Set(keysIn('copies/').map((key) => key.split('/')[3]))
  expect(names).toEqual(new Set([copy.name]))
  const needed = (await readFileList(copy)).map(({ sha256 }) => objectFile(sha256))
  expect(keysIn('objects/').sort()).toEqual(
    [...new Set(needed)].map((key) => `nightly/manzil/${key}`).sort(),
  )
})

test('a target that refuses in the middle leaves no copy, and the next run cleans up', async () => {
  const into = 's3://copies/refusing'
  const left = () => [...s3.copies.keys()].filter((key) => key.startsWith('refusing/copies/'))
  let tables = 0
  s3.refusals.next = ({ method, url }) =>
    url?.includes('/tables/') && (tables += 1) > 3 && (method === 'PUT' || method === 'DELETE')
      ? 403
      : undefined
  await expect(take(into)).rejects.toThrow(/refuses these keys, or what they may do there/)
  expect(left()).toHaveLength(3)
  expect(await copiesIn(into)).toEqual([])
  s3.refusals.next = () => undefined
  const { copy } = await take(into)
  expect(left().every((key) => key.includes(copy.name))).toBe(true)
  await readCopy(copy)
})

test('a server at its limit is asked again', async () => {
  const refused = new Set<string>()
  s3.refusals.next = ({ method, url = '' }) => {
    if (method !== 'PUT' || !/\/(users|manifest)\./.test(url) || refused.has(url)) return
    refused.add(url)
    return 503
  }
  await readCopy((await take('s3://copies/busy')).copy)
  expect(refused.size).toBe(2)
})

test('what cannot be a target is refused in words', async () => {
  const config = { ...app.config, backupStore: null }
  expect(() => openTarget(place, config)).toThrow(/BACKUP_S3_ACCESS_KEY_ID/)
  for (const wrong of ['s3://', 's3://Bucket', 's3://b', 's3://bucket/a b', 's3:bucket'])
    expect(() => openTarget(wrong, app.config), wrong).toThrow(/s3:\/\/bucket\/prefix/)
  expect(() => openTarget('ftp://host/copies', app.config)).toThrow(/a folder or to s3:/)
  await expect(take('s3://elsewhere/manzil')).rejects.toThrow(/there is no such bucket/)
  await expect(findCopy('s3://copies/nothing', app.config)).rejects.toThrow(/neither a copy/)
  const using = (changes: object) => ({
    ...app.config,
    backupStore: app.config.backupStore && { ...app.config.backupStore, ...changes },
  })
  await expect(findCopy(place, using({ accessKeyId: 'another' }))).rejects.toThrow(
    /refuses these keys/,
  )
  await expect(findCopy(place, using({ endpoint: 'http://127.0.0.1:9' }))).rejects.toThrow(
    /does not answer: ECONNREFUSED/,
  )
})

test('the files of a bucket are copied to another one, and never into their own', async () => {
  const { settings } = s3
  const files = readConfig({ ...settings, DATA_DIR: app.config.dataDir }).files
  for (let n = 0; n < 45; n += 1)
    s3.objects.set(`papers/${n}.pdf`, {
      body: Buffer.from(`paper ${n}`),
      type: 'application/pdf',
      at: new Date().toUTCString(),
    })
  const config = { ...app.config, files }
  const backup = { config, url: owner(), passphrase: undefined, now: new Date() }
  await expect(takeBackup({ ...backup, target: 's3://papers/copies' })).rejects.toThrow(
    /the bucket of the product's own files/,
  )
  const { copy, manifest } = await takeBackup({ ...backup, target: 's3://copies/of-bucket' })
  expect(manifest.files.count).toBe(45)
  const read = await readCopy(copy)
  s3.objects.clear()
  const to = await emptyPlace()
  await restore({ ...read, config: { ...to.config, files }, passphrase: undefined }, () =>
    Promise.resolve(to),
  )
  expect(s3.objects.get('papers/44.pdf')?.body.toString()).toBe('paper 44')
  expect(s3.objects.size).toBe(45)
})
