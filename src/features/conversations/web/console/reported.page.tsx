import { isolated } from '../../../../platform/shared/format.ts'
import { useState } from 'react'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { localeOfPath } from '../../../../platform/shared/locale.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { ConsoleList, optionsOf } from '../../../console/web/index.ts'
import { useSupportTexts } from '../../../enquiries/web/index.ts'
import { listReportedConversations, type ReportedConversation } from '../../console-contract.ts'
import { reportedTexts, useReportedTexts } from './texts.ts'
import { ReportedDialog } from './reported-dialog.tsx'
import type { MetaFunction } from 'react-router'

export const meta: MetaFunction = ({ location }) => [
  { title: reportedTexts[localeOfPath(location.pathname)].metaTitle },
  { name: 'robots', content: 'noindex' },
]

/** The queue of conversations that were reported. */
export default function ReportedPage() {
  const t = useReportedTexts()
  const support = useSupportTexts()
  const [opened, setOpened] = useState<ReportedConversation | null>(null)
  return (
    <>
      <ConsoleList
        topic="reported-conversations"
        title={t.title}
        text={t.text}
        call={listReportedConversations}
        columns={useColumns(setOpened)}
        rowKey={({ id }) => id}
        search={t.search}
        filters={[
          {
            name: 'state',
            label: t.state,
            options: optionsOf(t.states, 'open'),
            placeholder: t.states.open,
          },
          { name: 'reason', label: t.reason, options: optionsOf(support.reasons) },
        ]}
        empty={{ title: t.empty }}
      />
      {opened !== null && (
        <ReportedDialog key={opened.id} id={opened.id} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

function useColumns(open: (row: ReportedConversation) => void): Column<ReportedConversation>[] {
  const t = useReportedTexts()
  const support = useSupportTexts()
  const locale = useLocale()
  return [
    {
      key: 'reason',
      header: t.reason,
      lead: true,
      cell: ({ reason, is_urgent }) => (
        <span className="flex flex-wrap items-center gap-2">
          {is_urgent && <Chip tone="danger">{t.urgent}</Chip>}
          {support.reasons[reason]}
        </span>
      ),
    },
    {
      key: 'people',
      header: t.people,
      cell: ({ household, worker }) => (
        <bdi>{t.between(isolated(household.name), isolated(worker.name))}</bdi>
      ),
    },
    {
      key: 'since',
      header: t.since,
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap">{formatInstant(created_at, locale)}</span>
      ),
    },
    {
      key: 'outcome',
      header: t.outcome,
      cell: ({ outcome }) =>
        outcome === null ? (
          <Chip tone="amber">{t.states.open}</Chip>
        ) : (
          <Chip>{t.outcomes[outcome]}</Chip>
        ),
    },
    {
      key: 'look',
      header: t.look,
      hideHeader: true,
      align: 'end',
      cell: (report) => (
        <Button
          variant="secondary"
          size="s"
          aria-haspopup="dialog"
          aria-label={`${t.look}: ${support.reasons[report.reason]}`}
          onClick={() => open(report)}
        >
          {t.look}
        </Button>
      ),
    },
  ]
}
