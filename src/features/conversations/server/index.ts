export { countReportedConversations } from './reported.ts'
