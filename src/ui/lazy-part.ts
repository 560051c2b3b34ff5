import { type ComponentType, lazy, type LazyExoticComponent, useSyncExternalStore } from 'react'

// oxlint-disable-next-line typescript/no-explicit-any -- a component of whatever properties
type PartOf<Module, Name extends keyof Module> = Extract<Module[Name], ComponentType<any>>

const sent: Promise<unknown>[] = []

/** Until what the server sent of the page (`isSent`, below) has its code, or it can't be had. */
export const sentParts = (): Promise<unknown> => Promise.allSettled(sent)

/**
 * A component whose code is fetched when it is first shown: the one that `name` names in the module. It stands in a <Suspense>. Code that
 * can't be had takes no page down: it is asked for again (`fetchPart`). Where the server sent it and the reader may change it at once, the page
 * wakes with its code (`isSent`): React throws away what a change meets that still waits for it, and with it what was typed there.
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  isSent = false,
): LazyExoticComponent<PartOf<Module, Name>> {
  let module: Module | undefined
  if (isSent) sent.push(load().then((loaded) => (module = loaded)))
  const partOf = (loaded: Module) => ({ default: loaded[name] as PartOf<Module, Name> })
  type Part = ReturnType<typeof partOf>
  // What is there already is taken in the same moment, which a promise's would not be.
  const taken = (part: Part) =>
    // oxlint-disable-next-line unicorn/no-thenable -- what React asks for
    ({ then: (take: (part: Part) => void) => take(part) }) as unknown as Promise<Part>
  return lazy(() => (module ? taken(partOf(module)) : fetchPart(load).then(partOf)))
}

/**
 * The code of a part of the page, once it could be had: asked for again when the network is back, and 1, 2, 4 … 64 seconds after it failed. On
 * the server, where nothing is fetched, it fails at once.
 */
export async function fetchPart<Module>(load: () => Promise<Module>): Promise<Module> {
  // What the reader has just pressed for is missed; what comes by itself is not.
  const isAsked =
    (globalThis.navigator as Partial<Navigator> | undefined)?.userActivation?.isActive === true
  for (let tries = 0; ; tries += 1) {
    try {
      const module = await load()
      if (isAsked && tries > 0) miss(-1)
      return module
    } catch (error) {
      if (typeof document === 'undefined') throw error
      if (isAsked && tries === 0) miss(1)
      await another(tries)
    }
  }
}

const another = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, 1000 * 2 ** Math.min(tries, 6))
  })

let missing = 0
const listeners = new Set<() => void>()

function miss(parts: 1 | -1): void {
  missing += parts
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something that the reader pressed for could not be fetched yet. */
export const usePartMissing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => missing > 0,
    () => false,
  )
