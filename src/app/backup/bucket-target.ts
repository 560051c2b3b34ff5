import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { storeOf } from '../../gateways/files/index.ts'
import type { Config } from '../../platform/server/config/config.ts'
import { BackupError } from './backup-error.ts'
import type { Target } from './target.ts'

const address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w!.-]+)*)\/?$/
const attempts = 3

/** A part of a bucket as a place for copies: s3://bucket/prefix. */
export function bucketTarget(given: string, config: Config): Target {
  const { bucket, prefix } = readAddress(given)
  const store = storeOf({ dataDir: config.dataDir, files: settingsOf(config, bucket) })
  const name = `s3://${bucket}${prefix}`
  const at = (key: string): string => `${prefix}/${key}`.slice(1)
  const ask = <T>(work: () => Promise<T>): Promise<T> =>
    work().catch((error: Error) => {
      throw inWords(name, error)
    })
  const list = async (inside: string): Promise<string[]> => {
    const keys: string[] = []
    let paginationToken: string | undefined
    do {
      const given = { recursive: true, ...(paginationToken !== undefined && { paginationToken }) }
      const page = await ask(() => store.disk.listAll(`${at(inside)}/`, given))
      for (const object of page.objects) if (object.isFile) keys.push(object.key)
      paginationToken = page.paginationToken
    } while (paginationToken !== undefined)
    return keys
      .filter((key) => key.startsWith(`${at(inside)}/`))
      .map((key) => key.slice(at('').length))
      .sort()
  }
  const remove = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await ask(() => store.disk.delete(at(key)))
  }
  return {
    name,
    list,
    has: (key) => ask(() => store.disk.exists(at(key))),
    read: (key) => ask(() => store.read(at(key))),
    arriving: () => path.join(os.tmpdir(), `manzil-backup-${crypto.randomUUID()}`),
    async put(key, file) {
      const contentLength = fs.statSync(file).size
      for (let attempt = 1; ; attempt += 1)
        try {
          return await store.disk.putStream(at(key), fs.createReadStream(file), { contentLength })
        } catch (error) {
          if (attempt === attempts || !isPassing(error as Error))
            throw inWords(name, error as Error)
          await pause(500 * attempt)
        }
    },
    remove,
    removeFolder: async (inside) => remove(await list(inside)),
  }
}

function readAddress(given: string): { bucket: string; prefix: string } {
  const [, bucket, prefix] = address.exec(given) ?? []
  if (bucket === undefined || prefix === undefined)
    throw new BackupError(`${given}: a bucket is named as in s3://bucket/prefix.`)
  return { bucket, prefix }
}

function settingsOf({ backupStore, files }: Config, bucket: string) {
  if (!backupStore)
    throw new BackupError(
      'For copies in a bucket give BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.',
    )
  if (files.driver === 's3' && files.bucket === bucket && files.endpoint === backupStore.endpoint)
    throw new BackupError(
      `${bucket} is the bucket of the product's own files. Copies go into another one.`,
    )
  return { ...backupStore, driver: 's3' as const, bucket }
}

interface Answer {
  name?: string
  code?: string
  message: string
  $metadata?: { httpStatusCode?: number }
}

/** What the store said, without what the library wrapped around it. */
const answerOf = (error: Error): Answer => (error.cause ?? error) as Answer
const statusOf = (error: Error): number | undefined => answerOf(error).$metadata?.httpStatusCode

/** Whether another attempt may help: nobody answered, or a server was at its limit. */
const isPassing = (error: Error): boolean => {
  const status = statusOf(error)
  return status === undefined || status === 429 || status >= 500
}

function inWords(name: string, error: Error): BackupError {
  const answer = answerOf(error)
  const status = statusOf(error)
  const said = answer.code ?? answer.name ?? ''
  if (answer.name === 'NoSuchBucket') return new BackupError(`${name}: there is no such bucket.`)
  if (status === 401 || status === 403)
    return new BackupError(`${name} refuses these keys, or what they may do there (${said}).`)
  if (status === undefined)
    return new BackupError(`${name} does not answer: ${said} ${answer.message}`.trim())
  return new BackupError(`${name} refuses with status ${status}: ${said} ${answer.message}`)
}
