import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { formatNumber } from '../platform/shared/digits.ts'
import { LocalLink } from '../platform/web/local-link.tsx'
import { classNames } from './class-names.ts'
import { isRightToLeft, rovedIndex } from './roving.ts'

/** Never scrolls: on a phone the tabs fill rows of the same width, so that none is out of sight or cut off. */
const rowClass =
  'flex flex-wrap border-line sm:gap-x-1 sm:border-b max-sm:*:grow max-sm:*:border-b max-sm:*:border-line'
const tabClass =
  'relative inline-flex min-h-11 items-center gap-2 px-3.5 font-medium max-sm:grow max-sm:justify-center max-sm:px-2.5 text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full'
/** In a dialog the tabs stay in sight while its content scrolls beneath them. */
const stayingClass = 'in-[dialog]:sticky in-[dialog]:top-0 in-[dialog]:z-10 in-[dialog]:bg-surface'
const currentClass = 'text-accent! after:bg-accent'

/** Null is a count that is not known yet: its room is kept. */
type Count = number | null

const TabText = ({ label, count }: { label: ReactNode; count?: Count }) => (
  <>
    {label}
    {count !== undefined && (
      <span
        className={classNames(
          'text-sm font-normal text-ink-faint tabular-nums',
          count === null && 'invisible',
        )}
      >
        {formatNumber(count ?? 0)}
      </span>
    )}
  </>
)

interface LinkTab {
  key: string
  label: ReactNode
  count?: Count
  /** The whole English path; without it the tab is a button for `onSelect`. */
  to?: string
}

/** A row of ways to see the same list, each with its count: links, or buttons when they have no address. */
export function LinkTabs({
  label,
  tabs,
  current,
  onSelect,
  className,
}: {
  label: string
  tabs: LinkTab[]
  current: string
  onSelect?: (key: string) => void
  className?: string
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={rowClass}>
        {tabs.map((tab) => {
          const here = tab.key === current
          const classes = classNames(tabClass, here && currentClass)
          return (
            <li key={tab.key} className="flex">
              {tab.to === undefined ? (
                <button
                  type="button"
                  aria-current={here || undefined}
                  onClick={() => onSelect?.(tab.key)}
                  className={classes}
                >
                  <TabText label={tab.label} count={tab.count} />
                </button>
              ) : (
                <LocalLink
                  to={tab.to}
                  aria-current={here ? 'page' : undefined}
                  preventScrollReset
                  className={classes}
                >
                  <TabText label={tab.label} count={tab.count} />
                </LocalLink>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

interface PanelTab {
  key: string
  label: ReactNode
  count?: Count
  panel: ReactNode
}

interface PanelTabsProps {
  label: string
  tabs: PanelTab[]
  /** Controlled by `value`; left out, the tabs remember for themselves, from the first one on. */
  value?: string
  onChange?: (key: string) => void
  className?: string
}

/** Panels of which one is seen; arrow keys walk the tabs. */
export function PanelTabs({ label, tabs, value, onChange, className }: PanelTabsProps) {
  const id = useId()
  const [own, setOwn] = useState(tabs[0]?.key)
  const current = tabs.find((tab) => tab.key === (value ?? own)) ?? tabs[0]
  const select = (key: string) => {
    setOwn(key)
    onChange?.(key)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.key === current?.key)
    const next = rovedIndex(at, tabs.length, event.key, {
      rightToLeft: isRightToLeft(event.currentTarget),
    })
    if (next === null) return
    event.preventDefault()
    select(tabs[next]?.key ?? '')
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className={classNames(rowClass, stayingClass)}
        onKeyDown={press}
      >
        {tabs.map((tab) => {
          const here = tab.key === current?.key
          return (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}${tab.key}`}
              aria-selected={here}
              aria-controls={`${id}panel`}
              tabIndex={here ? 0 : -1}
              onClick={() => select(tab.key)}
              className={classNames(tabClass, here && currentClass)}
            >
              <TabText label={tab.label} count={tab.count} />
            </button>
          )
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${current?.key}`}
        key={current?.key}
        className="pt-5"
      >
        {current?.panel}
      </div>
    </div>
  )
}
