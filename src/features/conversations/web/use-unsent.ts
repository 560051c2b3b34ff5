import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { keepSending, onSent, readUnsent, subscribeToUnsent, type Unsent } from './outbox.ts'
import { showSent } from './queries.ts'

const none: Unsent[] = []

/** What is written in this browser and not sent yet, of all conversations. */
export const useUnsent = (): Unsent[] =>
  useSyncExternalStore(subscribeToUnsent, readUnsent, () => none)

/** Sends what waits while a signed-in page is open, and shows what has left. */
export function useOutbox(): void {
  const queries = useQueryClient()
  useEffect(keepSending, [])
  useEffect(() => onSent((id, message) => showSent(queries, id, message)), [queries])
}
