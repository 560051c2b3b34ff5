import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import { readSession } from '../../../platform/web/session.ts'
import { listPipeline, type PipelineEntry } from '../contract.ts'

export const pipelineKey = ['pipeline'] as const
const storageKey = 'shortlist-storage'
/** A longer list is not copied: reading it would cost more than it saves. */
const copiedMax = 500

interface Copy {
  userId: number
  entries: PipelineEntry[]
}

/** The household's candidates: the last answer at once (stale), a fresh one soon after. */
export const usePipeline = () =>
  useQuery({
    queryKey: pipelineKey,
    queryFn: async ({ signal }) => remember(await api(listPipeline, {}, { signal })),
    initialData: recall,
    initialDataUpdatedAt: 0,
    // Others hire too: what is shown must not be old.
    staleTime: 30_000,
  })

function remember(entries: PipelineEntry[]): PipelineEntry[] {
  const userId = readSession()?.user.id
  try {
    if (entries.length > copiedMax) localStorage.removeItem(storageKey)
    else if (userId !== undefined)
      localStorage.setItem(storageKey, JSON.stringify({ userId, entries } satisfies Copy))
  } catch {
    // A full storage costs the first paint, nothing else.
    localStorage.removeItem(storageKey)
  }
  return entries
}

/** An entry that an older release put down doesn't say what may be done. */
const isCurrent = ({ can }: Partial<PipelineEntry>): boolean => can !== undefined

function recall(): PipelineEntry[] | undefined {
  try {
    const copy = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Copy | null
    const isWhole = copy !== null && Array.isArray(copy.entries) && copy.entries.every(isCurrent)
    return isWhole && copy.userId === readSession()?.user.id ? copy.entries : undefined
  } catch {
    return undefined
  }
}
