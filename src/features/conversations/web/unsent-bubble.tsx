import { Clock } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { bubbleClass } from './bubble.tsx'
import { discard, tryAgain, type Unsent } from './outbox.ts'
import { useTexts } from './texts.ts'

/** Something that is not sent yet, and why; what failed can be tried again or thrown away. */
export function UnsentBubble({ unsent }: { unsent: Unsent }) {
  const { room: t, phrases } = useTexts()
  const { clientId, text, phrase, state, reason } = unsent
  const isFailed = state === 'failed'
  return (
    <article className="mt-2 flex flex-col">
      <span className="sr-only">{t.you}</span>
      <div className={classNames(bubbleClass(true), 'opacity-80')}>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
          {phrase === null ? text : phrases[phrase]}
        </p>
        <p
          className={classNames(
            'mt-0.5 flex items-center justify-end gap-1 text-xs',
            isFailed ? 'text-danger' : 'text-ink-faint',
          )}
        >
          {!isFailed && <Icon of={Clock} size={13} />}
          {t[state]}
        </p>
      </div>
      {isFailed && (
        <div role="alert" className="ms-auto mt-1 max-w-[85%] text-end text-sm">
          {reason && <p className="text-danger">{reason}</p>}
          <span className="inline-flex gap-4">
            <button type="button" className="hit link" onClick={() => tryAgain(clientId)}>
              {t.again}
            </button>
            <button type="button" className="hit link" onClick={() => discard(clientId)}>
              {t.discard}
            </button>
          </span>
        </div>
      )}
    </article>
  )
}
