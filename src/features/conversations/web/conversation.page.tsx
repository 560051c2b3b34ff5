import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type MetaFunction, useParams } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Conversation } from '../contract.ts'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { useMessagesPath } from './messages-path.ts'
import { conversationQuery, type Log, logQuery } from './queries.ts'
import { ConversationHead } from './conversation-head.tsx'
import { Talk } from './talk.tsx'
import { texts, useTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: texts[localeOfPath(location.pathname)].list.metaTitle },
  { name: 'robots', content: 'noindex' },
]

/** One conversation: what was said, and the place to write. */
export default function ConversationPage() {
  const { list: t, room } = useTexts()
  const id = Number(useParams().id)
  const path = useMessagesPath()
  const state = useQuery({ ...conversationQuery(id), enabled: id > 0 })
  const log = useQuery({ ...logQuery(id), enabled: id > 0 })
  const error = state.error ?? log.error
  if (!(id > 0) || (error instanceof ApiError && error.status === 404))
    return (
      <EmptyState
        level={1}
        illustration="door"
        title={room.notFound}
        text={room.notFoundText}
        action={<ButtonLink to={path}>{room.toList}</ButtonLink>}
      />
    )
  if (state.data !== undefined && log.data !== undefined)
    return <Room key={id} conversation={state.data} log={log.data} />
  if (error !== null)
    return (
      <ErrorState
        level={1}
        title={t.failed}
        text={t.failedText}
        retryLabel={t.retry}
        busy={state.isFetching || log.isFetching}
        onRetry={() => void Promise.all([state.refetch(), log.refetch()])}
      />
    )
  return <Loading />
}

/** The frame of the page, and a little air. */
const spaceBelow = 40

function Loading() {
  return (
    <div className="space-y-4">
      <Skeleton className="h-12 w-56" />
      <ConversationSkeleton />
    </div>
  )
}

function Room({ conversation, log }: { conversation: Conversation; log: Log }) {
  const { room: t } = useTexts()
  useTitle(t.metaTitle(conversation.other.name))
  return (
    <section ref={useRestOfScreen()} className="flex min-h-[24rem] flex-col">
      <ConversationHead conversation={conversation} />
      <Talk conversation={conversation} log={log} isSeen takesFocus />
    </section>
  )
}

/** As high as what the window has left under where it begins. */
function useRestOfScreen() {
  const room = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      const { current } = room
      if (current === null) return
      const top = current.getBoundingClientRect().top + scrollY
      const foot = Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd)
      current.style.height = `${innerHeight - top - spaceBelow - foot}px`
    }
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [])
  return room
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
