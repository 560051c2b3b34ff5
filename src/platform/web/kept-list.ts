import { useSyncExternalStore } from 'react'

const changed = 'manzil:kept'

/** A list that this browser keeps under a key, the newest first, shared by its tabs; `isWhole` tells what is one of its items from what somebody wrote there. */
export function keptList<Item>(key: string, most: number, isWhole: (item: unknown) => boolean) {
  let cached = { raw: null as string | null, items: [] as readonly Item[] }

  function read(): readonly Item[] {
    const raw = stored(key)
    if (raw !== cached.raw) cached = { raw, items: itemsIn<Item>(raw).filter(isWhole) }
    return cached.items
  }
  function write(items: readonly Item[]): void {
    try {
      localStorage.setItem(key, JSON.stringify(items.slice(0, most)))
    } catch {
      // A full storage keeps what it has.
    }
    window.dispatchEvent(new Event(changed))
  }
  return { read, write, use: () => useSyncExternalStore(subscribe, read, nothing) }
}

const none: readonly never[] = []
const nothing = () => none

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function itemsIn<Item>(raw: string | null): readonly Item[] {
  try {
    const items = JSON.parse(raw ?? '[]') as unknown
    return Array.isArray(items) ? (items as Item[]) : none
  } catch {
    return none
  }
}

/** Signing out forgets what is kept. */
const events = [changed, 'manzil:session', 'storage']

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}
