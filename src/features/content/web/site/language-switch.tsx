import { useLocation, useMatches } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'

// One Arabic word is no reason to fetch the Arabic letters of our own typeface: the system's will do.
const others = {
  en: { locale: 'ar', name: 'العربية', short: 'ع', font: '[font-family:system-ui,sans-serif]' },
  ar: { locale: 'en', name: 'English', short: 'EN' },
} as const

/** The same page in the other language, loaded whole; `short` on narrow screens. */
export function LanguageSwitch({
  short = false,
  className,
}: {
  short?: boolean
  className?: string
}) {
  const { pathname, search } = useLocation()
  // What is nowhere in one language is nowhere in the other; its page is the same for all addresses.
  const isNowhere = useMatches().at(-1)?.id.endsWith(':not-found') === true
  const other = others[useLocale()]
  return (
    <a
      href={
        isNowhere
          ? localizedPath('/', other.locale)
          : localizedPath(pathname, other.locale) + search
      }
      lang={other.locale}
      hrefLang={other.locale}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-2 font-medium sm:px-3 text-accent transition-colors hover:bg-accent-wash',
        'font' in other && other.font,
        className,
      )}
    >
      {short && (
        <span aria-hidden className="sm:hidden">
          {other.short}
        </span>
      )}
      <span className={short ? 'max-sm:sr-only' : undefined}>{other.name}</span>
    </a>
  )
}
