import { AsyncLocalStorage } from 'node:async_hooks'

const collected = new AsyncLocalStorage<Set<string>>()

/** Notes what a public answer shows that is being made, wherever in its making: it is made anew when that changes. */
export function noteShown(...tags: readonly string[]): void {
  const shown = collected.getStore()
  if (shown) for (const tag of tags) shown.add(tag)
}

/** Whether this is part of the making of a public answer. */
export const isMaking = (): boolean => collected.getStore() !== undefined

/** What work brings, and what it noted as shown. */
export async function collectShown<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; shown: ReadonlySet<string> }> {
  const shown = new Set<string>()
  return { result: await collected.run(shown, work), shown }
}
