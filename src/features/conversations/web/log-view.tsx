import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/use-action.ts'
import type { Conversation, Message } from '../contract.ts'
import { Bubble } from './bubble.tsx'
import { type Log, showOlder, typingQuery } from './queries.ts'
import { useTexts } from './texts.ts'
import { UnsentBubble } from './unsent-bubble.tsx'
import { useUnsent } from './use-unsent.ts'
import { dayOf, dayWords } from './when.ts'

/** So near its end the log follows what comes. */
const nearEnd = 120

/** What was said, by days, and what is still on its way. */
export function LogView({ conversation, log }: { conversation: Conversation; log: Log }) {
  const { room: t } = useTexts()
  const { id, other } = conversation
  const taken = new Set(log.messages.map(({ client_id }) => client_id))
  const unsent = useUnsent().filter((one) => one.conversationId === id && !taken.has(one.clientId))
  const box = useRef<HTMLDivElement>(null)
  const { isBehind, follow } = useFollow(box, log.messages, unsent.length)
  const lastOwn = log.messages.findLast(({ mine }) => mine)?.number
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={box}
        role="region"
        aria-label={t.log(other.name)}
        // It scrolls by itself, also by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="flex h-full flex-col overflow-y-auto overscroll-contain px-1 py-4 [scrollbar-width:thin]"
      >
        <div className="grow" />
        {log.hasOlder && <Older id={id} box={box} />}
        {log.messages.length === 0 && unsent.length === 0 && <Beginning name={other.name} />}
        {!log.contactOpen && <Covered />}
        <div role="log" aria-label={t.log(other.name)} className="flex flex-col gap-1">
          <Days messages={log.messages} conversation={conversation} lastOwn={lastOwn} />
        </div>
        {unsent.map((one) => (
          <UnsentBubble key={one.clientId} unsent={one} />
        ))}
        <Typing id={id} last={log.messages.at(-1)?.number ?? 0} />
      </div>
      {isBehind && (
        <Button
          variant="secondary"
          size="s"
          onClick={follow}
          className="absolute inset-x-0 bottom-2 mx-auto w-fit shadow-2"
        >
          {t.newBelow}
        </Button>
      )}
    </div>
  )
}

function Days({
  messages,
  conversation,
  lastOwn,
}: {
  messages: readonly Message[]
  conversation: Conversation
  lastOwn: number | undefined
}) {
  const { room: t } = useTexts()
  const locale = useLocale()
  const [now] = useState(() => Date.now())
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const day = dayOf(message.at)
    const isFirst = before === undefined || dayOf(before.at) !== day
    return (
      <div key={message.number} className="flex flex-col">
        {isFirst && (
          <p className="my-3 text-center text-sm text-ink-faint">{dayWords(day, now, locale, t)}</p>
        )}
        <Bubble
          message={message}
          conversation={conversation}
          isFollowing={!isFirst && before?.side === message.side && before.name === message.name}
          isLastOwn={message.number === lastOwn}
        />
      </div>
    )
  })
}

function Covered() {
  const { room: t } = useTexts()
  return (
    <p className="mx-auto mb-2 max-w-110 rounded-md bg-sand-wash px-4 py-2 text-center text-sm text-ink-soft">
      {t.covered}
    </p>
  )
}

function Beginning({ name }: { name: string }) {
  const { room: t } = useTexts()
  return (
    <div className="mx-auto my-auto max-w-100 py-6 text-center">
      <p className="text-lg font-medium">{t.begin(name)}</p>
      <p className="mt-1 text-ink-soft">{t.beginText}</p>
    </div>
  )
}

function Older({ id, box }: { id: number; box: RefObject<HTMLDivElement | null> }) {
  const { room: t, list } = useTexts()
  const queries = useQueryClient()
  const { run, busy } = useAction(() => showOlder(queries, id), { failed: list.failed })
  const show = async () => {
    const height = box.current?.scrollHeight ?? 0
    await run()
    // What was in view stays there, under what came before it.
    requestAnimationFrame(() => {
      if (box.current) box.current.scrollTop += box.current.scrollHeight - height
    })
  }
  return (
    <Button variant="quiet" size="s" busy={busy} onClick={() => void show()} className="mx-auto">
      {t.older}
    </Button>
  )
}

/** Keeps the end in view while the reader is there; otherwise says that something has come. */
function useFollow(
  box: RefObject<HTMLDivElement | null>,
  messages: readonly Message[],
  unsent: number,
) {
  const [isBehind, setBehind] = useState(false)
  const isNear = useRef(true)
  const last = messages.at(-1)
  const follow = () => {
    const { current } = box
    if (current) current.scrollTop = current.scrollHeight
    setBehind(false)
  }
  useEffect(() => {
    const { current } = box
    if (current === null) return
    const look = () => {
      isNear.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearEnd
      if (isNear.current) setBehind(false)
    }
    const watcher = new ResizeObserver(() => isNear.current && follow())
    current.addEventListener('scroll', look, { passive: true })
    watcher.observe(current)
    return () => {
      current.removeEventListener('scroll', look)
      watcher.disconnect()
    }
  })
  useLayoutEffect(() => {
    if (isNear.current || last?.mine === true || unsent > 0) follow()
    else setBehind(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whatever is new, by its number alone
  }, [last?.number, unsent])
  return { isBehind, follow }
}

const typingMs = 6000

function Typing({ id, last }: { id: number; last: number }) {
  const { room: t } = useTexts()
  const { data, dataUpdatedAt } = useQuery(typingQuery(id))
  const [over, setOver] = useState({ at: 0, last })
  useEffect(() => {
    if (data === undefined || data.names.length === 0) return
    const timer = setTimeout(() => setOver({ at: dataUpdatedAt, last }), typingMs)
    return () => clearTimeout(timer)
  }, [data, dataUpdatedAt, last])
  const [seen, setSeen] = useState({ last, at: 0 })
  // What was being written has come.
  if (seen.last !== last) setSeen({ last, at: dataUpdatedAt })
  const names = data?.names ?? []
  if (names.length === 0 || over.at >= dataUpdatedAt || seen.at >= dataUpdatedAt) return null
  return (
    <p className="mt-1 flex items-center gap-2 ps-1 text-sm text-ink-faint">
      <span aria-hidden className="flex gap-1">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-1.5 animate-pulse rounded-full bg-ink-faint motion-reduce:animate-none"
          />
        ))}
      </span>
      <bdi>{t.typing(names.join(', '))}</bdi>
    </p>
  )
}
