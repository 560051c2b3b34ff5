type Server = { origin: string }
interface Person {
  token: string
}

/** What each request of an upload by pieces says, by tus. */
export const pieceHeaders = ({ token }: Person, more: Record<string, string> = {}) => ({
  'tus-resumable': '1.0.0',
  authorization: `Bearer ${token}`,
  ...more,
})

/** What a piece says beside it: where it begins. */
export const pieceAt = (offset: number) => ({
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

export const askUpload = (
  { origin }: Server,
  who: Person,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Promise<Response> =>
  fetch(origin + path, {
    method,
    headers: pieceHeaders(who, headers),
    ...(body && { body: new Uint8Array(body) }),
  })

export async function beginUpload(
  at: Server,
  who: Person,
  bytes: number,
): Promise<{ status: number; path: string }> {
  const length = { 'upload-length': String(bytes) }
  const { status, headers } = await askUpload(at, who, 'POST', '/api/uploads/videos/', length)
  return { status, path: headers.get('location') ?? '' }
}

/** Gives the status that a piece was answered with. */
export const sendPiece = async (
  at: Server,
  who: Person,
  path: string,
  offset: number,
  body: Buffer,
): Promise<number> => (await askUpload(at, who, 'PATCH', path, pieceAt(offset), body)).status

export const uploadIdOf = (path: string): string => path.split('/').at(-1) ?? ''
