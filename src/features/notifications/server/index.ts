export {
  /** @public For the operator's console. */
  listDeadMessages,
  /** @public For the operator's console. */
  retryMessage,
} from './dead-messages.ts'
export { countAllLost, countLost } from './count-lost.ts'
export { deliverMessages } from './deliver-messages.ts'
export { forgetOldMessages } from './forget-old-messages.ts'
export { type NoticeKind, registerNotices } from './notice-kinds.ts'
export { notify } from './notify.ts'
export { forgetName, hasOptionalMessages, personalData, silenceOptionalMessages } from './personal-data.ts'
export { type Receiver, registerReceivers } from './receivers.ts'
export { routes } from './routes.ts'
export { messageQueued, type NewMessage, sendMessage, sendMessageAtOnce, sendMessages, withdrawMessages } from './send-message.ts'
