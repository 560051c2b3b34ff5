import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { getMessageFile, type Message } from '../contract.ts'
import { useTexts } from './texts.ts'

/** A link is good for five minutes; what is in view keeps its picture. */
const linkMs = 4 * 60_000

/** A picture that somebody sent; it opens large in a window of its own. */
export function PictureOf({ id, message: { number, name } }: { id: number; message: Message }) {
  const { file: t } = useTexts()
  const { data, isError } = useQuery({
    queryKey: ['message-file', id, number],
    queryFn: ({ signal }) => api(getMessageFile, { id, number }, { signal }),
    staleTime: linkMs,
    gcTime: linkMs,
  })
  if (isError || data?.url === null) return <p className="text-ink-faint">{t.failed}</p>
  if (data === undefined) return <Skeleton className="h-48 w-40" />
  return (
    <a href={data.url} target="_blank" rel="noreferrer" aria-label={t.open} className="block">
      <img
        src={data.url}
        alt={t.picture(name)}
        className="my-1 max-h-80 min-h-24 w-auto max-w-full rounded-md object-contain"
      />
    </a>
  )
}
