import { useTexts } from './texts.ts'

export { MessageButton, useMessage } from './message-button.tsx'
export { useMessagesPath } from './messages-path.ts'
export { MessagesLink } from './messages-link.tsx'
/** What writing to a candidate is called. */
export const useWriteLabel = (): string => useTexts().link.write
