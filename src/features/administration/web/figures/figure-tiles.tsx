import { formatNumber } from '../../../../platform/shared/digits.ts'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { StatTile } from '../../../../ui/stat-tile.tsx'
import { rooms } from '../frame/rooms.ts'
import { useFiguresTexts } from './texts.ts'
import type { FigureKey, Figures } from './use-figures.ts'

const tiles: FigureKey[] = ['households', 'workers', 'published', 'interviews', 'selections', 'hires', 'income', 'refunds', 'messages_failed']

/** Each figure of the time, beside what it was in the time before. */
export function FigureTiles({ figures: { now, before, currency } }: { figures: Figures }) {
  const t = useFiguresTexts()
  const text = (key: FigureKey, value: number) => (key === 'income' || key === 'refunds' ? formatAmount(value, currency) : formatNumber(value))
  const compared = (key: FigureKey) => {
    const [is, was] = [now[key], before[key]]
    if (is === was) return t.compared.same
    if (was === 0) return t.compared.fromNothing
    const percent = formatNumber(Math.round(Math.abs((is - was) / was) * 100))
    return is > was ? t.compared.up(percent, text(key, was)) : t.compared.down(percent, text(key, was))
  }
  return (
    <ul className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
      {tiles.map((key) => (
        <li key={key}>
          <StatTile label={t.keys[key]} value={<bdi>{text(key, now[key])}</bdi>} note={compared(key)} className="h-full" />
        </li>
      ))}
    </ul>
  )
}

/** What waits for the operator; each leads to its queue. */
export function Queues({ queues }: Pick<Figures, 'queues'>) {
  const t = useFiguresTexts()
  const reachable = queues.filter(({ path }) => rooms.some(({ to }) => to === path))
  const isQuiet = reachable.every(({ size }) => size === 0)
  return (
    <Card title={t.queuesTitle} className="mb-6">
      {isQuiet && <p className="mb-3 text-ink-soft">{t.nothingWaits}</p>}
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {reachable.map(({ key, size, path }) => (
          <li key={key}>
            <LocalLink to={path} className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-2 hover:text-accent">
              {t.queues[key] ?? key}
              <Chip tone={size > 0 ? 'amber' : 'neutral'}>{formatNumber(size)}</Chip>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
