export { findOwnConversation } from './own-conversation.ts'
export { conversationsCalled, sidesOfConversations } from './named-in-log.ts'
