import { z } from 'zod'

const flag = z.enum(['on', 'off'])

const local = z
  .object({ FILES_DRIVER: z.literal('local') })
  .transform(() => ({ driver: 'local' as const }))

const s3 = z
  .object({
    FILES_DRIVER: z.literal('s3'),
    S3_BUCKET: needed('FILES_DRIVER=s3'),
    S3_REGION: z.string().default('us-east-1'),
    /** A store that speaks S3 and isn't Amazon's. */
    S3_ENDPOINT: z.url().optional(),
    S3_ACCESS_KEY_ID: needed('FILES_DRIVER=s3'),
    S3_SECRET_ACCESS_KEY: needed('FILES_DRIVER=s3'),
    /** on: the bucket stands in the path and not in the name of the host. */
    S3_PATH_STYLE: flag.default('off'),
  })
  .transform((e) => ({
    driver: 's3' as const,
    bucket: e.S3_BUCKET,
    region: e.S3_REGION,
    endpoint: e.S3_ENDPOINT,
    accessKeyId: e.S3_ACCESS_KEY_ID,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY,
    pathStyle: e.S3_PATH_STYLE === 'on',
  }))

/** Where files live: a folder beside the data, or a bucket with all that it takes to reach it. */
export const fileSettings = z.discriminatedUnion('FILES_DRIVER', [local, s3], 'local or s3')
export type FileSettings = z.output<typeof fileSettings>
export type S3Settings = Extract<FileSettings, { driver: 's3' }>

/** How a store that speaks S3 is reached, whichever bucket is meant. */
export type S3Access = Omit<S3Settings, 'driver' | 'bucket'>

const backupAccess = z.object({
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ENDPOINT: z.url().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_PATH_STYLE: flag.default('off'),
})

/** How the bucket of the copies is reached: as its own settings say, or else as the store of the files; null where neither is given. */
export const backupStoreSettings = (files: FileSettings) =>
  backupAccess.transform((e, { addIssue }): S3Access | null => {
    const [accessKeyId, secretAccessKey] = [
      e.BACKUP_S3_ACCESS_KEY_ID,
      e.BACKUP_S3_SECRET_ACCESS_KEY,
    ]
    if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
      addIssue('BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY stand together')
    if (accessKeyId === undefined || secretAccessKey === undefined)
      return files.driver === 's3' ? files : null
    return {
      region: e.BACKUP_S3_REGION,
      endpoint: e.BACKUP_S3_ENDPOINT,
      accessKeyId,
      secretAccessKey,
      pathStyle: e.BACKUP_S3_PATH_STYLE === 'on',
    }
  })

/** Where clamd listens: host:port, or the path of a socket. */
export const clamdSetting = z.object({
  CLAMD: z
    .string()
    .regex(/^(\/.+|[^:/]+:\d{1,5})$/, 'host:port or the path of a socket')
    .optional(),
})

function needed(beside: string): z.ZodString {
  return z.string(`needed beside ${beside}`)
}
