import type { MouseEvent } from 'react'
import { localizedPath } from '../platform/shared/locale.ts'
import { languageOf, type Locale, locales } from '../platform/shared/locales.ts'
import { useLocale } from '../platform/web/texts.ts'
import { classNames } from './class-names.ts'
import { systemType } from './system-type.ts'

/** Every language by its name in itself, each a link to a page in it; the page is loaded whole. No flags: a language is no country. */
export function LanguageNames({
  to,
  onChoose,
  className,
}: {
  /** The page's English path. */
  to: string
  /** May take the way to the page over. */
  onChoose?: (locale: Locale, event: MouseEvent<HTMLAnchorElement>) => void
  className?: string
}) {
  const own = useLocale()
  return (
    // Letters of eleven scripts are the device's: ours would be as many files.
    <ul className={classNames('-mx-2 flex flex-wrap', systemType, className)}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={localizedPath(to, locale)}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === own || undefined}
            onClick={onChoose && ((event) => onChoose(locale, event))}
            className={classNames(
              'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-2 text-sm font-medium',
              locale === own
                ? 'bg-accent-wash text-ink'
                : 'text-accent transition-colors hover:bg-accent-wash',
            )}
          >
            {languageOf(locale).name}
          </a>
        </li>
      ))}
    </ul>
  )
}
