import { Languages } from 'lucide-react'
import { useLocation, useMatches } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import {
  languageOf,
  type Locale,
  locales,
  scriptOf,
  standard,
} from '../../../../platform/shared/locales.ts'
import { hasPage, workPath } from '../../../../platform/shared/worker-pages.ts'
import { useSession } from '../../../../platform/web/session.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { systemType } from '../../../../ui/system-type.ts'
import { rulesOf } from '../../../accounts/role-rules.ts'
import { followLanguage } from './follow-language.ts'

const place =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-2 font-medium sm:px-3 text-accent transition-colors hover:bg-accent-wash'

/** The languages a tap away, and those to choose from a list: whoever reads one that says everything mostly wants the other such one. */
function othersThan(own: Locale): { near: Locale[]; listed: Locale[] } {
  const others = locales.filter((locale) => locale !== own)
  const isNear = (locale: Locale) =>
    languageOf(own).covers === 'whole' ? languageOf(locale).covers === 'whole' : locale === standard
  return {
    near: others.filter(isNear),
    listed: others.filter((locale) => !isNear(locale)),
  }
}

/** The same page in another language, loaded whole; `short` on narrow screens. */
export function LanguageSwitch({
  short = false,
  className,
}: {
  short?: boolean
  className?: string
}) {
  const own = useLocale()
  const user = useSession()?.user
  const mayWork = user === undefined || rulesOf(user.role).hasRecord
  const { near, listed: all } = othersThan(own)
  const listed = all.filter((locale) => mayWork || languageOf(locale).covers === 'whole')
  // On a phone's width all languages stand in the one list where words are longer, or her bell and picture stand beside it.
  const isFolded =
    short && (languageOf(own).covers === 'worker' || (user !== undefined && listed.length > 0))
  return (
    <div className={classNames('flex items-center', className)}>
      {near.map((locale) => (
        <span key={locale} className={isFolded ? 'max-sm:hidden' : 'contents'}>
          <LanguageLink locale={locale} short={short} />
        </span>
      ))}
      {listed.length > 0 && <MoreLanguages locales={listed} folded={isFolded ? near : []} />}
    </div>
  )
}

function LanguageLink({ locale, short = false }: { locale: Locale; short?: boolean }) {
  const { pathname, search } = useLocation()
  // What is nowhere in one language is nowhere in the other; its page is the same for all addresses.
  const isNowhere = useMatches().at(-1)?.id.endsWith(':not-found') === true
  const { name, short: sign, script } = languageOf(locale)
  const user = useSession()?.user
  // A page that a language for workers lacks is none for them: it leads to their way in.
  const there = isNowhere ? '/' : hasPage(pathname, locale) ? pathname + search : workPath
  const href = localizedPath(there, locale)
  const isOther = script !== languageOf(useLocale()).script && scriptOf(locale).direction === 'rtl'
  return (
    <a
      href={href}
      // The page was made without what only this reader's address bears.
      ref={(link) => link?.setAttribute('href', href)}
      lang={locale}
      hrefLang={locale}
      className={classNames(place, isOther && systemType)}
      onClick={(event) => followLanguage(event, locale, user)}
    >
      {short && (
        <span aria-hidden className="sm:hidden">
          {sign}
        </span>
      )}
      <span className={short ? 'max-sm:sr-only' : undefined}>{name}</span>
    </a>
  )
}

/** A list that opens below its sign, without scripts too; Escape and whatever else is gone to close it. */
function MoreLanguages({
  locales,
  folded,
}: {
  locales: readonly Locale[]
  /** What stands in the list on narrow screens alone. */
  folded: readonly Locale[]
}) {
  return (
    <details
      className="relative max-sm:-mx-2"
      onBlur={({ currentTarget: list, relatedTarget: to }) => {
        if (!list.contains(to)) list.open = false
      }}
      onKeyDown={({ key, currentTarget: list }) => {
        if (key === 'Escape') list.open = false
      }}
    >
      <summary className={classNames(place, 'cursor-pointer list-none')}>
        <Icon of={Languages} />
        <span className={`sr-only ${systemType}`}>
          {[...folded, ...locales].map((locale) => languageOf(locale).name).join(', ')}
        </span>
      </summary>
      {/* A browser may lay out what is closed, and would bring accented letters for one of the names. */}
      <ul
        className={classNames(
          'absolute end-0 z-20 mt-1 min-w-40 rounded-md border border-line bg-surface p-1.5 text-ink shadow-2',
          systemType,
        )}
      >
        {[...folded, ...locales].map((locale) => (
          <li key={locale} className={folded.includes(locale) ? 'flex sm:hidden' : 'flex'}>
            <LanguageLink locale={locale} />
          </li>
        ))}
      </ul>
    </details>
  )
}
