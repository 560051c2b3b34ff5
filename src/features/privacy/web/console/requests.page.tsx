import { useState } from 'react'
import { formatShortDate, qatarDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { exportDataRequests, listDataRequests, type RequestRow } from '../../contract.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { DataTabs } from './data-tabs.tsx'
import { useDataTexts } from './texts.ts'
import { Who } from './who.tsx'
import { ConsoleList, pageMeta } from '../../../console/web/index.ts'

export const meta = pageMeta('data')

const tones = { open: 'amber', done: 'palm', refused: 'neutral' } as const

/** What people ask about their data, the next due first. */
export default function DataRequestsPage() {
  const { requests: t } = useDataTexts()
  const [answering, setAnswering] = useState<RequestRow | null>(null)
  return (
    <>
      <DataTabs current="requests" />
      <ConsoleList
        topic="data-requests"
        title={t.title}
        text={t.text}
        call={listDataRequests}
        csv={{ call: exportDataRequests, name: 'data-requests' }}
        filters={[
          {
            name: 'status',
            label: t.status,
            placeholder: t.states.open,
            options: (['done', 'refused', 'all'] as const).map((value) => ({
              value,
              label: t.states[value],
            })),
          },
        ]}
        columns={useColumns(setAnswering)}
        rowKey={({ id }) => id}
        empty={t.empty}
        wide
      />
      <AnswerDialog request={answering} onClose={() => setAnswering(null)} />
    </>
  )
}

function useColumns(answer: (row: RequestRow) => void): Column<RequestRow>[] {
  const { requests: t, columns } = useDataTexts()
  const locale = useLocale()
  const [now] = useState(() => new Date().toISOString())
  const day = (at: string) => formatShortDate(qatarDate(new Date(at)), locale)
  return [
    { key: 'who', header: columns.who, lead: true, cell: (row) => <Who {...row} /> },
    {
      key: 'request',
      header: columns.request,
      cell: ({ kind, about, text, answer: words }) => (
        <div className="max-w-100 min-w-0 py-2">
          <p className="font-medium break-words">
            {t.kinds[kind]}: <bdi>{about}</bdi>
          </p>
          <p dir="auto" className="break-words whitespace-pre-line text-ink-soft">
            {text}
          </p>
          {words !== null && (
            <p
              dir="auto"
              className="mt-1 border-s-2 border-line-strong ps-3 break-words whitespace-pre-line"
            >
              {words}
            </p>
          )}
        </div>
      ),
    },
    {
      key: 'due',
      header: columns.due,
      cell: ({ due_at, status }) => (
        <span className="flex flex-wrap items-center gap-2">
          {day(due_at)}
          {status === 'open' && due_at < now && <Chip tone="danger">{t.overdue}</Chip>}
        </span>
      ),
    },
    {
      key: 'status',
      header: columns.status,
      cell: ({ status }) => <Chip tone={tones[status]}>{t.states[status]}</Chip>,
    },
    {
      key: 'actions',
      header: columns.actions,
      hideHeader: true,
      align: 'end',
      cell: (row) =>
        row.can_answer && (
          <Button size="s" variant="secondary" aria-haspopup="dialog" onClick={() => answer(row)}>
            {t.answer}
          </Button>
        ),
    },
  ]
}
