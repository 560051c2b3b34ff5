export { useWriteLabel } from './link-texts.ts'
export { MessageButton, useMessage } from './message-button.tsx'
export { MessagesLink } from './messages-link.tsx'
export { ConversationPart } from './open-conversation-part.ts'
