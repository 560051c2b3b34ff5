import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { api } from '../../../platform/web/browser-api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { getMessageFile, type Message } from '../contract.ts'
import { useTexts } from './texts.ts'

/** A link is good for five minutes; while it is in view, it is made anew before that. */
const linkMs = 4 * 60_000

/** A paper that somebody sent; it opens in a window of its own. */
export function PaperOf({ id, message }: { id: number; message: Message }) {
  const { file: t } = useTexts()
  const { number, file_name: name } = message
  const { data, isError } = useQuery({
    queryKey: ['message-file', id, number],
    queryFn: ({ signal }) => api(getMessageFile, { id, number }, { signal }),
    staleTime: linkMs,
    refetchInterval: linkMs,
  })
  const words = (
    <>
      <Icon of={FileText} className="shrink-0 text-ink-soft" />
      <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
    </>
  )
  if (isError) return <p className="text-ink-faint">{t.paperFailed}</p>
  return data?.url == null ? (
    <span className="flex min-h-11 items-center gap-2">
      {words}
      {data !== undefined && <span className="text-sm text-ink-faint">{t.checked}</span>}
    </span>
  ) : (
    <a
      href={data.url}
      target="_blank"
      rel="noreferrer"
      className="link flex min-h-11 items-center gap-2"
    >
      <span className="sr-only">{t.openPaper}: </span>
      {words}
    </a>
  )
}
