import { CheckCheck } from 'lucide-react'
import { Suspense } from 'react'
import { useLocale } from '../../../platform/web/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { Conversation, Message } from '../contract.ts'
import { useTexts } from './texts.ts'
import { timeWords } from './when.ts'

const PictureOf = lazyPart(() => import('./picture-of.tsx'), 'PictureOf')
const PaperOf = lazyPart(() => import('./paper-of.tsx'), 'PaperOf')
const TranslatedWords = lazyPart(() => import('./translated-words.tsx'), 'TranslatedWords')
const VoiceOf = lazyPart(() => import('./voice-of.tsx'), 'VoiceOf')

/** How a bubble looks, by whose it is; the corner that points to its writer is small. */
export const bubbleClass = (mine: boolean): string =>
  classNames(
    'w-fit max-w-[85%] rounded-lg px-3.5 py-2 sm:max-w-[75%]',
    mine ? 'ms-auto rounded-ee-sm bg-accent-wash' : 'rounded-es-sm bg-sunken',
  )

interface Props {
  message: Message
  conversation: Conversation
  /** The one before is of the same person. */
  isFollowing: boolean
  isLastOwn: boolean
}

/** One message: who, what, when. */
export function Bubble({ message, conversation, isFollowing, isLastOwn }: Props) {
  const { room: t } = useTexts()
  const { mine, text, phrase } = message
  const isShown = text !== null || phrase !== null || message.has_file
  return (
    <article className={classNames('flex flex-col', !isFollowing && 'mt-2')}>
      <Writer message={message} conversation={conversation} isFollowing={isFollowing} />
      <div className={bubbleClass(mine)}>
        {message.answers !== null && <Answered phrase={message.answers.phrase} />}
        {isShown ? (
          <Said message={message} conversation={conversation} />
        ) : (
          <p className="text-ink-faint italic">{t.gone}</p>
        )}
        <Beneath message={message} conversation={conversation} isLastOwn={isLastOwn} />
      </div>
    </article>
  )
}

/** Who wrote, where more than one could have: by name and what she is. */
function Writer({ message, conversation, isFollowing }: Omit<Props, 'isLastOwn'>) {
  const { room: t, sides } = useTexts()
  const { mine, side, name } = message
  const isOwnSide = side === conversation.side || side !== 'household'
  const several = conversation.people.length > 2
  const isPlain = side !== 'agency' && !several
  if (mine) return <span className="sr-only">{t.you}</span>
  const words = side === 'agency' ? agencyWords(conversation, name, t.agencyOf) : name
  if (isPlain || isFollowing) return <span className="sr-only">{words}</span>
  return (
    <p className="mb-0.5 ps-1 text-sm text-ink-faint">
      <bdi>{words}</bdi> {isOwnSide && <span>({sides[side]})</span>}
    </p>
  )
}

function agencyWords(
  { people }: Conversation,
  name: string,
  words: (name: string, agency: string) => string,
): string {
  const agency = people.find(({ side }) => side === 'agency')?.name ?? ''
  return name === '' ? agency : words(name, agency)
}

function Answered({ phrase }: { phrase: NonNullable<Message['phrase']> }) {
  const { room: t, phrases } = useTexts()
  return (
    <p className="mb-1.5 border-s-2 border-line-strong ps-2 text-sm text-ink-soft">
      <span className="sr-only">{t.answerTo}: </span>
      {phrases[phrase]}
    </p>
  )
}

function Said({ message, conversation }: Pick<Props, 'message' | 'conversation'>) {
  const { phrases } = useTexts()
  const { kind, phrase, text } = message
  const { id } = conversation
  if (kind === 'picture')
    return (
      <Suspense fallback={<span className="block h-48 w-40" />}>
        <PictureOf id={id} message={message} />
      </Suspense>
    )
  if (kind === 'voice')
    return (
      <Suspense fallback={<span className="block h-12 w-56" />}>
        <VoiceOf id={id} message={message} />
      </Suspense>
    )
  if (kind === 'paper')
    return (
      <Suspense fallback={<span className="block h-12 w-56" />}>
        <PaperOf id={id} message={message} />
      </Suspense>
    )
  const words = (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
      {phrase === null ? text : phrases[phrase]}
    </p>
  )
  if (!conversation.translates || kind !== 'text' || message.mine || message.private) return words
  return (
    <Suspense fallback={words}>
      <TranslatedWords id={id} number={message.number} original={words} />
    </Suspense>
  )
}

/** When, whether something is covered, and how far one's own last message has come. */
function Beneath({
  message: { at, mine, covered, number, by_demo, private: isPrivate },
  conversation: { others_read, translates },
  isLastOwn,
}: Omit<Props, 'isFollowing'>) {
  const { room: t } = useTexts()
  const locale = useLocale()
  const isRead = others_read !== null && others_read >= number
  return (
    <p className="mt-0.5 flex flex-wrap items-center justify-end gap-x-2 text-xs text-ink-faint">
      {by_demo && <span className="me-auto text-gulf">{t.byDemo}</span>}
      {translates && isPrivate && <span className="me-auto">{t.private}</span>}
      {covered && <span className="me-auto">{mine ? t.coveredMine : t.coveredTheirs}</span>}
      <time dateTime={at} className="tabular-nums">
        {timeWords(at, locale)}
      </time>
      {mine && (
        <span className={classNames('inline-flex items-center gap-1', isRead && 'text-palm')}>
          {isRead && <Icon of={CheckCheck} size={14} />}
          <span className={isLastOwn || !isRead ? undefined : 'sr-only'}>
            {isRead ? t.read : t.sent}
          </span>
        </span>
      )}
    </p>
  )
}
