export { conversationsCalled, sidesOfConversations } from './named-in-log.ts'
export { countReportedConversations } from './reported.ts'
