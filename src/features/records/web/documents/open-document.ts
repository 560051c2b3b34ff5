import type { CandidateDocument } from '../../contract.ts'
import type { ProfileDataSource } from '../profile-data-source.ts'

const marginSeconds = 20

/** Opens the file of a paper in a new tab; when its link is about to end, by a fresh one. */
export async function openDocument(
  { id, document_file_url: url }: CandidateDocument,
  { getDocument }: ProfileDataSource,
): Promise<void> {
  const until = Number(new URL(url ?? '', location.href).searchParams.get('until'))
  if (url !== null && until - Date.now() / 1000 > marginSeconds)
    return void window.open(url, '_blank', 'noopener')
  // Opened at once, while the browser still counts it as the reader's wish; the address follows.
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  const fresh = await getDocument(id).catch(() => null)
  if (fresh?.document_file_url) tab?.location.replace(fresh.document_file_url)
  else tab?.close()
}
