import { useState } from 'react'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { exportReports, listReports, type Report } from '../../../enquiries/desk-contract.ts'
import { useDeskTexts } from '../../../enquiries/web/index.ts'
import { roomMeta } from '../frame/room-meta.ts'
import { ConsoleList } from '../list/console-list.tsx'
import { formatInstant } from '../../../../platform/shared/room-dates.ts'
import { ActButton } from './act-button.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { optionsOf, useQueueTexts } from './texts.ts'

export const meta = roomMeta('reports')

const tones: Record<Report['state'], Tone> = {
  open: 'amber',
  in_progress: 'gulf',
  closed: 'neutral',
}

/** The queue of reports of abuse. */
export default function ReportsPage() {
  const t = useQueueTexts()
  const desk = useDeskTexts()
  const [opened, setOpened] = useState<Report | null>(null)
  return (
    <>
      <ConsoleList
        topic="reports"
        title={t.reports.title}
        text={t.reports.text}
        call={listReports}
        csv={{ call: exportReports, name: 'reports' }}
        columns={useColumns(setOpened)}
        rowKey={({ id }) => id}
        search={t.searchText}
        filters={[
          {
            name: 'state',
            label: t.state,
            options: optionsOf(desk.reportStates, 'open'),
            placeholder: desk.reportStates.open,
          },
          { name: 'reason', label: desk.columns.reason, options: optionsOf(desk.reasons) },
        ]}
        empty={t.reports.empty}
      />
      {opened !== null && (
        <ReportDialog key={opened.id} report={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

function useColumns(open: (row: Report) => void): Column<Report>[] {
  const t = useQueueTexts()
  const desk = useDeskTexts()
  const locale = useLocale()
  return [
    {
      key: 'reason',
      header: desk.columns.reason,
      lead: true,
      cell: ({ reason, is_urgent }) => (
        <span className="flex flex-wrap items-center gap-2">
          {is_urgent && <Chip tone="danger">{t.reports.urgent}</Chip>}
          {desk.reasons[reason]}
        </span>
      ),
    },
    { key: 'about', header: desk.columns.about, cell: ({ about }) => <bdi>{about.name}</bdi> },
    {
      key: 'since',
      header: desk.columns.since,
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap">{formatInstant(created_at, locale)}</span>
      ),
    },
    {
      key: 'state',
      header: desk.columns.state,
      cell: ({ state }) => <Chip tone={tones[state]}>{desk.reportStates[state]}</Chip>,
    },
    {
      key: 'look',
      header: t.acts.reports.label,
      hideHeader: true,
      align: 'end',
      cell: (report) => (
        <ActButton
          queue="reports"
          of={`${desk.reasons[report.reason]}: ${report.about.name}`}
          onClick={() => open(report)}
        />
      ),
    },
  ]
}
