import { z } from 'zod'
import type { Config } from '../../platform/server/config/config.ts'
import { BackupError } from './backup-error.ts'
import { addText, openTarget, readText, type Target } from './target.ts'

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

/** One of the copies of a target, by the name of its moment. */
export interface Copy {
  target: Target
  name: string
}

const copies = 'copies'
const folderOf = ({ name }: Copy): string => `${copies}/${name}`
const manifestFile = (copy: Copy): string => `${folderOf(copy)}/manifest.json`
export const tableFile = (copy: Copy, table: string): string =>
  `${folderOf(copy)}/tables/${table.replaceAll('"', '')}.zst`
export const fileList = (copy: Copy): string => `${folderOf(copy)}/files.ndjson`
export const secretsFile = (copy: Copy): string => `${folderOf(copy)}/secrets.sealed`
export const objects = 'objects'
export const objectFile = (hash: string): string => `${objects}/${hash.slice(0, 2)}/${hash}`

/** As a command takes it. */
export const addressOf = (copy: Copy): string => `${copy.target.name}/${folderOf(copy)}`

export const writeManifest = (copy: Copy, content: Manifest): Promise<void> =>
  addText(copy.target, manifestFile(copy), `${JSON.stringify(content, null, 2)}\n`)

/** Reads what a copy says of itself, and refuses what isn't one of ours. */
export async function readManifest(copy: Copy): Promise<Manifest> {
  if (!(await copy.target.has(manifestFile(copy))))
    throw new BackupError(`${addressOf(copy)} is no finished copy: it has no manifest.json.`)
  const text = await readText(copy.target, manifestFile(copy))
  const { data, error } = manifest.safeParse(parseJson(text))
  if (data === undefined)
    throw new BackupError(
      `The manifest of ${addressOf(copy)} was not written by this product, or by another version of its format: ${z.prettifyError(error)}`,
    )
  return data
}

/** The finished copies of a target, the oldest first, and the names of what broke off. */
export async function listCopies(
  target: Target,
): Promise<{ finished: Copy[]; unfinished: string[] }> {
  const keys = await target.list(copies)
  const all = [...new Set(keys.map((key) => key.split('/')[1] ?? ''))].sort()
  // What has another name was put there by somebody else, and stays.
  const names = all.filter((name) => /^\d{4}-\d\d-\d\dT[\d.]+Z(\.unfinished)?$/.test(name))
  const there = new Set(keys)
  const isFinished = (name: string): boolean =>
    there.has(manifestFile({ target, name })) && !name.endsWith('.unfinished')
  return {
    finished: names.filter(isFinished).map((name) => ({ target, name })),
    unfinished: names.filter((name) => !isFinished(name)),
  }
}

/** Takes a copy away; one of which a part is left counts for nothing. */
export async function removeCopy(copy: Copy): Promise<void> {
  await copy.target.remove([manifestFile(copy)])
  await copy.target.removeFolder(folderOf(copy))
}

/** The copy that an address means: itself, or the newest of a target. */
export async function findCopy(source: string, config: Config): Promise<Copy> {
  const target = openTarget(source, config)
  const [, above, name] = /^(.*[^/\\])[/\\]copies[/\\]([^/\\]+)$/.exec(target.name) ?? []
  if (above !== undefined && name !== undefined) {
    const copy = { target: openTarget(above, config), name }
    if (await copy.target.has(manifestFile(copy))) return copy
  }
  const newest = (await listCopies(target)).finished.at(-1)
  if (newest === undefined)
    throw new BackupError(`${source} is neither a copy nor a place with a finished one.`)
  return newest
}

export const parseFileList = (text: string): CopiedFile[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => copiedFile.parse(JSON.parse(line)))

export const readFileList = async (copy: Copy): Promise<CopiedFile[]> =>
  parseFileList(await readText(copy.target, fileList(copy)))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
