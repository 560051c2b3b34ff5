import { benchSearchHttp } from './search-http.ts'
import { benchSearchIndex } from './search-index.ts'
import { benchSearchStart } from './search-start.ts'

/** Search in process, at 100,000 and a million, a start from a snapshot, and over HTTP beside bare servers. */
export async function benchSearch(): Promise<void> {
  await benchSearchIndex()
  await benchSearchStart()
  await benchSearchHttp()
}
