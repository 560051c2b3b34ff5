import { benchSearchHttp } from './search-http.ts'
import { benchSearchIndex } from './search-index.ts'

/** Search in process, at 100,000 and a million, and over HTTP beside bare servers. */
export async function benchSearch(): Promise<void> {
  await benchSearchIndex()
  await benchSearchHttp()
}
