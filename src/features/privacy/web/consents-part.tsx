import { formatDate } from '../../../platform/shared/format.ts'
import { formatInstant } from '../../../platform/shared/dashboard-dates.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { Consent } from '../contract.ts'
import { useDataTexts } from './texts.ts'

/** The log of what one agreed to and took back. */
export function ConsentsPart({ consents }: { consents: Consent[] }) {
  const { consents: t } = useDataTexts()
  const columns = useColumns()
  return (
    <Card title={t.title}>
      <p className="-mt-3 mb-4 text-ink-soft">{t.text}</p>
      <Table
        caption={t.title}
        rows={consents}
        rowKey={({ kind, at, is_given }) => `${kind} ${at} ${is_given}`}
        empty={<p>{t.none}</p>}
        columns={columns}
      />
    </Card>
  )
}

function useColumns(): Column<Consent>[] {
  const { consents: t } = useDataTexts()
  const locale = useLocale()
  const when = (at: string) => formatInstant(at, locale)
  return [
    {
      key: 'what',
      header: t.what,
      lead: true,
      cell: ({ kind, is_given }) => (
        <span className="flex flex-wrap items-center gap-2">
          {t.kinds[kind]}
          <Chip tone={is_given ? 'palm' : 'neutral'}>{is_given ? t.given : t.withdrawn}</Chip>
        </span>
      ),
    },
    { key: 'when', header: t.when, cell: ({ at }) => <time dateTime={at}>{when(at)}</time> },
    { key: 'version', header: t.version, cell: ({ version }) => formatDate(version, locale) },
    {
      key: 'from',
      header: t.from,
      cell: ({ address }) => <bdi dir="ltr">{address === '' ? '—' : address}</bdi>,
    },
  ]
}
