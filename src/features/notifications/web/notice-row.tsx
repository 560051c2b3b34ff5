import { Check } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatTime, qatarDate, qatarTime } from '../../../platform/shared/format.ts'
import { joinList } from '../../../platform/shared/join-list.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Notice } from '../contract.ts'
import { useTexts } from './texts.ts'

const dayMs = 86_400_000

/** Numbers of orders and invoices, which a line may not break at their hyphen. */
const numbers = /([A-Z]{3}-\d[\d-]*)/

/** One notice: what and when, where it leads, and whether it is new. Following it reads it. */
export function NoticeRow({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const { list: t } = useTexts()
  const { title, text, path, created_at, is_read } = notice
  return (
    <li
      className={classNames(
        'relative flex items-start gap-3 px-5 py-4 sm:px-6',
        !is_read && 'bg-accent-wash',
      )}
    >
      <span
        aria-hidden
        className={classNames('mt-[0.55em] size-2 shrink-0 rounded-full', !is_read && 'bg-accent')}
      />
      <div className="min-w-0 grow">
        <p className={classNames('font-medium', !is_read && 'font-semibold')}>
          {path === null ? (
            title
          ) : (
            <LocalLink
              to={path}
              onClick={is_read ? undefined : onRead}
              className="after:absolute after:inset-0 hover:underline"
            >
              {title}
            </LocalLink>
          )}
          {!is_read && <span className="sr-only"> ({t.isNew})</span>}
        </p>
        <p className="text-ink-soft">
          {text.split(numbers).map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              <bdi key={`${index}`} className="whitespace-nowrap">
                {part}
              </bdi>
            ),
          )}
        </p>
        <When at={created_at} />
      </div>
      {!is_read && (
        <IconButton icon={Check} label={t.markOne} onClick={onRead} className="relative -me-2" />
      )}
    </li>
  )
}

function When({ at }: { at: string }) {
  const { list: t } = useTexts()
  const locale = useLocale()
  const day = qatarDate(new Date(at))
  const [now] = useState(() => Date.now())
  const words =
    day === qatarDate(new Date(now))
      ? t.today
      : day === qatarDate(new Date(now - dayMs))
        ? t.yesterday
        : formatDate(day, locale)
  return (
    <time dateTime={at} className="mt-1 block text-sm text-ink-faint">
      {joinList([words, formatTime(qatarTime(new Date(at)), locale)], locale)}
    </time>
  )
}
