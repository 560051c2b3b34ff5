import { formatShortDate } from '../../../../platform/shared/format.ts'
import { useSession } from '../../../../platform/web/session.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { RangePage, useRange } from '../../../../ui/range-page.tsx'
import { FigureCharts } from '../figures/charts.tsx'
import { FigureTiles, Queues } from '../figures/figure-tiles.tsx'
import { useFiguresTexts } from '../figures/texts.ts'
import { type Figures, ranges, useFigures } from '../figures/use-figures.ts'
import { pageMeta } from '../../../console/web/index.ts'

export const meta = pageMeta('overview')

/** Where an operator arrives: what waits, and how the marketplace does. The range is in the address. */
export default function OverviewPage() {
  const t = useFiguresTexts()
  const name = useSession()?.user.full_name ?? ''
  const [range, choose] = useRange(ranges, '30d')
  const figures = useFigures(range)
  return (
    <RangePage
      title={t.title}
      lead={t.welcome(name)}
      range={range}
      rangeLabel={t.range}
      ranges={ranges.map((value) => ({ value, label: t.ranges[value] }))}
      onRange={choose}
      query={figures}
      loading={t.loading}
      failed={t.failed}
      retryLabel={t.retry}
    >
      {(data) => <Content figures={data} />}
    </RangePage>
  )
}

function Content({ figures }: { figures: Figures }) {
  const t = useFiguresTexts()
  const locale = useLocale()
  return (
    <>
      <Queues queues={figures.queues} />
      <p className="mb-3 text-sm text-ink-faint">
        {t.since(
          formatShortDate(figures.from, locale),
          formatShortDate(figures.before_from, locale),
        )}
      </p>
      <FigureTiles figures={figures} />
      <FigureCharts figures={figures} />
    </>
  )
}
