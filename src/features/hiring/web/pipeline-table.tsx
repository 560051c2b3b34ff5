import { useEffect, useRef } from 'react'
import { formatShortDate, formatTime } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button, type ButtonLook, ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { PipelineEntry, Tab } from '../contract.ts'
import { type Act, actsOf, isInterviewPast, type RowAct } from './acts.ts'
import { CandidateLink } from './candidate-link.tsx'
import { StatusChip, UnavailableChip } from './status-chip.tsx'
import { useTexts } from './texts.ts'
import { useActs } from './use-acts.tsx'

type ColumnKey = 'status' | 'interviewDate' | 'interviewTime' | 'selectionType' | 'selectionDate' | 'actions' | 'manage'

const columnsOf: Record<Tab, ColumnKey[]> = {
  all: ['status', 'actions'],
  shortlisted: ['interviewDate', 'interviewTime', 'status', 'actions'],
  interview: ['status', 'interviewDate', 'interviewTime', 'manage'],
  selected: ['selectionType', 'selectionDate', 'actions'],
  hired: ['actions'],
  rejected: ['actions'],
}

const looks: Record<RowAct, ButtonLook> = {
  shortlist: 'primary',
  restore: 'primary',
  unshortlist: 'quiet',
  schedule: 'primary',
  reschedule: 'secondary',
  deleteInterview: 'quiet',
  finish: 'secondary',
  select: 'primary',
  directSelect: 'secondary',
  reject: 'quiet',
  fail: 'quiet',
  pay: 'primary',
}

type Ask = (act: Act, entry: PipelineEntry) => void

/** One tab of the list: its columns and, in each row, the acts that are possible. */
export function PipelineTable({ tab, rows, firstNumber }: { tab: Tab; rows: PipelineEntry[]; firstNumber: number }) {
  const t = useTexts()
  const { ask, dialog } = useActs({ announces: true })
  const place = useRef<HTMLDivElement>(null)
  const hasAsked = useRef(false)

  // A row that left with its buttons must not take the keyboard's place on the page with it.
  useEffect(() => {
    if (!hasAsked.current || document.activeElement !== document.body) return
    hasAsked.current = false
    place.current?.focus({ preventScroll: true })
  })
  const columns = useColumns(tab, firstNumber, (act, entry) => {
    hasAsked.current = true
    ask(act, entry)
  })
  return (
    <div ref={place} tabIndex={-1}>
      <Table wide caption={t.pipeline.tabs[tab]} columns={columns} rows={rows} rowKey={(entry) => entry.jobseeker_id} />
      {dialog}
    </div>
  )
}

function useColumns(tab: Tab, firstNumber: number, ask: Ask): Column<PipelineEntry>[] {
  const t = useTexts()
  const locale = useLocale()
  const date = (value: string | null) => (value === null ? '—' : <span className="whitespace-nowrap">{formatShortDate(value, locale)}</span>)
  const cells: Record<ColumnKey, Column<PipelineEntry>['cell']> = {
    status: (entry) => (
      <span>
        <StatusChip status={entry.status} />
        {tab === 'interview' && isInterviewPast(entry) && <span className="mt-1 block text-sm text-ink-soft">{t.overview.past}</span>}
      </span>
    ),
    interviewDate: (entry) => date(entry.interview_date),
    interviewTime: ({ interview_time: time }) => (time === null ? '—' : <span className="whitespace-nowrap">{formatTime(time, locale)}</span>),
    selectionType: ({ selection_type: type }) => (type === null ? t.notSpecified : t.selectionTypes[type]),
    selectionDate: (entry) => date(entry.selection_date),
    actions: (entry) => <Actions tab={tab} entry={entry} ask={ask} />,
    manage: (entry) => <Actions tab={tab} entry={entry} ask={ask} />,
  }
  const name: Column<PipelineEntry> = {
    key: 'name',
    header: t.pipeline.columns.name,
    lead: true,
    cell: (entry, index) => (
      <span className="inline-flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-5 text-sm font-normal text-ink-soft tabular-nums">{firstNumber + index}</span>
        <CandidateLink entry={entry} />
        {!entry.available && <UnavailableChip />}
      </span>
    ),
  }
  const others = columnsOf[tab].map((key): Column<PipelineEntry> => {
    const align = key === 'actions' || key === 'manage' ? 'end' : 'start'
    return { key, header: t.pipeline.columns[key], cell: cells[key], align }
  })
  return [name, ...others]
}

function Actions({ tab, entry, ask }: { tab: Tab; entry: PipelineEntry; ask: Ask }) {
  const t = useTexts()
  const acts = actsOf(tab, entry)
  if (tab === 'hired') return <Chip tone="palm">{t.statuses.hired}</Chip>
  if (acts.length === 0) return '—'
  return (
    <span className="inline-flex flex-wrap gap-x-1 gap-y-2 @4xl:justify-end @5xl:flex-nowrap">
      {acts.map((act) => {
        const label = `${t.acts[act]}: ${entry.jobseeker_name}`
        return act === 'pay' ? (
          <ButtonLink key={act} size="s" to="/dashboard/orders" aria-label={label}>
            {t.acts.pay}
          </ButtonLink>
        ) : (
          <Button key={act} size="s" look={looks[act]} aria-haspopup="dialog" aria-label={label} onClick={() => ask(act, entry)}>
            {t.acts[act]}
          </Button>
        )
      })}
    </span>
  )
}
