import { lazyPart } from '../../../ui/lazy-part.ts'

/** A conversation within another page; its code comes when it is first shown. */
export const ConversationPart = lazyPart(
  () => import('./conversation-part.tsx'),
  'ConversationPart',
)
