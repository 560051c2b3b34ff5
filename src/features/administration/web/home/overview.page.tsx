import { useSearchParams } from 'react-router'
import { formatDate } from '../../../../platform/shared/format.ts'
import { useSession } from '../../../../platform/web/session.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { FigureCharts } from '../figures/charts.tsx'
import { FigureTiles, Queues } from '../figures/figure-tiles.tsx'
import { useFiguresTexts } from '../figures/texts.ts'
import { type FigureRange, type Figures, ranges, useFigures } from '../figures/use-figures.ts'
import { roomMeta } from '../frame/room-meta.ts'

export const meta = roomMeta('overview')

const usual: FigureRange = '30d'

/** Where an operator arrives: what waits, and how the marketplace does. The range is in the address. */
export default function OverviewPage() {
  const t = useFiguresTexts()
  const name = useSession()?.user.full_name ?? ''
  const [params, setParams] = useSearchParams()
  const range = ranges.find((one) => one === params.get('range')) ?? usual
  const figures = useFigures(range)
  const choose = (next: string) => setParams(next === usual ? {} : { range: next }, { replace: true, preventScrollReset: true })
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-2xl">{t.title}</h1>
          <p className="mt-1 text-ink-soft">{t.welcome(name)}</p>
        </div>
        <RadioGroup
          name="range"
          label={t.range}
          hideLabel
          look="segments"
          className="whitespace-nowrap"
          value={range}
          onChange={(event) => choose(event.currentTarget.value)}
          options={ranges.map((value) => ({ value, label: t.ranges[value] }))}
        />
      </div>
      {figures.data !== undefined && !(figures.isError && figures.isPlaceholderData) ? (
        <div aria-busy={figures.isPlaceholderData} className={figures.isPlaceholderData ? 'opacity-60' : undefined}>
          <Content figures={figures.data} />
        </div>
      ) : figures.isError ? (
        <ErrorState {...t.failed} retryLabel={t.retry} busy={figures.isFetching} onRetry={() => void figures.refetch()} />
      ) : (
        <div className="grid min-h-80 place-items-center">
          <Spinner label={t.loading} />
        </div>
      )}
    </>
  )
}

function Content({ figures }: { figures: Figures }) {
  const t = useFiguresTexts()
  const locale = useLocale()
  return (
    <>
      <Queues queues={figures.queues} />
      <p className="mb-3 text-sm text-ink-faint">{t.since(formatDate(figures.from, locale), formatDate(figures.before_from, locale))}</p>
      <FigureTiles figures={figures} />
      <FigureCharts figures={figures} />
    </>
  )
}
