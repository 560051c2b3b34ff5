import { formatNumber } from '../platform/shared/digits.ts'
import { LocalLink } from '../platform/web/local-link.tsx'
import { classNames } from './class-names.ts'
import { Icon, type LucideIcon } from './icon.tsx'

export interface SideNavItem {
  key: string
  label: string
  /** The whole English path. */
  to: string
  icon: LucideIcon
  count?: number
  /** The heading above the first item of a group. */
  group?: string
}

/** The rooms of a dashboard, in a column beside it or in a drawer. */
export function SideNav({
  label,
  items,
  current,
  onNavigate,
  className,
}: {
  label: string
  items: SideNavItem[]
  current: string
  onNavigate?: () => void
  className?: string
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-col gap-1">
        {items.map((item, index) => (
          <li key={item.key}>
            {item.group !== undefined && item.group !== items[index - 1]?.group && (
              <p className="px-4 pt-4 pb-1.5 text-sm text-ink-faint">{item.group}</p>
            )}
            <LocalLink
              to={item.to}
              onClick={onNavigate}
              aria-current={item.key === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-md px-4 font-medium transition-colors',
                item.key === current ? 'bg-surface text-accent shadow-1' : 'text-ink-soft hover:bg-surface/60 hover:text-ink',
              )}
            >
              <Icon of={item.icon} size={20} />
              <span className="min-w-0 grow truncate">{item.label}</span>
              {item.count !== undefined && <span className="text-sm font-normal text-ink-soft tabular-nums">{formatNumber(item.count)}</span>}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
