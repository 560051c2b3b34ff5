import { fetchSignedIn } from './browser-api.ts'
import { localeOfPath } from '../shared/locale.ts'

/** Fetches a file in the reader's language and saves it under a name; throws when it can't be had. */
export async function saveFile(path: string, name: string): Promise<void> {
  const response = await fetchSignedIn(path, {
    headers: { 'accept-language': localeOfPath(location.pathname) },
  })
  if (!response.ok) throw new Error(`the file was refused with ${response.status}`)
  saveBlob(await response.blob(), name)
}

/** Has the browser save what is in memory. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has to begin reading before the address goes.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
