import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from './api.ts'
import { useLive } from './live.ts'
import { useSession } from './session.ts'

// What a press foresees is drawn with it: told in the next task, a box would jump back for an instant first.
notifyManager.setScheduler(queueMicrotask)

const retriesMax = 1

/** A refusal stays one however often it is asked; the network and the server may recover. */
const retry = (failures: number, error: Error): boolean =>
  failures < retriesMax && !(error instanceof ApiError && error.status < 500)

/** A memory of what the server said: fresh for 5 minutes, asked again once at most and when the network is back, never for a mere look back at the window. */
// 'always': without a network a call fails and says so, rather than waiting unseen.
export const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry,
        staleTime: 5 * 60_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })

let held = { userId: null as number | null, client: createClient() }

/** One memory for each person: what one has seen is not there for the next in the same browser. */
function clientOf(userId: number | null): QueryClient {
  if (held.userId !== userId) held = { userId, client: createClient() }
  return held.client
}

/** Gives the signed-in screens below it one shared memory of what the server said, kept true while they are open. */
export function Queries({ children }: { children: ReactNode }) {
  const userId = useSession()?.user.id ?? null
  return (
    <QueryClientProvider client={clientOf(userId)}>
      <Live userId={userId} />
      {children}
    </QueryClientProvider>
  )
}

function Live({ userId }: { userId: number | null }) {
  useLive(userId)
  return null
}
