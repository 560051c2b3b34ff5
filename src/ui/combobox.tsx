import { Combobox as Base } from '@base-ui/react/combobox'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Check, ChevronDown } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { directionOf } from '../platform/shared/locale.ts'
import type { Locale } from '../platform/shared/locales.ts'
import { useLocale } from '../platform/web/texts.ts'
import { controlClass, type ControlProps, Field, type FieldTexts } from './field.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { Option } from './select.tsx'

interface Props extends FieldTexts {
  options: Option[]
  /** The value of an option; '' when none is chosen. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Said when nothing matches what was typed. */
  emptyText: string
  /** Said when the field is left with words that are none of the options. */
  unknownText: (typed: string) => string
  name?: string
  disabled?: boolean
}

/** One of many values, found by typing. Load the screen that holds it lazily: it brings Base UI. */
export function Combobox({
  label,
  hint,
  error,
  note,
  hideLabel,
  options,
  value,
  onChange,
  placeholder,
  emptyText,
  unknownText,
  name,
  disabled,
}: Props) {
  const locale = useLocale()
  const [field, setField] = useState<HTMLElement | null>(null)
  const { unknown, choose, type, settle } = useTyped({ options, value, onChange, locale })
  return (
    <DirectionProvider direction={directionOf(locale)}>
      <Base.Root
        items={options}
        locale={locale}
        value={options.find((option) => option.value === value) ?? null}
        onValueChange={choose}
        onInputValueChange={(text, { reason }) => {
          if (reason === 'input-change') type(text)
        }}
        autoHighlight
        name={name}
        disabled={disabled}
      >
        <Field
          label={label}
          hint={hint}
          error={unknown === null ? error : unknownText(unknown)}
          note={note}
          hideLabel={hideLabel}
        >
          {(control) => (
            <TypingField
              ref={setField}
              control={control}
              placeholder={placeholder}
              onSettle={settle}
            />
          )}
        </Field>
        <Choices emptyText={emptyText} within={field?.closest('dialog') ?? undefined} />
      </Base.Root>
    </DirectionProvider>
  )
}

/** Where it is typed, with the button that shows the list. */
const TypingField = ({
  ref,
  control,
  placeholder,
  onSettle,
}: {
  ref: Ref<HTMLDivElement>
  control: ControlProps
  placeholder: string | undefined
  onSettle: () => void
}) => (
  <div
    ref={ref}
    role="presentation"
    className="relative"
    // Enter takes what is marked in the list; it is never the form's.
    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    onBlur={(event) => event.target instanceof HTMLInputElement && onSettle()}
  >
    <Base.Input
      placeholder={placeholder}
      className={classNames(controlClass, 'h-11 ps-3.5 pe-11')}
      {...control}
    />
    <Base.Trigger
      tabIndex={-1}
      aria-hidden
      className="absolute inset-y-0 end-0 grid w-11 place-items-center text-ink-faint"
    >
      <Icon of={ChevronDown} />
    </Base.Trigger>
  </div>
)

/** What is typed into the field: taken where it means one option, and never forgotten in silence. */
function useTyped({
  options,
  value,
  onChange,
  locale,
}: Pick<Props, 'options' | 'value' | 'onChange'> & { locale: Locale }) {
  const [unknown, setUnknown] = useState<string | null>(null)
  const { contains } = Base.useFilter({ locale })
  const typed = useRef<string | null>(null)
  const choose = (option: Option | null) => {
    typed.current = null
    setUnknown(null)
    onChange(option?.value ?? '')
  }
  const meant = (text: string): Option | undefined => {
    const matches = options.filter((option) => !option.disabled && contains(option.label, text))
    if (matches.length === 1) return matches[0]
    return matches.find(
      ({ label }) => label.localeCompare(text, locale, { sensitivity: 'base' }) === 0,
    )
  }
  const settle = () => {
    const text = typed.current?.trim() ?? ''
    typed.current = null
    if (text === '' || options.some((option) => option.value === value && option.label === text))
      return
    const match = meant(text)
    if (match) choose(match)
    else setUnknown(text)
  }
  return { unknown, choose, settle, type: (text: string) => void (typed.current = text) }
}

/** The list under the field, within the dialog that holds it: everything outside of that is inert. */
const Choices = ({ emptyText, within }: { emptyText: string; within: HTMLElement | undefined }) => (
  <Base.Portal container={within}>
    <Base.Positioner sideOffset={6} positionMethod="fixed" className="z-20 outline-none">
      <Base.Popup className="w-(--anchor-width) max-w-(--available-width) overflow-hidden rounded-md border border-line bg-surface text-ink shadow-2">
        <Base.Empty>
          <p className="px-3.5 py-3 text-ink-faint">{emptyText}</p>
        </Base.Empty>
        <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5 outline-none data-empty:p-0">
          {(option: Option) => (
            <Base.Item
              key={option.value}
              value={option}
              disabled={option.disabled}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 data-highlighted:bg-sunken data-selected:font-medium data-selected:text-accent"
            >
              <span className="min-w-0 grow">{option.label}</span>
              <Base.ItemIndicator>
                <Icon of={Check} size={16} />
              </Base.ItemIndicator>
            </Base.Item>
          )}
        </Base.List>
      </Base.Popup>
    </Base.Positioner>
  </Base.Portal>
)
