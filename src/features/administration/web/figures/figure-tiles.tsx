import { formatNumber } from '../../../../platform/shared/digits.ts'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { StatTile } from '../../../../ui/stat-tile.tsx'
import { sections } from '../frame/sections.ts'
import { compareFigures } from './compare-figures.ts'
import { useFiguresTexts } from './texts.ts'
import type { FigureKey, Figures } from './use-figures.ts'
import { useFrameTexts } from '../../../console/web/index.ts'

const tiles: FigureKey[] = [
  'households',
  'workers',
  'published',
  'interviews',
  'selections',
  'hires',
  'income',
  'refunds',
  'messages_failed',
]

/** Each figure of the time, beside what it was in the time before. */
export function FigureTiles({ figures: { now, before, currency } }: { figures: Figures }) {
  const locale = useLocale()
  const t = useFiguresTexts()
  const text = (key: FigureKey, value: number) =>
    key === 'income' || key === 'refunds'
      ? formatAmount(value, currency, locale)
      : formatNumber(value)
  const compared = (key: FigureKey) => {
    const { how, by } = compareFigures(now[key], before[key], key === 'income' || key === 'refunds')
    return how === 'same' || how === 'fromNothing'
      ? t.compared[how]
      : t.compared[how](formatNumber(by), text(key, before[key]))
  }
  return (
    <ul className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
      {tiles.map((key) => (
        <li key={key}>
          <StatTile
            label={t.keys[key]}
            value={<bdi>{text(key, now[key])}</bdi>}
            note={compared(key)}
            className="h-full"
          />
        </li>
      ))}
    </ul>
  )
}

/** What waits for the operator; each leads to its queue. */
export function Queues({ queues }: Pick<Figures, 'queues'>) {
  const t = useFiguresTexts()
  const { rooms: names } = useFrameTexts()
  const reachable = queues.filter(({ path }) => sections.some(({ to }) => to === path))
  // The page's word of the menu, so that one thing has one name.
  const nameOf = (key: string, path: string) => {
    const section = names[sections.find(({ to }) => to === path)?.key ?? 'overview']
    return t.within[key]?.(section) ?? section
  }
  const isQuiet = reachable.every(({ size }) => size === 0)
  return (
    <Card title={t.queuesTitle} className="mb-6">
      {isQuiet && <p className="mb-3 text-ink-soft">{t.nothingWaits}</p>}
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {reachable.map(({ key, size, path }) => (
          <li key={key}>
            <LocalLink
              to={path}
              className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-2 hover:text-accent"
            >
              {nameOf(key, path)}
              <Chip tone={size > 0 ? 'amber' : 'neutral'}>{formatNumber(size)}</Chip>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
