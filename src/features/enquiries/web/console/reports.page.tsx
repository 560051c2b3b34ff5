import { useState } from 'react'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { exportReports, listReports, type Report } from '../../support-contract.ts'
import { useSupportTexts } from '../index.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { ReportDialog } from './report-dialog.tsx'
import { ActButton, ConsoleList, optionsOf, pageMeta } from '../../../console/web/index.ts'
import { useConsoleTexts } from './texts.ts'

export const meta = pageMeta('reports')

const tones: Record<Report['state'], Tone> = {
  open: 'amber',
  in_progress: 'gulf',
  closed: 'neutral',
}

/** The queue of reports of abuse. */
export default function ReportsPage() {
  const t = useConsoleTexts()
  const support = useSupportTexts()
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
            options: optionsOf(support.reportStates, 'open'),
            placeholder: support.reportStates.open,
          },
          { name: 'reason', label: support.columns.reason, options: optionsOf(support.reasons) },
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
  const t = useConsoleTexts()
  const support = useSupportTexts()
  const locale = useLocale()
  return [
    {
      key: 'reason',
      header: support.columns.reason,
      lead: true,
      cell: ({ reason, is_urgent }) => (
        <span className="flex flex-wrap items-center gap-2">
          {is_urgent && <Chip tone="danger">{t.reports.urgent}</Chip>}
          {support.reasons[reason]}
        </span>
      ),
    },
    { key: 'about', header: support.columns.about, cell: ({ about }) => <bdi>{about.name}</bdi> },
    {
      key: 'since',
      header: support.columns.since,
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap">{formatInstant(created_at, locale)}</span>
      ),
    },
    {
      key: 'state',
      header: support.columns.state,
      cell: ({ state }) => <Chip tone={tones[state]}>{support.reportStates[state]}</Chip>,
    },
    {
      key: 'look',
      header: t.acts.reports.label,
      hideHeader: true,
      align: 'end',
      cell: (report) => (
        <ActButton
          queue="reports"
          of={`${support.reasons[report.reason]}: ${report.about.name}`}
          onClick={() => open(report)}
        />
      ),
    },
  ]
}
