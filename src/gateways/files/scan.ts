import fs from 'node:fs'
import net from 'node:net'
import type { Readable } from 'node:stream'
import type { Context } from '../../platform/server/context.ts'
import { traced } from '../../platform/server/tracing.ts'
import { AppError } from '../../platform/shared/errors.ts'

type Verdict = 'clean' | 'infected' | 'unanswered'
const silentAfterMs = 20_000
const aScan = { name: 'clamd', kind: 'client' } as const

/** Asks the scanner about an upload: refuses what is infected; 'unanswered' when it is away. Clean where none is set. */
export async function scanUpload(ctx: Context, path: string): Promise<'clean' | 'unanswered'> {
  if (ctx.config.clamd === undefined) return 'clean'
  const verdict = await scanStored(ctx, fs.createReadStream(path))
  if (verdict === 'infected') throw new AppError('INVALID', { message: 'fileInfected' })
  return verdict
}

/** What clamd says of some bytes. */
export async function scanStored(ctx: Context, bytes: Readable): Promise<Verdict> {
  try {
    const answer = await traced(aScan, () => ask(ctx.config.clamd ?? '', bytes))
    if (/ OK\0?$/.test(answer)) return 'clean'
    if (/ FOUND\0?$/.test(answer)) return 'infected'
    ctx.log.warn({ answer }, 'the virus scanner did not understand')
  } catch (error) {
    ctx.log.warn({ code: (error as { code?: string }).code }, 'the virus scanner is away')
  } finally {
    bytes.destroy()
  }
  return 'unanswered'
}

/** clamd's INSTREAM: chunks with their length before them, an empty one at the end. */
async function ask(address: string, bytes: Readable): Promise<string> {
  const [host = '', port] = address.startsWith('/') ? [] : address.split(':')
  const socket = port === undefined ? net.connect(address) : net.connect(Number(port), host)
  socket.setTimeout(silentAfterMs, () => socket.destroy(new Error('silent')))
  const answer = new Promise<string>((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('closed')))
  })
  answer.catch(() => {})
  const write = (chunk: Buffer) =>
    socket.writable &&
    (socket.write(chunk) ||
      new Promise((resolve) => socket.once('drain', resolve).once('close', resolve)))
  await write(Buffer.from('zINSTREAM\0'))
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    await write(Buffer.concat([length, chunk]))
    if (!socket.writable) break
  }
  await write(Buffer.alloc(4))
  return answer.finally(() => socket.destroy())
}
