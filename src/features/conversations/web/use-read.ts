import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { type Conversation, readConversation } from '../contract.ts'
import { listTopic, type Log, stateKey } from './queries.ts'

/** What is in view of somebody who looks counts as read; `isSeen`: whether it is where she has scrolled to. */
export function useRead(
  { id, read_number }: Conversation,
  { messages }: Log,
  isSeen: boolean,
): void {
  const queries = useQueryClient()
  const last = messages.at(-1)?.number ?? 0
  useEffect(() => {
    if (last <= read_number || !isSeen) return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      api(readConversation, { id, number: last }).then(
        ({ unread }) => showRead(queries, id, last, unread),
        // Asked again with the next message, or the next look.
        () => undefined,
      )
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [queries, id, last, read_number, isSeen])
}

function showRead(queries: QueryClient, id: number, last: number, unread: number): void {
  queries.setQueryData([listTopic, 'unread'], { unread })
  queries.setQueryData<Conversation>(
    stateKey(id),
    (state) => state && { ...state, read_number: Math.max(last, state.read_number) },
  )
}
