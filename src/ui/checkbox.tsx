import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** How many there are of it, at the end of the row. */
  count?: number | string
}

/** One for all boxes: a list of sixty draws none of them again. */
const mark = (
  <Check
    aria-hidden
    size={14}
    className="drawing stroke-3 pointer-events-none absolute scale-50 text-on-accent opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100 forced-colors:hidden"
  />
)

/** A box to tick with its text; the whole row can be pressed. */
export function Checkbox({ label, hint, error, count, className, ...rest }: Props) {
  const id = useId()
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:opacity-50">
        <span className="relative mt-[calc((1lh-1.25rem)/2)] grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${id}e`}
            className="peer size-5 appearance-none rounded-[6px] border border-line-field bg-surface transition-colors checked:border-accent checked:bg-accent hover:border-accent aria-invalid:border-danger forced-colors:appearance-auto"
            {...rest}
          />
          {mark}
        </span>
        <span className="min-w-0 grow">
          {label}
          {hint !== undefined && <span className="block text-sm text-ink-faint">{hint}</span>}
        </span>
        {count !== undefined && (
          <span className="text-sm text-ink-faint tabular-nums">{count}</span>
        )}
      </label>
      <FieldError id={`${id}e`} error={error} />
    </div>
  )
}
