import { fileRules, uploadRoute } from '../../../gateways/files/index.ts'
import { type Mount, route } from '../../../platform/server/http.ts'
import * as consoleCalls from '../console-contract.ts'
import * as calls from '../contract.ts'
import { beginConversation } from './begin-conversation.ts'
import { changeConversation, setReadMarks } from './change-conversation.ts'
import { getConversation, getReadMarks, listMessages } from './get-conversation.ts'
import { countUnreadOf, listConversations } from './list-conversations.ts'
import { getTyping, readConversation, sendTyping } from './read-conversation.ts'
import { reportConversation } from './report-conversation.ts'
import { listReported, readReported, settleReported } from './reported.ts'
import { getMessageFile, sendFile } from './send-file.ts'
import { sendMessage } from './send-message.ts'
import { translateMessage } from './translate-message.ts'

export const routes: Mount[] = [
  route(calls.listConversations, listConversations),
  route(calls.countUnreadConversations, (ctx) => countUnreadOf(ctx)),
  route(calls.beginConversation, (ctx, { candidate_id }) => beginConversation(ctx, candidate_id)),
  route(calls.setReadMarks, (ctx, { shown }) => setReadMarks(ctx, shown)),
  route(calls.getConversation, (ctx, { id }) => getConversation(ctx, id)),
  route(calls.changeConversation, changeConversation),
  route(calls.listMessages, listMessages),
  route(calls.sendMessage, sendMessage),
  uploadRoute(
    calls.sendFile,
    { picture: fileRules.picture, voice: fileRules.voice, paper: fileRules.document },
    (ctx, input, files) => sendFile(ctx, input, files),
  ),
  route(calls.getMessageFile, getMessageFile),
  route(calls.translateMessage, translateMessage),
  route(calls.readConversation, readConversation),
  route(calls.getReadMarks, (ctx, { id }) => getReadMarks(ctx, id)),
  route(calls.sendTyping, (ctx, { id }) => sendTyping(ctx, id)),
  route(calls.getTyping, (ctx, { id }) => getTyping(ctx, id)),
  route(calls.reportConversation, reportConversation),
  route(consoleCalls.listReportedConversations, listReported),
  route(consoleCalls.readReportedConversation, (ctx, { id }) => readReported(ctx, id)),
  route(consoleCalls.settleReportedConversation, settleReported),
]
