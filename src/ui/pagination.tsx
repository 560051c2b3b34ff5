import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatNumber } from '../platform/shared/digits.ts'
import { pageBar } from '../platform/shared/paging.ts'
import { LocalLink } from '../platform/web/local-link.tsx'
import { classNames } from './class-names.ts'
import { Icon, type LucideIcon } from './icon.tsx'

interface Props {
  page: number
  last: number
  /** The whole English path of a page, with its query. */
  hrefFor: (page: number) => string
  labels: { bar: string; previous: string; next: string; page: (page: number) => string }
  className?: string
}

const cell =
  'grid min-h-11 place-items-center rounded-md px-1 font-medium tabular-nums transition-colors'

const wide = 'min-w-9 sm:min-w-11'

/** Plain links to the pages of a list: first, last, this one and its neighbours; nothing when there is one page. */
export function Pagination({ page, last, hrefFor, labels, className }: Props) {
  if (last <= 1) return null
  return (
    <nav aria-label={labels.bar} className={className}>
      <ul className="flex flex-wrap items-center justify-center sm:gap-1">
        <Step
          icon={ChevronLeft}
          label={labels.previous}
          to={page > 1 ? hrefFor(page - 1) : null}
          rel="prev"
        />
        {pageBar(page, last).map((shown, index) => (
          <li key={shown ?? `gap${index}`}>
            {shown === null ? (
              <span className={classNames(cell, 'min-w-5 text-ink-faint sm:min-w-11')}>…</span>
            ) : (
              <LocalLink
                to={hrefFor(shown)}
                aria-label={labels.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
                className={classNames(
                  cell,
                  wide,
                  shown === page
                    ? 'bg-accent text-on-accent'
                    : 'text-ink-soft hover:bg-line hover:text-ink',
                )}
              >
                {formatNumber(shown)}
              </LocalLink>
            )}
          </li>
        ))}
        <Step
          icon={ChevronRight}
          label={labels.next}
          to={page < last ? hrefFor(page + 1) : null}
          rel="next"
        />
      </ul>
    </nav>
  )
}

function Step({
  icon,
  label,
  to,
  rel,
}: {
  icon: LucideIcon
  label: string
  to: string | null
  rel: string
}) {
  if (to === null) return null
  return (
    <li>
      <LocalLink
        to={to}
        rel={rel}
        aria-label={label}
        className={classNames(cell, wide, 'text-ink-soft hover:bg-line hover:text-ink')}
      >
        <Icon of={icon} size={20} directional />
      </LocalLink>
    </li>
  )
}
