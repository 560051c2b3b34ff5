export { notify } from './notify.ts'
export { forgetName, hasOptionalMessages, silenceOptionalMessages } from './personal-data.ts'
export {
  type NewMessage,
  sendMessage,
  sendMessageAtOnce,
  sendMessages,
  withdrawMessages,
} from './send-message.ts'
export type { NoticeKind } from './notice-kinds.ts'
export type { Receiver } from './ports.ts'
