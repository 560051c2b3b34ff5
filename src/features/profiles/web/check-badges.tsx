import { useEffect } from 'react'
import { formatDate } from '../../../platform/shared/format.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import type { Check } from '../contract.ts'
import type { CheckTexts } from '../messages.checks.en.ts'

/** What was checked of her: each badge opens its statement, without scripts too. A card's badge leads here and opens it. */
export function CheckBadges({ checks, texts: t }: { checks: Check[]; texts: CheckTexts }) {
  const locale = useLocale()
  useEffect(() => document.getElementById(location.hash.slice(1))?.setAttribute('open', ''), [])
  return (
    <section aria-label={t.title} className="mt-3 flex flex-wrap items-start gap-2">
      {checks.map(({ item, method, checked_on, valid_until, operators, name_differs }) => (
        <details key={item} id={`check-${item}`} name="checks" className="open:basis-full">
          <summary className="hit inline-flex min-h-7 cursor-pointer list-none items-center rounded-full bg-palm-wash px-3 py-1 text-sm leading-snug font-medium text-palm underline decoration-dotted underline-offset-4">
            {t.badge[item]}
          </summary>
          <div className="mt-2 max-w-prose rounded-md border border-line bg-surface p-4 text-sm">
            <p>
              {t.what[item]} {name_differs && `${t.nameDiffers} `}
              {t.more}
            </p>
            <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {[
                [t.how, t.method[method]],
                [t.by, operators > 1 ? t.twoOperators : t.operator],
                [t.on, formatDate(checked_on, locale)],
                [t.until, formatDate(valid_until, locale)],
              ].map(([label, value]) => (
                <div key={label}>
                  <dt className="text-ink-faint">{label}</dt>
                  <dd className="font-medium">{value}</dd>
                </div>
              ))}
            </dl>
            <LocalLink to="/how-we-check" className="hit mt-3 inline-block link">
              {t.guide}
            </LocalLink>
          </div>
        </details>
      ))}
    </section>
  )
}
