import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { isolated } from '../../../../platform/shared/format.ts'
import { joinList } from '../../../../platform/shared/join-list.ts'
import { languageOf, locales } from '../../../../platform/shared/locales.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { StatTile } from '../../../../ui/stat-tile.tsx'
import { pageMeta, useFrameTexts } from '../../../console/web/index.ts'
import { getHealth, type Health } from '../../health-contract.ts'
import { sections } from '../frame/sections.ts'
import { sayValue } from './say-value.ts'
import { useHealthTexts } from './texts.ts'

export const meta = pageMeta('health')

type Alarm = Health['alarms'][number]

/** Whether the product does what it does by itself, and what to do where it doesn't. */
export default function HealthPage() {
  const t = useHealthTexts()
  const { rooms } = useFrameTexts()
  const query = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => api(getHealth, {}, { signal }),
    refetchInterval: 30_000,
    staleTime: 0,
  })
  return (
    <>
      <h1 className="text-2xl">{rooms.health}</h1>
      <p className="mb-5 max-w-prose text-ink-soft">{t.text}</p>
      {query.isError ? (
        <ErrorState
          {...t.failed}
          retryLabel={t.retry}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : query.data === undefined ? (
        <SkeletonRows label={t.loading} rows={5} />
      ) : (
        <State health={query.data} />
      )}
    </>
  )
}

/** The languages that nobody has read over, each in itself. */
const unread = locales
  .map(languageOf)
  .flatMap(({ name, readBy }) => (readBy === 'nobody' ? [name] : []))

function State({ health: { at, alarms, figures } }: { health: Health }) {
  const t = useHealthTexts()
  const locale = useLocale()
  const on = alarms.filter((alarm) => alarm.is_on === true)
  const tone =
    on.length === 0 ? 'success' : on.some((alarm) => alarm.is_urgent) ? 'error' : 'warning'
  return (
    <>
      <Alert tone={tone} title={on.length === 0 ? t.well : t.unwell(on.length)}>
        {t.looked(formatInstant(at, locale))}
      </Alert>
      {on.length > 0 && (
        <ul className="mt-5 grid gap-4 lg:grid-cols-2">
          {on
            .toSorted((a, b) => Number(b.is_urgent) - Number(a.is_urgent))
            .map((alarm) => (
              <li key={alarm.key}>
                <Wrong alarm={alarm} />
              </li>
            ))}
        </ul>
      )}
      <h2 className="mt-8 mb-3 text-lg">{t.numbers}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
        {figures.map(({ name, value, unit }) => (
          <li key={name}>
            <StatTile
              label={t.figures[name]}
              value={<bdi>{sayValue(t.units, value, unit)}</bdi>}
              className="h-full"
            />
          </li>
        ))}
      </ul>
      <InOrder alarms={alarms.filter((alarm) => alarm.is_on !== true)} />
      <p className="mt-5 max-w-prose text-sm text-ink-faint">{t.ofProcess}</p>
      {unread.length > 0 && (
        <p className="mt-3 max-w-prose text-sm text-ink-faint">
          {t.unread(joinList(unread.map(isolated), locale))}
        </p>
      )}
    </>
  )
}

function Wrong({ alarm: { key, value, unit, of, path, is_urgent } }: { alarm: Alarm }) {
  const t = useHealthTexts()
  const { rooms } = useFrameTexts()
  const { wrong, todo } = t.alarms[key]
  const room = sections.find(({ to }) => to === path)
  return (
    <Card className="h-full">
      <div className="mb-2 flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-lg">{wrong}</h2>
        <Chip tone={is_urgent ? 'danger' : 'amber'}>{is_urgent ? t.urgent : t.soon}</Chip>
      </div>
      <p className="mb-2">{todo}</p>
      {value !== null && key !== 'database_away' && (
        <p className="text-sm text-ink-soft">
          {t.now(sayValue(t.units, value, unit))}
          {of !== null && (
            <>
              {' '}
              <bdi>({of})</bdi>
            </>
          )}
        </p>
      )}
      {room && (
        <LocalLink to={room.to} className="link mt-3 inline-block">
          {t.open(rooms[room.key])}
        </LocalLink>
      )}
    </Card>
  )
}

function InOrder({ alarms }: { alarms: readonly Alarm[] }) {
  const t = useHealthTexts()
  return (
    <Card title={t.inOrder} className="mt-8">
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {alarms.map(({ key, is_on }) => (
          <li key={key} className="flex min-h-11 items-center gap-3 border-b border-line py-2">
            <Icon
              of={is_on === null ? CircleDashed : CircleCheck}
              size={20}
              className={is_on === null ? 'text-ink-faint' : 'text-palm'}
            />
            <span className="min-w-0">
              {t.alarms[key].title}
              {is_on === null && <span className="block text-sm text-ink-faint">{t.unknown}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
