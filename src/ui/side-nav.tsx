import { useEffect, useRef } from 'react'
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
  count?: number | undefined
  /** The heading above the first item of a group. */
  group?: string | undefined
}

/** The pages of a dashboard, in a column beside it or in a drawer. */
export function SideNav({
  label,
  items,
  current,
  onNavigate,
  dense = false,
  className,
}: {
  label: string
  items: SideNavItem[]
  current: string
  onNavigate?: () => void
  /** For a mouse beside many pages: lower rows of one line each, so that all are in view. */
  dense?: boolean
  className?: string
}) {
  const nav = useRef<HTMLElement>(null)
  // Where the menu is higher than the screen, the page one is on stands in view.
  useEffect(() => {
    const { current: menu } = nav
    const here = menu?.querySelector<HTMLElement>('[aria-current=page]')
    if (!menu || !here || menu.scrollHeight <= menu.clientHeight) return
    const top = here.getBoundingClientRect().top - menu.getBoundingClientRect().top
    if (top < 0 || top + here.offsetHeight > menu.clientHeight)
      menu.scrollTop += top - menu.clientHeight / 2
  }, [current])
  return (
    <nav ref={nav} aria-label={label} className={className}>
      <ul className={classNames('flex flex-col', dense ? 'gap-px' : 'gap-0.5')}>
        {items.map((item, index) => (
          <li key={item.key}>
            {item.group !== undefined && item.group !== items[index - 1]?.group && (
              <p
                className={classNames(
                  'px-4 text-sm text-ink-faint',
                  dense ? 'pt-1.5' : 'pt-3 pb-1',
                )}
              >
                {item.group}
              </p>
            )}
            <NavLink
              item={item}
              isCurrent={item.key === current}
              dense={dense}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NavLink({
  item,
  isCurrent,
  dense,
  onNavigate,
}: {
  item: SideNavItem
  isCurrent: boolean
  dense: boolean
  onNavigate: (() => void) | undefined
}) {
  return (
    <LocalLink
      to={item.to}
      onClick={onNavigate}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex items-center gap-3 rounded-md px-4 font-medium transition-colors',
        dense ? 'min-h-8 text-[0.9375rem]' : 'min-h-11',
        isCurrent ? 'bg-accent-wash text-accent' : 'text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon of={item.icon} size={dense ? 18 : 20} />
      <span className={classNames('min-w-0 grow', dense ? 'truncate' : 'py-1 leading-snug')}>
        {item.label}
      </span>
      {item.count !== undefined && (
        <span className="text-sm font-normal text-ink-soft tabular-nums">
          {formatNumber(item.count)}
        </span>
      )}
    </LocalLink>
  )
}
