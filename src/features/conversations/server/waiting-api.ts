export { listWaiting, type WaitingConversation } from './list-waiting.ts'
