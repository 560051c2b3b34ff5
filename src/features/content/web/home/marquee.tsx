import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'

interface Props {
  label: string
  pauseLabel: string
  seconds: 40 | 50
  /** The `li` of the row; `copy` is true for those that only fill it up, which readers of the screen and the Tab key pass over. */
  items: (copy: boolean) => ReactNode
  /** The button stands beside the row instead of under it. */
  beside?: boolean
}

/**
 * A row that moves by itself, once round in `seconds`. It stands still under the pointer, the focus and a finger, by its button,
 * and for whoever wants no motion; it can be swiped. Its motion is in marquee.css.
 */
export function Marquee({ label, pauseLabel, seconds, items, beside = false }: Props) {
  const paused = useRef<HTMLInputElement>(null)
  // It stands outside what is seen at first: the page need not bring it.
  const [hasCopy, setHasCopy] = useState(false)
  useEffect(() => setHasCopy(true), [])
  const hold = () => {
    if (paused.current !== null) paused.current.checked = true
  }
  return (
    <div
      className={classNames(
        'marquee',
        seconds === 40 ? 'marquee-40' : 'marquee-50',
        beside && 'flex items-center gap-1 pe-2',
      )}
    >
      <div
        className="marquee-window grow"
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reached by the keyboard
        tabIndex={0}
        onTouchStart={hold}
      >
        <ul>{items(false)}</ul>
        {hasCopy && <ul aria-hidden>{items(true)}</ul>}
      </div>
      <label
        title={pauseLabel}
        className={classNames(
          !beside && 'mx-auto mt-3',
          'group grid size-11 shrink-0 place-items-center rounded-full text-ink-faint transition-colors hover:bg-sunken hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent motion-reduce:hidden',
        )}
      >
        <input ref={paused} type="checkbox" aria-label={pauseLabel} className="sr-only" />
        <Icon of={Pause} className="group-has-checked:hidden" />
        <Icon of={Play} className="hidden group-has-checked:block" />
      </label>
    </div>
  )
}
