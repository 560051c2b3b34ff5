import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { Flag, useWords } from '../../../profiles/web/index.ts'
import type { Content } from '../../contract.ts'
import { Marquee } from './marquee.tsx'
import { useHomeTexts } from './home-texts.ts'

/** How many candidates there are of each nationality; each leads to them. */
export function NationalityStrip({ nationalities }: Pick<Content, 'nationalities'>) {
  const t = useHomeTexts()
  const words = useWords()
  if (nationalities.length === 0) return null
  return (
    <section aria-label={t.nations.title} className="border-y border-line bg-sunken py-4">
      <Marquee
        label={t.nations.title}
        pauseLabel={t.marquee.pause}
        seconds={40}
        beside
        items={(copy) =>
          nationalities.map(({ nationality, count }) => (
            <li key={nationality}>
              <LocalLink
                to={`/candidates?nationality=${encodeURIComponent(nationality)}`}
                tabIndex={copy ? -1 : undefined}
                className="flex min-h-14 items-center gap-3 rounded-full border border-line bg-surface ps-5 pe-6 whitespace-nowrap transition-colors hover:border-line-field"
              >
                <Flag nationality={nationality} />
                <span className="text-xl font-semibold tabular-nums">{formatNumber(count)}</span>
                <span className="text-ink-soft">{words.nationality(nationality)}</span>
              </LocalLink>
            </li>
          ))
        }
      />
    </section>
  )
}
