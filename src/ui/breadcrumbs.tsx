import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { LocalLink } from '../platform/web/local-link.tsx'
import { Icon } from './icon.tsx'

/** The way down to this page; the last entry is the page itself and has no `to`. */
export function Breadcrumbs({
  label,
  items,
  className,
}: {
  label: string
  items: { label: string; to?: string }[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-faint">
        {items.map((item) => (
          <Fragment key={item.label}>
            {item !== items[0] && (
              <li aria-hidden>
                <Icon of={ChevronRight} size={14} directional />
              </li>
            )}
            <li>
              {item.to === undefined ? (
                <span aria-current="page" className="text-ink-soft">
                  {item.label}
                </span>
              ) : (
                <LocalLink
                  to={item.to}
                  className="inline-flex min-h-11 items-center hover:text-accent hover:underline"
                >
                  {item.label}
                </LocalLink>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
