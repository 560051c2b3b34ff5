import { type MetaFunction, useSearchParams } from 'react-router'
import { formatDate } from '../../../platform/shared/format.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { dataTexts, useDataTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: dataTexts[localeOfPath(location.pathname)].closed.metaTitle },
  { name: 'robots', content: 'noindex' },
]

/** Said to whoever has just closed her account. */
export default function ClosedPage() {
  const { closed: t } = useDataTexts()
  const locale = useLocale()
  const until = useSearchParams()[0].get('until') ?? ''
  const isDay = /^\d{4}-\d\d-\d\d$/.test(until) && !Number.isNaN(Date.parse(until))
  return (
    <div className="mx-auto w-full max-w-120 px-4 py-10 sm:py-16">
      <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
        <h1 className="mb-3 text-2xl">{t.title}</h1>
        <p className="mb-2">{isDay ? t.text(formatDate(until, locale)) : t.textNoDate}</p>
        <p className="mb-6 text-ink-soft">{t.keep}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/login">{t.signIn}</ButtonLink>
          <ButtonLink variant="secondary" to="/">
            {t.home}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
