import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What a copy says of itself. It is written last: a copy without one is unfinished and counts for nothing. */
const manifest = z.object({
  product: z.literal('manzil'),
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Those the database had, in their order. */
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  tables: z.array(
    z.object({
      name: z.string(),
      /** As SQL writes them. */
      columns: z.array(z.string()),
      rows: z.number().int(),
      sha256,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The list of files, a line of JSON each. */
  files: z.object({ count: z.number().int(), bytes: z.number().int(), sha256 }),
  /** Whether the secrets lie beside it, sealed by a passphrase. */
  secrets: z.boolean(),
})
export type Manifest = z.output<typeof manifest>

/** A file of the product, and the object that has its bytes. */
export const copiedFile = z.object({
  key: z.string(),
  sha256,
  bytes: z.number().int(),
  /** What the store said of it: a file that is as it was isn't read again. */
  version: z.string(),
})
export type CopiedFile = z.output<typeof copiedFile>

/** A fault of a copy that whoever runs the command can read and act upon. */
export class BackupError extends Error {}

const copies = 'copies'
export const copiesOf = (target: string): string => path.join(target, copies)
export const tableFile = (copy: string, table: string): string =>
  path.join(copy, 'tables', `${table.replaceAll('"', '')}.zst`)
export const fileList = (copy: string): string => path.join(copy, 'files.ndjson')
export const secretsFile = (copy: string): string => path.join(copy, 'secrets.sealed')
export const objectFile = (target: string, hash: string): string =>
  path.join(target, 'objects', hash.slice(0, 2), hash)

/** The folder that holds the objects of a copy. */
export const targetOf = (copy: string): string => path.dirname(path.dirname(path.resolve(copy)))

export const writeManifest = (copy: string, content: Manifest): void =>
  fs.writeFileSync(path.join(copy, 'manifest.json'), `${JSON.stringify(content, null, 2)}\n`)

/** Reads what a copy says of itself, and refuses what isn't one of ours. */
export function readManifest(copy: string): Manifest {
  const file = path.join(copy, 'manifest.json')
  if (!fs.existsSync(file))
    throw new BackupError(`${copy} is no finished copy: it has no manifest.json.`)
  const { data, error } = manifest.safeParse(parseJson(fs.readFileSync(file, 'utf8')))
  if (data === undefined)
    throw new BackupError(
      `${file} was not written by this product, or by another version of its format: ${z.prettifyError(error)}`,
    )
  return data
}

/** The finished copies of a target, the oldest first. */
export function listCopies(target: string): string[] {
  const folder = copiesOf(target)
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
    .filter((copy) => fs.existsSync(path.join(copy, 'manifest.json')))
}

/** The copy that a path means: itself, or the newest of a target. */
export function findCopy(source: string): string {
  if (fs.existsSync(path.join(source, 'manifest.json'))) return path.resolve(source)
  const newest = listCopies(source).at(-1)
  if (newest === undefined)
    throw new BackupError(`${source} is neither a copy nor a folder with a finished one.`)
  return newest
}

export const readFileList = (copy: string): CopiedFile[] =>
  fs
    .readFileSync(fileList(copy), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => copiedFile.parse(JSON.parse(line)))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
