import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import type { Today } from '../../today-contract.ts'
import { useTodayTexts } from './texts.ts'

/** How many households keep her in their lists, without their names. */
export function Interest({ profile }: { profile: NonNullable<Today['profile']> }) {
  const t = useTodayTexts()
  const { kept_by: keptBy, new_this_week: news, percent } = profile
  return (
    <Card title={t.interest}>
      <p className="flex flex-wrap items-center gap-3">
        {keptBy === 0 ? t.nobodyYet : t.keptBy(keptBy)}
        {news > 0 && <Chip tone="palm">{t.newThisWeek(news)}</Chip>}
      </p>
      <LocalLink to="/dashboard/my-profile" className="link inline-flex min-h-11 items-center">
        {t.complete(percent)}
      </LocalLink>
    </Card>
  )
}

/** What she was told lately. */
export function News({ news }: Pick<Today, 'news'>) {
  const t = useTodayTexts()
  const locale = useLocale()
  if (news.length === 0) return null
  return (
    <Card title={t.news} bare>
      <ul className="px-5 pt-1 sm:px-6">
        {news.map(({ id, title, text, path, at }) => (
          <li key={id} className="border-b border-line py-3 last:border-0">
            {path === null ? (
              <span className="font-medium">{title}</span>
            ) : (
              <LocalLink to={path} className="hit font-medium hover:underline">
                {title}
              </LocalLink>
            )}
            <p className="line-clamp-2 text-sm">{text}</p>
            <p className="text-sm text-ink-soft">{formatInstant(at, locale)}</p>
          </li>
        ))}
      </ul>
      <p className="px-5 pb-3 sm:px-6">
        <LocalLink to="/notifications" className="link inline-flex min-h-11 items-center">
          {t.allNews}
        </LocalLink>
      </p>
    </Card>
  )
}
