export { findOwnConversation } from './own-conversation.ts'
