import { ChevronDown, Search } from 'lucide-react'
import {
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { dialCodes } from '../../../../platform/shared/dial-codes.ts'
import { normalizeForSearch } from '../../../../platform/shared/normalize-for-search.ts'
import { countryName } from '../../../../platform/shared/format.ts'
import { directionOf } from '../../../../platform/shared/locale.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { controlClass } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { dialCodeOf } from './phone.ts'
import { useTexts } from '../texts.ts'

/** The countries whose name (in either language), two letters or dial code match what was typed. */
function matching(typed: string) {
  const wanted = normalizeForSearch(typed).trim()
  const digits = wanted.replace(/^\+|^00/, '')
  return dialCodes.filter(
    ({ code, country }) =>
      normalizeForSearch(countryName(country, 'en')).includes(wanted) ||
      normalizeForSearch(countryName(country, 'ar')).includes(wanted) ||
      country.toLowerCase() === wanted ||
      (digits !== '' && code.startsWith(`+${digits}`)),
  )
}

const gap = 6

/** Under the row of the phone, above it where there is more room. */
function place(list: HTMLElement, row: HTMLElement): void {
  const { left, top, bottom, width } = row.getBoundingClientRect()
  const height = window.visualViewport?.height ?? window.innerHeight
  const fits = bottom + gap + list.offsetHeight <= height || top < height - bottom
  list.style.width = `${width}px`
  list.style.left = `${left}px`
  list.style.top = `${Math.max(gap, fits ? Math.min(bottom + gap, height - list.offsetHeight - gap) : top - gap - list.offsetHeight)}px`
}

/** The country whose dial code a phone number has: a button that opens a list which is searched by typing. */
export function DialCodePicker({
  country,
  onChange,
  disabled,
}: {
  country: string
  onChange: (country: string) => void
  disabled?: boolean
}) {
  const t = useTexts()
  const locale = useLocale()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  usePlace(open, popup, button)

  const close = () => {
    popup.current?.hidePopover()
    button.current?.focus()
  }
  return (
    <>
      <CodeButton ref={button} popup={id} open={open} country={country} disabled={disabled} />
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t.form.searchCountry}
        dir={directionOf(locale)}
        // Closed at once: where it is opened again in the same moment, the browser tells of the opening alone.
        onBeforeToggle={(event) => event.newState === 'closed' && setOpen(false)}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="inset-auto m-0 rounded-md border border-line bg-surface p-2 text-ink shadow-2"
      >
        {open && (
          <CountryList
            chosen={country}
            onLeave={close}
            onChoose={(next) => {
              onChange(next)
              close()
            }}
          />
        )}
      </div>
    </>
  )
}

function CodeButton({
  ref,
  popup,
  open,
  country,
  disabled,
}: {
  ref: RefObject<HTMLButtonElement | null>
  popup: string
  open: boolean
  country: string
  disabled: boolean | undefined
}) {
  const { form: t } = useTexts()
  const locale = useLocale()
  return (
    <button
      ref={ref}
      type="button"
      popoverTarget={popup}
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={t.country(countryName(country, locale), dialCodeOf(country))}
      className="flex h-11 shrink-0 items-center gap-2 rounded-md border border-line-field bg-surface ps-3 pe-2.5 text-base transition-colors hover:border-ink-faint"
    >
      <CountryFlag country={country} />
      <span className="tabular-nums">{dialCodeOf(country)}</span>
      <Icon of={ChevronDown} size={16} className="text-ink-faint" />
    </button>
  )
}

/** While the list is open it stands by its field, and what is typed goes into it. */
function usePlace(
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { current } = popup
    if (!open || current === null) return
    const settle = () =>
      button.current?.parentElement && place(current, button.current.parentElement)
    settle()
    current.querySelector('input')?.focus()
    addEventListener('scroll', settle, true)
    addEventListener('resize', settle)
    return () => {
      removeEventListener('scroll', settle, true)
      removeEventListener('resize', settle)
    }
  }, [open, popup, button])
}

const CountryFlag = ({ country }: { country: string }) => (
  <img
    src={`/flags/${country}.svg`}
    alt=""
    width={21}
    height={14}
    loading="lazy"
    className="h-3.5 w-5.25 shrink-0 rounded-[2px] outline -outline-offset-1 outline-ink/10"
  />
)

/** One step goes round the ends of the list, a page stops at them. */
const moved = (index: number, step: number, count: number): number =>
  Math.abs(step) === 1
    ? (index + step + count) % Math.max(count, 1)
    : Math.max(0, Math.min(index + step, count - 1))

/** Far enough for PageUp and PageDown to leave the part of the list that is seen. */
const pageLength = 5

/** The keys of a list that is searched by typing: they go through it, take what is marked, or leave. */
const keysFor =
  ({
    onLeave,
    onChoose,
    onStep,
  }: {
    onLeave: () => void
    onChoose: () => void
    onStep: (step: number) => void
  }) =>
  (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: pageLength,
      PageUp: -pageLength,
    }
    const step = steps[event.key]
    if (event.key === 'Tab') return onLeave()
    if (event.key === 'Escape') onLeave()
    else if (event.key === 'Enter') onChoose()
    else if (step !== undefined) onStep(step)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

function CountryList({
  chosen,
  onChoose,
  onLeave,
}: {
  chosen: string
  onChoose: (country: string) => void
  onLeave: () => void
}) {
  const t = useTexts()
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = useMemo(() => matching(typed), [typed])
  const [active, setActive] = useState(() => found.findIndex((entry) => entry.country === chosen))
  const current = found[active]

  useEffect(() => {
    document.getElementById(`${id}${current?.country}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  const press = keysFor({
    onLeave,
    onChoose: () => onChoose(current?.country ?? chosen),
    onStep: (step) => setActive(moved(active, step, found.length)),
  })
  return (
    <>
      <SearchField
        id={id}
        typed={typed}
        active={current?.country}
        onType={(text) => {
          setTyped(text)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <Count found={found.length} typed={typed} />
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={t.form.countries}
        className="mt-1.5 max-h-60 overflow-y-auto overscroll-contain"
      >
        {found.map(({ code, country }, index) => (
          <CountryOption
            key={country}
            id={`${id}${country}`}
            code={code}
            country={country}
            isChosen={country === chosen}
            isActive={index === active}
            onChoose={onChoose}
          />
        ))}
      </div>
    </>
  )
}

/** How many countries there are for what is typed. */
function Count({ found, typed }: { found: number; typed: string }) {
  const { form: t } = useTexts()
  return (
    <p role="status" className={found === 0 ? 'px-3 py-3 text-ink-faint' : 'sr-only'}>
      {found === 0 ? t.noCountry : typed === '' ? '' : t.countriesFound(found)}
    </p>
  )
}

function SearchField({
  id,
  typed,
  active,
  onType,
  onKeyDown,
}: {
  id: string
  typed: string
  active: string | undefined
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  const { form: t } = useTexts()
  return (
    <div className="relative">
      <Icon
        of={Search}
        size={16}
        className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-faint"
      />
      <input
        type="text"
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}list`}
        aria-activedescendant={active && `${id}${active}`}
        aria-label={t.searchCountry}
        placeholder={t.searchCountry}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className={classNames(controlClass, 'h-11 ps-9 pe-3')}
      />
    </div>
  )
}

function CountryOption({
  id,
  code,
  country,
  isChosen,
  isActive,
  onChoose,
}: {
  id: string
  code: string
  country: string
  isChosen: boolean
  isActive: boolean
  onChoose: (country: string) => void
}) {
  const locale = useLocale()
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={() => onChoose(country)}
      className={classNames(
        'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start hover:bg-sunken',
        isActive && 'bg-sunken',
        isChosen && 'font-medium text-accent',
      )}
    >
      <CountryFlag country={country} />
      <span className="min-w-0 grow">{countryName(country, locale)}</span>
      <span dir="ltr" className="text-ink-faint tabular-nums">
        {code}
      </span>
    </button>
  )
}
