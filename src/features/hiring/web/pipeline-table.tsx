import { NotebookPen } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { formatShortDate, formatTime } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button, type ButtonVariant, ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { type Column, Table } from '../../../ui/table.tsx'
import { ReportDialog } from '../../enquiries/web/index.ts'
import type { PipelineEntry } from '../contract.ts'
import type { Tab } from '../transitions.ts'
import { type PipelineAction, actionsOf, isInterviewPast, type RowAction } from './actions.ts'
import { CandidateLink } from './candidate-link.tsx'
import { useListTexts } from './list-texts.ts'
import { type About, RowMenu } from './row-menu.tsx'
import { AnswerChip, StatusChip, UnavailableChip } from './status-chip.tsx'
import { useTexts } from './texts.ts'
import { useActions } from './use-actions.tsx'

type ColumnKey =
  | 'status'
  | 'interviewDate'
  | 'interviewTime'
  | 'selectionType'
  | 'selectionDate'
  | 'actions'
  | 'manage'

const columnsOf: Record<Tab, ColumnKey[]> = {
  all: ['status', 'actions'],
  shortlisted: ['interviewDate', 'interviewTime', 'status', 'actions'],
  interview: ['status', 'interviewDate', 'interviewTime', 'manage'],
  selected: ['selectionType', 'selectionDate', 'actions'],
  hired: ['actions'],
  rejected: ['actions'],
}

const looks: Record<RowAction, ButtonVariant> = {
  shortlist: 'primary',
  restore: 'primary',
  unshortlist: 'quiet',
  schedule: 'primary',
  reschedule: 'secondary',
  deleteInterview: 'quiet',
  finish: 'secondary',
  select: 'primary',
  directSelect: 'secondary',
  deselect: 'quiet',
  reject: 'quiet',
  fail: 'quiet',
  pay: 'primary',
}

type Ask = (action: PipelineAction, entry: PipelineEntry) => void

const NoteDialog = lazyPart(() => import('./note-dialog.tsx'), 'NoteDialog')
const TimelineDialog = lazyPart(() => import('./timeline-dialog.tsx'), 'TimelineDialog')

/** Which rows are ticked. */
export interface Choice {
  chosen: ReadonlySet<number>
  toggle: (id: number) => void
}

interface Props {
  tab: Tab
  rows: PipelineEntry[]
  firstNumber: number
  choice: Choice
}

function Shown({
  about,
  entry,
  onClose,
}: {
  about: About
  entry: PipelineEntry
  onClose: () => void
}) {
  if (about === 'note') return <NoteDialog entry={entry} onClose={onClose} />
  if (about === 'timeline') return <TimelineDialog open entry={entry} onClose={onClose} />
  const { interview_id: interviewId, jobseeker_id: id } = entry
  return interviewId === null ? (
    <ReportDialog metIn="profile" id={id} onClose={onClose} />
  ) : (
    <ReportDialog metIn="interview" id={interviewId} onClose={onClose} />
  )
}

/** One tab of the list: its columns and, in each row, the acts that are possible. */
export function PipelineTable({ tab, rows, firstNumber, choice }: Props) {
  const t = useTexts()
  const [about, setAbout] = useState<{ about: About; entry: PipelineEntry } | null>(null)
  const { ask, dialog } = useActions({ toasts: true })
  const place = useRef<HTMLDivElement>(null)
  const hasAsked = useRef(false)

  // A row that left with its buttons must not take the keyboard's place on the page with it.
  useEffect(() => {
    if (!hasAsked.current || document.activeElement !== document.body) return
    hasAsked.current = false
    place.current?.focus({ preventScroll: true })
  })
  const columns = useColumns({
    tab,
    firstNumber,
    choice,
    show: (about, entry) => setAbout({ about, entry }),
    ask: (action, entry) => {
      hasAsked.current = true
      ask(action, entry)
    },
  })
  return (
    <div ref={place} tabIndex={-1}>
      <Table
        wide
        caption={t.pipeline.tabs[tab]}
        columns={columns}
        rows={rows}
        rowKey={(entry) => entry.jobseeker_id}
      />
      {dialog}
      {about !== null && (
        <Suspense>
          <Shown key={about.entry.jobseeker_id} {...about} onClose={() => setAbout(null)} />
        </Suspense>
      )}
    </div>
  )
}

interface Parts {
  tab: Tab
  firstNumber: number
  choice: Choice
  ask: Ask
  show: (about: About, entry: PipelineEntry) => void
}

function useColumns({ tab, firstNumber, choice, ask, show }: Parts): Column<PipelineEntry>[] {
  const t = useTexts()
  const locale = useLocale()
  const date = (value: string | null) =>
    value === null ? (
      '—'
    ) : (
      <span className="whitespace-nowrap">{formatShortDate(value, locale)}</span>
    )
  const cells: Record<ColumnKey, Column<PipelineEntry>['cell']> = {
    status: (entry) => (
      <span>
        <StatusChip status={entry.status} />
        <AnswerChip entry={entry} />
        {tab === 'interview' && isInterviewPast(entry) && (
          <span className="mt-1 block text-sm text-ink-soft">{t.overview.past}</span>
        )}
      </span>
    ),
    interviewDate: (entry) => date(entry.interview_date),
    interviewTime: ({ interview_time: time }) =>
      time === null ? '—' : <span className="whitespace-nowrap">{formatTime(time, locale)}</span>,
    selectionType: ({ selection_type: type }) =>
      type === null ? t.notSpecified : t.selectionTypes[type],
    selectionDate: (entry) => date(entry.selection_date),
    actions: (entry) => <Actions tab={tab} entry={entry} ask={ask} show={show} />,
    manage: (entry) => <Actions tab={tab} entry={entry} ask={ask} show={show} />,
  }
  const name: Column<PipelineEntry> = {
    key: 'name',
    header: t.pipeline.columns.name,
    lead: true,
    cell: (entry, index) => (
      <span className="inline-flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <span className="inline-flex min-w-0 items-center gap-x-3 @4xl:gap-x-4">
          <span className="inline-flex shrink-0 items-center">
            <Choose entry={entry} choice={choice} />
            <span className="min-w-5 text-sm font-normal text-ink-soft tabular-nums">
              {firstNumber + index}
            </span>
          </span>
          <CandidateLink entry={entry} />
        </span>
        {!entry.available && <UnavailableChip />}
        <Own entry={entry} />
      </span>
    ),
  }
  const others = columnsOf[tab].map((key): Column<PipelineEntry> => {
    const align = key === 'actions' || key === 'manage' ? 'end' : 'start'
    return { key, header: t.pipeline.columns[key], cell: cells[key], align }
  })
  return [name, ...others]
}

function Choose({
  entry: { jobseeker_id: id, jobseeker_name: name },
  choice: { chosen, toggle },
}: {
  entry: PipelineEntry
  choice: Choice
}) {
  const t = useListTexts()
  return (
    <Checkbox
      className="-ms-3 ps-3"
      label={<span className="sr-only">{t.choose(name)}</span>}
      checked={chosen.has(id)}
      onChange={() => toggle(id)}
    />
  )
}

/** What the household has written down about her. */
function Own({ entry: { note, tags } }: { entry: PipelineEntry }) {
  const t = useListTexts()
  if (note === null && tags.length === 0) return null
  return (
    <ul
      aria-label={t.note.title}
      className="flex w-full flex-wrap items-center gap-1.5 font-normal @4xl:ps-9"
    >
      {note !== null && (
        <li className="text-ink-soft">
          <Icon of={NotebookPen} size={16} />
          <span className="sr-only">{t.note.hasNote}</span>
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Chip>
            <bdi>{tag}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  )
}

function Actions({
  tab,
  entry,
  ask,
  show,
}: { tab: Tab; entry: PipelineEntry } & Pick<Parts, 'ask' | 'show'>) {
  const t = useTexts()
  const actions = actionsOf(tab, entry)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 gap-y-2 @4xl:justify-end @5xl:flex-nowrap">
      {tab === 'hired' && <Chip tone="palm">{t.statuses.hired}</Chip>}
      {actions.map((action) => {
        const label = `${t.acts[action]}: ${entry.jobseeker_name}`
        return action === 'pay' ? (
          <ButtonLink key={action} size="s" to="/dashboard/orders" aria-label={label}>
            {t.acts.pay}
          </ButtonLink>
        ) : (
          <Button
            key={action}
            size="s"
            variant={looks[action]}
            aria-haspopup="dialog"
            aria-label={label}
            onClick={() => ask(action, entry)}
          >
            {t.acts[action]}
          </Button>
        )
      })}
      <RowMenu entry={entry} show={show} />
    </span>
  )
}
