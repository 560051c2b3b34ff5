import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../../platform/server/config/config.ts'
import type { S3Settings } from '../../platform/server/config/files.ts'

type FileConfig = Pick<Config, 'dataDir' | 'files'>

/** A part of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** A private store of files by key, such as 'portraits/12.svg'. */
export interface Store {
  disk: Disk
  /** The bytes of a file, or of a part of it. */
  read(key: string, range?: ByteRange): Promise<Readable>
}

const stores = new Map<string, Store>()

/** Where files live: a folder beside the data, or a bucket. One for each place and process. */
export function storeOf(config: FileConfig): Store {
  const place = JSON.stringify([config.dataDir, config.files])
  let store = stores.get(place)
  if (!store) {
    store =
      config.files.driver === 's3'
        ? bucket(config.files)
        : folder(path.join(config.dataDir, 'files'))
    stores.set(place, store)
  }
  return store
}

/** The store as flydrive's disk, for those who write whole files by key. */
export const files = (config: FileConfig): Disk => storeOf(config).disk

function folder(location: string): Store {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    disk,
    async read(key, range) {
      // Opened first: what isn't there is said before an answer begins.
      const handle = await fs.promises.open(path.join(location, key))
      return handle.createReadStream(range)
    },
  }
}

function bucket(settings: S3Settings): Store {
  // Loaded only where it is used: Amazon's library costs every start 20 MB and a quarter of a second.
  const load = createRequire(import.meta.url)
  const { S3Driver } = load('flydrive/drivers/s3') as typeof import('flydrive/drivers/s3')
  const { S3Client, GetObjectCommand } = load(
    '@aws-sdk/client-s3',
  ) as typeof import('@aws-sdk/client-s3')
  const client = new S3Client({
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    ...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
    // Stores other than Amazon's know nothing of its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    disk: new Disk(
      new S3Driver({ client, bucket: settings.bucket, visibility: 'private', supportsACL: false }),
    ),
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: settings.bucket, Key: key, Range }),
      )
      return Body as Readable
    },
  }
}
