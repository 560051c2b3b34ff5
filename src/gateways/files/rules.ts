import fs from 'node:fs/promises'
import type { Context } from '../../platform/server/context.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { inPictureProcess, type Machine } from './picture-process.ts'
import { inPictureQueue, ownerOf } from './picture-queue.ts'

const megabyte = 1_048_576

/** What an upload may be. `wrongType` and `tooLarge` are keys of the texts. */
export interface FileRule {
  /** Extensions by content. */
  extensions: readonly string[]
  maxBytes: number
  wrongType: string
  tooLarge: string
  /** Sound alone, in a format that may hold films too. */
  isSound?: boolean
}

/** The kinds of upload: papers, pictures, films, voice notes. */
export const fileRules = {
  table: {
    extensions: ['csv', 'xlsx'],
    maxBytes: 10 * megabyte,
    wrongType: 'importNotATable',
    tooLarge: 'importOver10MB',
  },
  document: {
    extensions: ['pdf', 'jpg', 'png', 'doc', 'docx'],
    maxBytes: 10 * megabyte,
    wrongType: 'wrongDocumentType',
    tooLarge: 'fileOver10MB',
  },
  picture: {
    extensions: ['jpg', 'png', 'webp', 'avif', 'gif'],
    maxBytes: 10 * megabyte,
    wrongType: 'wrongPictureType',
    tooLarge: 'fileOver10MB',
  },
  video: {
    extensions: ['mp4', 'mov', 'webm'],
    maxBytes: 100 * megabyte,
    wrongType: 'wrongVideoType',
    tooLarge: 'fileOver100MB',
  },
  /** A minute as browsers record it; what holds a picture is none. */
  voice: {
    extensions: ['webm', 'ogg', 'oga', 'opus', 'mp4', 'm4a'],
    maxBytes: 2 * megabyte,
    wrongType: 'wrongVoiceType',
    tooLarge: 'voiceOver2MB',
    isSound: true,
  },
} as const satisfies Record<string, FileRule>

const pictures = ['jpg', 'png', 'webp', 'avif', 'gif']
const wordType = 'application/msword'
/** What has no mark of its own may be a table in plain letters; whoever reads it finds out. */
const textType = { extension: 'csv', type: 'text/csv' }

/** What a file is by its content, whatever its name says; refuses with a key of the texts what the rule doesn't take or what is cut short. A picture waits for its owner's turn. */
export async function judgeFile(
  path: string,
  rule: FileRule,
  ctx: Pick<Context, 'actor'> & { config: Machine },
): Promise<{ extension: string; type: string }> {
  const found = rule.extensions.includes('csv')
    ? (await isPlain(path))
      ? textType
      : ((await typeOf(path)) ?? textType)
    : await typeOf(path)
  if (found === undefined || !rule.extensions.includes(found.extension))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: rule.wrongType })
  if (rule.isSound === true) return soundIn(path, found.extension, rule)
  if (pictures.includes(found.extension))
    await inPictureQueue(ownerOf(ctx), () => inPictureProcess(ctx.config, { what: 'judge', path }))
  else if (!(await isWhole(path, found.extension)))
    throw new AppError('INVALID', { message: 'fileDamaged' })
  return found
}

const filmMarks = /V_(?:VP8|VP9|AV1|MPEG|UNCOMPRESSED|THEORA)|theora|hdlr[^]{8}vide/
const soundMarks = /A_(?:OPUS|VORBIS|PCM)|hdlr[^]{8}soun|OpusHead/

/** A recording without a picture, and as what it is played; its tracks name their codecs. */
async function soundIn(
  path: string,
  extension: string,
  rule: FileRule,
): Promise<{ extension: string; type: string }> {
  const bytes = (await fs.readFile(path)).toString('latin1')
  if (filmMarks.test(bytes) || !soundMarks.test(bytes))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: rule.wrongType })
  if (extension === 'webm') return { extension, type: 'audio/webm' }
  return extension === 'mp4' || extension === 'm4a'
    ? { extension: 'm4a', type: 'audio/mp4' }
    : { extension: 'ogg', type: 'audio/ogg' }
}

async function typeOf(path: string): Promise<{ extension: string; type: string } | undefined> {
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path).catch(() => undefined)
  if (found === undefined) return undefined
  if (found.mime === 'application/x-cfb')
    return (await isWord(path)) ? { extension: 'doc', type: wordType } : undefined
  return { extension: found.ext, type: found.mime }
}

const tailBytes: Record<string, number> = { pdf: 2048, docx: 66_000, xlsx: 66_000 }
const tailMarks: Record<string, string> = { pdf: '%%EOF', docx: 'PK\x05\x06', xlsx: 'PK\x05\x06' }

/** Whether a file ends as its format ends; formats without an end of their own count as whole. */
async function isWhole(path: string, extension: string): Promise<boolean> {
  const mark = tailMarks[extension]
  if (mark === undefined) return true
  return (await bytesOf(path, -(tailBytes[extension] ?? 0))).includes(mark, 0, 'latin1')
}

/** Whether a file begins as a text does: no control characters but line ends and tabs. A text may begin with the letters of another format's mark. */
async function isPlain(path: string): Promise<boolean> {
  return (await bytesOf(path, 512)).every(
    (byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13,
  )
}

/** Old Office files are one format: Word's hold a stream of this name in their first directory. */
async function isWord(path: string): Promise<boolean> {
  const head = await bytesOf(path, 512)
  if (head.length < 512) return false
  const sector = 1 << head.readUInt16LE(30)
  const directory = await bytesOf(path, 4096, (head.readUInt32LE(48) + 1) * sector)
  return directory.includes(Buffer.from('WordDocument', 'utf16le'))
}

/** Some bytes of a file from a place on; a negative count takes them from its end. */
async function bytesOf(path: string, count: number, from = 0): Promise<Buffer> {
  const handle = await fs.open(path)
  try {
    const { size } = await handle.stat()
    const start = count < 0 ? Math.max(0, size + count) : from
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(Math.abs(count)),
      0,
      Math.abs(count),
      start,
    )
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
