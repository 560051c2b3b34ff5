import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Context } from '../../platform/server/context.ts'
import { reasonOf } from '../../platform/server/log.ts'
import { addPiece, findOpenUpload, giveUpUpload, setUploadLength } from './open-uploads.ts'

/** What is held in memory of each upload under way, and is lost when the process is killed. */
const pieceBytes = 2 * 1_048_576
const storeIsAway = { status_code: 503, body: 'The store of files does not answer\n' }

/** Pieces in the bucket, for tus: any process takes the next one. Uploads are entered (`admitUpload`) before they are created here. */
export class BucketPieces extends DataStore {
  private readonly current: () => Context

  /** `current` is the context of the request that tus is answering. */
  constructor(current: () => Context) {
    super()
    this.current = current
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    await setUploadLength(this.current(), upload.id, upload.size ?? 0)
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await findOpenUpload(this.current(), id)
    if (!found) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: found.bytes, offset: found.received })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let received = offset
    let chunks: Buffer[] = []
    let held = 0
    const keep = async () => {
      if (held === 0) return
      const body = Buffer.concat(chunks)
      chunks = []
      held = 0
      if (!(await this.keep(id, received, body))) throw ERRORS.INVALID_OFFSET
      received += body.length
    }
    // A connection that breaks ends it, too: what came before is kept.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      held += chunk.length
      if (held >= pieceBytes) await keep()
    }
    await keep()
    return received
  }

  override async remove(id: string): Promise<void> {
    const upload = await this.getUpload(id)
    await giveUpUpload(this.current(), upload.id)
  }

  private async keep(id: string, offset: number, body: Buffer): Promise<boolean> {
    const ctx = this.current()
    try {
      return await addPiece(ctx, id, offset, body)
    } catch (error) {
      ctx.log.error({ reason: reasonOf(error) }, 'a piece of an upload could not be stored')
      throw storeIsAway
    }
  }
}
