import { Fragment } from 'react'
import type { Column } from '../../../../ui/table.tsx'
import { formatInstant } from '../../../../platform/shared/room-dates.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import type { AuditEntry } from '../../audit-contract.ts'
import { exportAudit, listAudit } from '../calls.ts'
import { roomMeta } from '../frame/room-meta.ts'
import { ConsoleList } from '../list/console-list.tsx'
import { UserLink } from '../list/user-link.tsx'
import { useRoomTexts } from '../texts.ts'

export const meta = roomMeta('audit')

/** Who did what to whom, before and after, from where. */
export default function AuditPage() {
  const { audit: t } = useRoomTexts()
  const columns = useColumns()
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
        { name: 'action', label: t.action },
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

function Actor({ entry: { actor } }: { entry: AuditEntry }) {
  const { audit: t } = useRoomTexts()
  if (actor === null) return t.system
  if (actor.full_name === null) return t.gone(actor.id)
  return <UserLink id={actor.id} name={actor.full_name} />
}

function Subject({ subject }: { subject: string }) {
  const [, id] = /^user:(\d+)$/.exec(subject) ?? []
  const text = <Code text={subject} />
  return id === undefined ? (
    text
  ) : (
    <LocalLink to={`/admin/users/${id}`} className="link">
      {text}
    </LocalLink>
  )
}

const Code = ({ text }: { text: string }) => (
  <bdi className="wrap-anywhere">
    <Breakable text={text} />
  </bdi>
)

/** A line may break after a dot, a comma or a low line rather than in the middle of a word. */
const Breakable = ({ text }: { text: string }) => {
  const parts = text.split(/(?<=[._,:])/)
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function Change({ entry: { before, after, detail } }: { entry: AuditEntry }) {
  const { audit: t } = useRoomTexts()
  const hasChange = before !== null || after !== null
  const hasDetail = Object.keys(detail).length > 0
  if (!hasChange && !hasDetail) return '–'
  return (
    <div className="max-w-full space-y-1 text-start text-sm">
      {hasChange && (
        <>
          <Values name={t.before} value={before} />
          <Values name={t.after} value={after} />
        </>
      )}
      {hasDetail && <Values name={t.details} value={detail} />}
    </div>
  )
}

const Values = ({ name, value }: { name: string; value: unknown }) => (
  <p>
    <span className="text-ink-soft">{name}: </span>
    <code dir="ltr" className="wrap-anywhere">
      <Breakable text={value === null || value === undefined ? '–' : JSON.stringify(value)} />
    </code>
  </p>
)

function From({ entry: { address, request_id } }: { entry: AuditEntry }) {
  const { audit: t } = useRoomTexts()
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
  const { audit: t } = useRoomTexts()
  const locale = useLocale()
  return [
    { key: 'action', header: t.columns.action, lead: true, cell: ({ action }) => <Code text={action} /> },
    { key: 'at', header: t.columns.at, cell: ({ at }) => <span className="whitespace-nowrap">{formatInstant(at, locale)}</span> },
    { key: 'actor', header: t.columns.actor, cell: (entry) => <Actor entry={entry} /> },
    { key: 'subject', header: t.columns.subject, cell: ({ subject }) => <Subject subject={subject} /> },
    { key: 'change', header: t.columns.change, cell: (entry) => <Change entry={entry} />, className: '@4xl:max-w-100' },
    { key: 'from', header: t.columns.from, cell: (entry) => <From entry={entry} /> },
  ]
}
