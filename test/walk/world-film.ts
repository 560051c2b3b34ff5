import { sampleVideo } from '../samples.ts'
import type { Making, Person } from './world-parts.ts'

/** A film that has come in whole and belongs to nothing yet. */
export async function uploadFilm({ app }: Making, { token }: Person): Promise<string> {
  const film = sampleVideo()
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` }
  const begun = await app.app.inject({
    method: 'POST',
    url: '/api/uploads/videos/',
    headers: { ...headers, 'upload-length': String(film.length) },
  })
  const url = String(begun.headers.location)
  await app.app.inject({
    method: 'PATCH',
    url,
    payload: film,
    headers: {
      ...headers,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
  })
  return url.split('/').at(-1) ?? ''
}
