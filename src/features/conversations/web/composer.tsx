import { Lock, LockOpen, SendHorizontal, Sparkles } from 'lucide-react'
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { useTypedDraft } from '../../../platform/web/draft-upon.ts'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { campOf, mostCharacters } from '../choices.ts'
import { type Conversation, sendTyping } from '../contract.ts'
import { answersTo, type Phrase, questionsOf } from '../phrase-rules.ts'
import { write } from './outbox.ts'
import type { Log } from './queries.ts'
import { useTexts } from './texts.ts'

const Questions = lazyPart(() => import('./questions-dialog.tsx'), 'QuestionsDialog')
const Attachments = lazyPart(() => import('./attachments.tsx'), 'Attachments')

/** Questions that are offered where nothing has been said yet. */
const offeredFirst = 4
const typingEveryMs = 3000

/** The place to write; what can't be written to says why. */
export function Composer({
  conversation,
  log,
  takesFocus,
}: {
  conversation: Conversation
  log: Log
  /** Where the conversation is what one came for. */
  takesFocus: boolean
}) {
  const { id, can_write, closed_because } = conversation
  if (!can_write)
    return (
      <p role="status" className="rounded-md bg-sand-wash px-4 py-3 text-center text-ink-soft">
        {closed_because}
      </p>
    )
  const say = (phrase: Phrase, answers: number | null) =>
    write({ conversationId: id, phrase, answers })
  return (
    <div className="border-t border-line pt-3">
      <Offered conversation={conversation} log={log} onSay={say} />
      <Writing conversation={conversation} onSay={say} takesFocus={takesFocus} />
    </div>
  )
}

type Say = (phrase: Phrase, answers: number | null) => void

/** Answers to what was asked last; where nothing was said, some questions. */
function Offered({
  conversation,
  log: { messages },
  onSay,
}: {
  conversation: Conversation
  log: Log
  onSay: Say
}) {
  const { write: t, phrases } = useTexts()
  const last = messages.at(-1)
  const isAsked = last !== undefined && !isOwn(conversation, last.side)
  const offered = isAsked
    ? answersTo(last.phrase)
    : last === undefined
      ? questionsOf[campOf(conversation.side)].slice(0, offeredFirst)
      : []
  if (offered.length === 0) return null
  return (
    <ul
      aria-label={isAsked ? t.answers : t.questions}
      className="mb-3 flex gap-2 overflow-x-auto pb-1 [scrollbar-width:none] sm:flex-wrap"
    >
      {offered.map((phrase) => (
        <li key={phrase} className="shrink-0">
          <button
            type="button"
            onClick={({ detail }) => detail < 2 && onSay(phrase, isAsked ? last.number : null)}
            className="min-h-11 rounded-full border border-line-strong bg-surface px-4 text-sm font-medium text-accent transition-colors hover:bg-accent-wash"
          >
            {phrases[phrase]}
          </button>
        </li>
      ))}
    </ul>
  )
}

const isOwn = ({ side }: Conversation, writer: Conversation['side']): boolean =>
  campOf(side) === campOf(writer)

function Writing({
  conversation,
  onSay,
  takesFocus,
}: {
  conversation: Conversation
  onSay: Say
  takesFocus: boolean
}) {
  const { write: t } = useTexts()
  const { id } = conversation
  const [isAsking, setAsking] = useState(false)
  const [isPrivate, setPrivate] = useState(false)
  const writing = useWriting(id, isPrivate, takesFocus)
  const { text, send } = writing
  const excess = text.trim().length - mostCharacters
  const isEmpty = text.trim() === ''
  return (
    <form
      className="flex items-end gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <IconButton
        icon={Sparkles}
        label={t.questions}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      />
      <Field of={writing} />
      {isEmpty ? (
        <Suspense fallback={<span className="w-22" />}>
          <Attachments takesPapers={conversation.contact_open} id={id} />
        </Suspense>
      ) : (
        <>
          {conversation.translates && <Privacy isPrivate={isPrivate} onChange={setPrivate} />}
          <SendButton disabled={excess > 0} />
        </>
      )}
      {isAsking && (
        <Asking
          conversation={conversation}
          onAsk={(phrase) => onSay(phrase, null)}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  )
}

/** What is being written, with what is said under it. */
function Field({ of: { text, type, field, press } }: { of: ReturnType<typeof useWriting> }) {
  const { write: t } = useTexts()
  const hint = useId()
  const excess = text.trim().length - mostCharacters
  return (
    <div className="min-w-0 grow">
      <textarea
        ref={field}
        rows={1}
        dir="auto"
        aria-label={t.label}
        aria-describedby={hint}
        placeholder={t.placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        className={classNames(
          controlClass,
          'block field-sizing-content max-h-40 min-h-11 resize-none rounded-lg! px-4 py-2 wrap-anywhere',
        )}
      />
      <p id={hint} className={excess > 0 ? 'mt-1 text-sm text-danger' : 'sr-only'}>
        {excess > 0 ? t.tooLong(excess) : t.hint}
      </p>
    </div>
  )
}

function Asking({
  conversation,
  onAsk,
  onClose,
}: {
  conversation: Conversation
  onAsk: (phrase: Phrase) => void
  onClose: () => void
}) {
  return (
    <Suspense>
      <Questions
        camp={campOf(conversation.side)}
        onAsk={(phrase) => {
          onAsk(phrase)
          onClose()
        }}
        onClose={onClose}
      />
    </Suspense>
  )
}

/** Keeps what is being written, and what follows, from machines that translate. */
function Privacy({
  isPrivate,
  onChange,
}: {
  isPrivate: boolean
  onChange: (isPrivate: boolean) => void
}) {
  const { write: t } = useTexts()
  return (
    <IconButton
      icon={isPrivate ? Lock : LockOpen}
      label={t.keepPrivate}
      aria-pressed={isPrivate}
      onClick={() => onChange(!isPrivate)}
    />
  )
}

function SendButton({ disabled }: { disabled: boolean }) {
  const { write: t } = useTexts()
  return (
    <button
      type="submit"
      aria-label={t.send}
      title={t.send}
      disabled={disabled}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent transition-colors hover:bg-accent-strong disabled:opacity-50"
    >
      <Icon of={SendHorizontal} size={20} directional />
    </button>
  )
}

/** What is being written: sent by Enter, told to the other side while it goes on. */
function useWriting(id: number, isPrivate: boolean, takesFocus: boolean) {
  const { typed: text, type: keep, forget } = useTypedDraft(`message:${id}`, '')
  const field = useRef<HTMLTextAreaElement>(null)
  const sentAt = useRef(0)
  useEffect(() => {
    // A phone's keyboard would cover what was said.
    if (takesFocus && matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [takesFocus])
  const type = (typed: string) => {
    keep(typed)
    const now = Date.now()
    if (typed.trim() === '' || now - sentAt.current < typingEveryMs) return
    sentAt.current = now
    api(sendTyping, { id }).catch(() => undefined)
  }
  const send = () => {
    const said = text.trim()
    if (said === '' || said.length > mostCharacters) return
    write({ conversationId: id, text: said, isPrivate })
    keep('')
    forget()
    sentAt.current = 0
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return { text, type, send, field, press }
}
