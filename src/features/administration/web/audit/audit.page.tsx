import type { Column } from '../../../../ui/table.tsx'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { type AuditEntry, exportAudit, listAudit } from '../../audit-contract.ts'
import { Change } from './change.tsx'
import { Subject } from './subject.tsx'
import { ConsoleList, pageMeta, UserLink } from '../../../console/web/index.ts'
import { useAuditTexts, useConsoleTexts } from '../texts.ts'

export const meta = pageMeta('audit')

/** Who did what to whom, before and after, from where. */
export default function AuditPage() {
  const { audit: t } = useConsoleTexts()
  const { events } = useAuditTexts()
  const locale = useLocale()
  const columns = useColumns()
  const options = Object.entries(events)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <ConsoleList
      topic="audit"
      title={t.title}
      text={t.text}
      call={listAudit}
      csv={{ call: exportAudit, name: 'audit-log' }}
      filters={[
        { name: 'actor', label: t.actor },
        { name: 'subject', label: t.subject },
        { name: 'action', label: t.action, options },
        { name: 'from', label: t.from, type: 'date' },
        { name: 'to', label: t.to, type: 'date' },
      ]}
      rowKey={({ id }) => id}
      wide
      columns={columns}
      empty={{ title: t.empty }}
    />
  )
}

function Action({ action }: { action: string }) {
  const { events } = useAuditTexts()
  const sentence = (events as Readonly<Record<string, string>>)[action]
  return sentence === undefined ? <bdi className="wrap-anywhere">{action}</bdi> : sentence
}

function Actor({ entry: { actor } }: { entry: AuditEntry }) {
  const { audit: t, roles } = useConsoleTexts()
  if (actor === null) return t.system
  if (actor.full_name === null) return t.gone(actor.id)
  const role = (roles as Readonly<Record<string, string>>)[actor.role ?? '']
  return (
    <span className="block">
      <UserLink id={actor.id} name={actor.full_name} />
      {role !== undefined && <span className="block text-sm text-ink-soft">{role}</span>}
    </span>
  )
}

function From({ entry: { address, request_id } }: { entry: AuditEntry }) {
  const { audit: t } = useConsoleTexts()
  return (
    <span className="text-sm">
      <bdi dir="ltr">{address === '' ? '–' : address}</bdi>
      <span className="block text-ink-soft" title={request_id}>
        {t.request} <bdi>{request_id.slice(0, 8)}</bdi>
      </span>
    </span>
  )
}

function useColumns(): Column<AuditEntry>[] {
  const { audit: t } = useConsoleTexts()
  const locale = useLocale()
  return [
    {
      key: 'action',
      header: t.columns.action,
      lead: true,
      cell: ({ action }) => <Action action={action} />,
      className: '@4xl:min-w-44',
    },
    {
      key: 'at',
      header: t.columns.at,
      cell: ({ at }) => <span className="whitespace-nowrap">{formatInstant(at, locale)}</span>,
    },
    { key: 'actor', header: t.columns.actor, cell: (entry) => <Actor entry={entry} /> },
    {
      key: 'subject',
      header: t.columns.subject,
      cell: ({ about }) => <Subject about={about} />,
      className: '@4xl:min-w-40',
    },
    {
      key: 'change',
      header: t.columns.change,
      cell: (entry) => <Change entry={entry} />,
      className: '@4xl:max-w-100',
    },
    { key: 'from', header: t.columns.from, cell: (entry) => <From entry={entry} /> },
  ]
}
