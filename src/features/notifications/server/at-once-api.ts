export { sendMessageAtOnce } from './send-message-at-once.ts'
