import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { Socket } from 'node:net'
import { generalTexts } from './error-texts.ts'

/** How long the server waits for a reader, in milliseconds. */
export interface Patience {
  /** An idle connection stays open: longer than proxies keep theirs (60 s), so that none sends into a closing one. */
  idle: number
  /** Until the head of a request is there; above `idle`, for connections that a proxy opens ahead. */
  head: number
  /** Until the body of a request is there. */
  body: number
  /** The same of an upload: 100 MB at a megabit a second. */
  upload: number
  /** An upload of which nothing comes for so long is dead. */
  silence: number
  /** How often heads and uploads are looked at. */
  look: number
}

const usual: Patience = {
  idle: 72_000,
  head: 75_000,
  body: 30_000,
  upload: 900_000,
  silence: 30_000,
  look: 5000,
}
/** A reader has so long to take in why its connection is closed. */
const partingMs = 1000

export const patienceOf = (given: Partial<Patience> = {}): Patience => ({ ...usual, ...given })

/** The server underneath: waits for nobody longer than its patience. */
export const createPatientServer = (
  { idle, head, upload, look }: Patience,
  listener: RequestListener,
): Server =>
  createServer(
    {
      keepAliveTimeout: idle,
      headersTimeout: head,
      requestTimeout: upload,
      connectionsCheckingInterval: look,
    },
    listener,
  )

/** Gives up on a body that does not come: on an upload when nothing of it comes any more, on any other when its time is over. */
export function watchBody(request: IncomingMessage, patience: Patience): void {
  const {
    'content-length': length = '0',
    'transfer-encoding': chunked,
    'content-type': type = '',
  } = request.headers
  if (length === '0' && chunked === undefined) return
  const { socket } = request
  // A call within the process comes whole, by a stand-in.
  if (!(socket instanceof Socket)) return
  const giveUp = () =>
    answerUnreadable(Object.assign(new Error('the body did not come'), { code: lateCode }), socket)
  let came = 0
  const look = () => {
    // What has come and waits for us is no fault of the sender's.
    if (socket.bytesRead === came && request.readableLength === 0) giveUp()
    came = socket.bytesRead
  }
  const isUpload = /^multipart\/form-data|^application\/offset\+octet-stream/.test(type)
  const timer = isUpload ? setInterval(look, patience.silence) : setTimeout(giveUp, patience.body)
  timer.unref()
  for (const over of ['end', 'close']) request.once(over, () => clearInterval(timer))
}

const lateCode = 'ERR_HTTP_REQUEST_TIMEOUT'
const statuses: Record<string, number> = { [lateCode]: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers what can't be read as a request, or did not come in time, and closes: what follows on the connection has no meaning. */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket & { _httpMessage?: ServerResponse | null },
): void {
  const isAnswering = socket._httpMessage?.headersSent === true
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) return void socket.destroy()
  const status = statuses[error.code ?? ''] ?? 400
  const body = JSON.stringify({
    success: false,
    code: 'BAD_REQUEST',
    message: generalTexts.en.BAD_REQUEST,
  })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // Closed at once, with unread bytes in it, the connection would be reset before the answer is read.
  const timer = setTimeout(() => socket.destroy(), partingMs).unref()
  socket.once('close', () => clearTimeout(timer))
}
