import { type CsvColumn, csvRoute } from '../../../platform/server/csv.ts'
import { type Mount, route } from '../../../platform/server/http.ts'
import * as channels from '../channel-contract.ts'
import * as calls from '../contract.ts'
import {
  type DeadMessage,
  listDeadMessages,
  readDeadMessages,
  retryMessage,
} from './dead-messages.ts'
import { countUnread, listNotices } from './list-notices.ts'
import { markRead } from './mark-read.ts'
import { changeNoticeSettings, getNoticeSettings } from './notice-settings.ts'
import { getPush, subscribe, unsubscribe } from './push/subscriptions.ts'
import { chooseWhatsApp } from './whatsapp/opt-in.ts'
import { getWhatsApp } from './whatsapp/present.ts'
import { whatsAppWebhook } from './whatsapp/webhook.ts'
import { messageStatus } from './record-status.ts'

export const routes: Mount[] = [
  route(calls.listNotices, listNotices),
  route(calls.countUnread, countUnread),
  route(calls.markRead, markRead),
  route(calls.getNoticeSettings, getNoticeSettings),
  route(calls.changeNoticeSettings, changeNoticeSettings),
  route(calls.listLostMessages, async (ctx, { q, page, page_size }) => {
    const { results, ...counted } = await listDeadMessages(ctx, { q, page, pageSize: page_size })
    return { results: results.map(presentLost), ...counted, page, page_size }
  }),
  csvRoute(calls.exportLostMessages, {
    name: 'lost-messages',
    columns: () => lostColumns,
    read: async (ctx, { q }, after) => (await readDeadMessages(ctx, q, after?.id)).map(presentLost),
  }),
  route(calls.retryMessage, async (ctx, { id }) => {
    await retryMessage(ctx, id)
    return {}
  }),
  messageStatus,
  whatsAppWebhook,
  route(channels.getWhatsApp, (ctx) => getWhatsApp(ctx)),
  route(channels.chooseWhatsApp, async (ctx, { is_on, by }) => {
    await chooseWhatsApp(ctx, is_on, by)
    return getWhatsApp(ctx)
  }),
  route(channels.getPush, getPush),
  route(channels.subscribeToPush, subscribe),
  route(channels.unsubscribeFromPush, unsubscribe),
]

const presentLost = (row: DeadMessage): calls.LostMessage => ({
  id: row.id,
  channel: row.channel,
  receiver: row.receiver,
  user_id: row.userId,
  template: row.template,
  status: row.status === 'failed' ? 'failed' : 'dead',
  attempts: row.attempts,
  last_error: row.lastError,
  created_at: row.createdAt.toISOString(),
  can_retry: row.canRetry,
})

const lostColumns: CsvColumn<calls.LostMessage>[] = (
  [
    'id',
    'channel',
    'receiver',
    'user_id',
    'template',
    'status',
    'attempts',
    'last_error',
    'created_at',
    'can_retry',
  ] as const
).map((key) => ({ header: key, value: (message) => message[key] }))
