import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { applyTheme, readTheme, type Theme, themes } from './theme.ts'

const icons = { light: Sun, dark: Moon, system: Monitor }

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function choose(theme: Theme): void {
  applyTheme(theme)
  for (const listener of listeners) listener()
}

/** Light, dark or as the system: three small buttons of which one is on. */
export function ThemeSwitch({
  label,
  labels,
  className,
}: {
  label: string
  labels: Record<Theme, string>
  className?: string
}) {
  const name = useId()
  const theme = useSyncExternalStore(subscribe, readTheme, (): Theme => 'system')
  return (
    <fieldset
      className={classNames(
        'inline-flex rounded-full bg-sunken p-1 inset-ring inset-ring-line',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {themes.map((choice) => (
        <label
          key={choice}
          title={labels[choice]}
          className="hit grid size-9 place-items-center rounded-full text-ink-faint transition-colors hover:text-ink has-checked:bg-surface has-checked:text-accent has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={theme === choice}
            onChange={() => choose(choice)}
            className="sr-only"
          />
          <Icon of={icons[choice]} size={17} />
          <span className="sr-only">{labels[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}
