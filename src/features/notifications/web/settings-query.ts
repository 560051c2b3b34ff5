import { api } from '../../../platform/web/browser-api.ts'
import { getNoticeSettings } from '../contract.ts'

/** The kinds that may reach one, with their channels, and the quiet hours. */
export const settingsQuery = {
  queryKey: ['notice-settings'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api(getNoticeSettings, {}, { signal }),
}
