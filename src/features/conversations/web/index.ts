import { lazyPart } from '../../../ui/lazy-part.ts'
import { useTexts } from './texts.ts'

export { MessageButton, useMessage } from './message-button.tsx'
export { MessagesLink } from './messages-link.tsx'
/** A conversation within another page; its code comes when it is first shown. */
export const ConversationPart = lazyPart(
  () => import('./conversation-part.tsx'),
  'ConversationPart',
)
/** What writing to a candidate is called. */
export const useWriteLabel = (): string => useTexts().link.write
