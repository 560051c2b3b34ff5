import { type Mount, route } from '../../../platform/server/http.ts'
import * as calls from '../contract.ts'
import { countUnread, listNotices } from './list-notices.ts'
import { markRead } from './mark-read.ts'
import { changeNoticeSettings, getNoticeSettings } from './notice-settings.ts'
import { messageStatus } from './record-status.ts'

export const routes: Mount[] = [
  route(calls.listNotices, listNotices),
  route(calls.countUnread, countUnread),
  route(calls.markRead, markRead),
  route(calls.getNoticeSettings, getNoticeSettings),
  route(calls.changeNoticeSettings, changeNoticeSettings),
  messageStatus,
]
