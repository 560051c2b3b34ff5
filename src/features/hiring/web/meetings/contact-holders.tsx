import { useQuery } from '@tanstack/react-query'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { listContactHolders } from '../../meeting-contract.ts'
import { useMeetingTexts } from '../list-texts.ts'

/** Which households have her number, by what, and until when. */
export function ContactHolders() {
  const { holders: t } = useMeetingTexts()
  const locale = useLocale()
  const { data, isError } = useQuery({
    queryKey: ['interviews', 'contact-holders'],
    queryFn: ({ signal }) => api(listContactHolders, {}, { signal }),
  })
  if (data === undefined && !isError) return null
  return (
    <section className="border-t border-line pt-6">
      <h2 className="mb-2 text-lg">{t.title}</h2>
      {data === undefined ? (
        <p className="text-ink-soft">{t.failed}</p>
      ) : data.length === 0 ? (
        <p className="text-ink-soft">{t.none}</p>
      ) : (
        <ul className="space-y-2">
          {data.map(({ household, by, since, until }) => (
            <li key={`${household} ${by} ${since}`} className="flex flex-wrap gap-x-3">
              <bdi className="font-medium">{household}</bdi>
              <span className="text-ink-soft">
                {t.by[by]}
                {until !== null && ` · ${t.until(formatShortDate(until, locale))}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
