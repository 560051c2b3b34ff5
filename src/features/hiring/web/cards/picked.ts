import { keptList } from '../../../../platform/web/kept-list.ts'
import { useToast } from '../../../../ui/toast.tsx'
import { comparedMax } from '../../compare-choices.ts'
import { useCardTexts } from './texts.ts'

const seenMax = 500

/** Whom this browser has looked at, the last first. */
const seen = keptList<number>('seen', seenMax, Number.isInteger)
export const useSeen = seen.use

export function see(id: number): void {
  const [last] = seen.read()
  if (last !== id) seen.write([id, ...seen.read().filter((one) => one !== id)])
}

/** Who is chosen to be compared, as the tray shows her. */
export interface Picked {
  id: number
  name: string
  image: string | null
}

const isPicked = (item: unknown): boolean => {
  const { id, name, image } = (item ?? {}) as Partial<Picked>
  return (
    Number.isInteger(id) &&
    typeof name === 'string' &&
    (image === null || typeof image === 'string')
  )
}

const picked = keptList<Picked>('compared', comparedMax, isPicked)
export const usePicked = picked.use
export const clearPicked = (): void => picked.write([])

/** Takes somebody into the comparison or out of it, and says so when there is no room for another. */
export function useTogglePicked() {
  const t = useCardTexts()
  const toast = useToast()
  return (one: Picked) => {
    const now = picked.read()
    const others = now.filter(({ id }) => id !== one.id)
    if (others.length < now.length) picked.write(others)
    else if (now.length < comparedMax) picked.write([...now, one])
    else toast({ text: t.full })
  }
}
