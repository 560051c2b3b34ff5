import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { Conversation } from '../contract.ts'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { useMessagesPath } from './messages-path.ts'
import { conversationQuery, type Log, logQuery } from './queries.ts'
import { Talk } from './talk.tsx'
import { useTexts } from './texts.ts'

interface Shown {
  /** The way to the whole of it. */
  wholeLabel: string
  /** Whether one writes at once. */
  takesFocus: boolean
}

/** A conversation within the page of what it is about: its last messages, and the place to answer. */
export function ConversationPart({ id, ...rest }: { id: number } & Shown) {
  const { list: t } = useTexts()
  const state = useQuery(conversationQuery(id))
  const log = useQuery(logQuery(id))
  if (state.data !== undefined && log.data !== undefined)
    return <Part conversation={state.data} log={log.data} {...rest} />
  if (state.error === null && log.error === null) return <ConversationSkeleton />
  return (
    <Alert
      tone="error"
      action={
        <Button
          variant="secondary"
          size="s"
          busy={state.isFetching || log.isFetching}
          onClick={() => void Promise.all([state.refetch(), log.refetch()])}
        >
          {t.retry}
        </Button>
      }
    >
      {t.failed}
    </Alert>
  )
}

function Part({
  conversation,
  log,
  wholeLabel,
  takesFocus,
}: { conversation: Conversation; log: Log } & Shown) {
  const path = useMessagesPath()
  const { box, isSeen } = useSeen()
  return (
    <div ref={box}>
      <div className={log.messages.length > 0 ? 'flex h-88 flex-col' : 'flex flex-col'}>
        <Talk {...{ conversation, log, isSeen, takesFocus }} />
      </div>
      <ButtonLink
        to={`${path}/${conversation.id}`}
        variant="quiet"
        size="s"
        iconAfter={ArrowRight}
        className="mt-2"
      >
        {wholeLabel}
      </ButtonLink>
    </div>
  )
}

/** Whether it stands where the reader has scrolled to: what lies further down nobody has read. */
function useSeen() {
  const box = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (box.current === null) return
    const watcher = new IntersectionObserver(
      (entries) => setSeen(entries.at(-1)?.isIntersecting === true),
      { threshold: 0.5 },
    )
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  return { box, isSeen }
}
