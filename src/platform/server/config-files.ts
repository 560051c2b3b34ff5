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
