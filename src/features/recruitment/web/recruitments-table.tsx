import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Avatar } from '../../../ui/portrait.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { NameBeside, useWords } from '../../profiles/web/index.ts'
import type { Tab } from '../choices.ts'
import type { Recruitment } from '../contract.ts'
import { StageChips } from './stage-chip.tsx'
import { useTexts } from './texts.ts'

const PapersDialog = lazyPart(() => import('./papers-dialog.tsx'), 'PapersDialog')

/** One tab of the list; View opens the papers of its stage. */
export function RecruitmentsTable({
  tab,
  rows,
  firstNumber,
}: {
  tab: Tab
  rows: Recruitment[]
  firstNumber: number
}) {
  const t = useTexts()
  const [seen, setSeen] = useState<Recruitment | null>(null)
  const [open, setOpen] = useState(false)
  const columns = useColumns(tab, firstNumber)
  const view = (row: Recruitment) => {
    setSeen(row)
    setOpen(true)
  }
  return (
    <>
      <Table
        wide
        caption={t.tabs[tab]}
        columns={tab === 'all' ? columns : [...columns, manageColumn(t.columns.manage, view)]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <Suspense>
        {seen !== null && tab !== 'all' && (
          <PapersDialog
            open={open}
            onClose={() => setOpen(false)}
            stage={tab}
            candidateId={seen.jobseeker_id}
            caseId={seen.id}
            name={seen.jobseeker_name}
          />
        )}
      </Suspense>
    </>
  )
}

const manageColumn = (header: string, onView: (row: Recruitment) => void): Column<Recruitment> => ({
  key: 'manage',
  header,
  align: 'end',
  cell: (row) => <ViewButton row={row} onView={onView} />,
})

function ViewButton({ row, onView }: { row: Recruitment; onView: (row: Recruitment) => void }) {
  const { view } = useTexts()
  return (
    <Button
      variant="secondary"
      size="s"
      icon={Eye}
      aria-label={`${view}: ${row.jobseeker_name}`}
      onClick={() => onView(row)}
    >
      {view}
    </Button>
  )
}

function useColumns(tab: Tab, firstNumber: number): Column<Recruitment>[] {
  const t = useTexts()
  const words = useWords()
  const locale = useLocale()
  return [
    {
      key: 'number',
      header: t.columns.number,
      cell: (_, index) => <span className="text-ink-soft tabular-nums">{firstNumber + index}</span>,
      className: '@max-4xl:hidden',
    },
    {
      key: 'name',
      header: t.columns.name,
      lead: true,
      cell: (row) => (
        <span className="inline-flex min-w-0 items-center gap-3">
          <Avatar
            name={row.jobseeker_name}
            src={row.jobseeker_image}
            shape="square"
            loading="lazy"
          />
          <span className="min-w-0">
            <LocalLink
              to={`/candidates/${row.jobseeker_id}`}
              className="hit font-medium underline-offset-4 hover:text-accent hover:underline"
            >
              <bdi>{row.jobseeker_name}</bdi>
            </LocalLink>
            <NameBeside
              name={row.jobseeker_name}
              className="block text-sm font-normal text-ink-soft"
            />
          </span>
        </span>
      ),
    },
    {
      key: 'nationality',
      header: t.columns.nationality,
      cell: (row) => words.nationality(row.jobseeker_nationality),
    },
    {
      key: 'status',
      header: t.columns.status,
      cell: (row) => <Status row={tab === 'all' ? row : { ...row, stage: tab }} />,
    },
    {
      key: 'applied',
      header: t.columns.applied,
      cell: ({ applied_date }) => (
        <span className="whitespace-nowrap">{formatShortDate(applied_date, locale)}</span>
      ),
    },
  ]
}

/** Where it stands and what comes next; leads to the whole timeline. */
function Status({ row }: { row: Recruitment }) {
  const t = useTexts()
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <StageChips row={row} />
      <LocalLink
        to={`/dashboard/recruitments/${row.jobseeker_id}`}
        className="hit text-sm text-ink-soft underline underline-offset-4 hover:text-accent"
      >
        <span className="sr-only">{t.timelineOf(row.jobseeker_name)}: </span>
        {row.next === null
          ? t.case.timeline
          : `${t.steps[row.next.step]} · ${row.next.actor === 'household' ? t.you : t.actors[row.next.actor]}`}
      </LocalLink>
    </span>
  )
}
