import type { Column } from '../../../../ui/table.tsx'
import { type CaseLine, exportRecruitments, listAllRecruitments } from '../../contract.ts'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { NameBeside, useWords } from '../../../profiles/web/index.ts'
import { ConsoleList, pageMeta, UserLink } from '../../../console/web/index.ts'
import { useConsoleTexts } from './texts.ts'

export const meta = pageMeta('recruitments')

const tones = { open: 'gulf', completed: 'palm', closed: 'neutral' } as const

/** Every recruitment, and which of them are late. */
export default function RecruitmentsPage() {
  const { recruitments: t } = useConsoleTexts()
  const columns = useColumns()
  return (
    <ConsoleList
      topic="all-recruitments"
      title={t.title}
      call={listAllRecruitments}
      csv={{ call: exportRecruitments, name: 'recruitments' }}
      search={t.search}
      filters={[
        {
          name: 'status',
          label: t.status,
          options: (['open', 'completed', 'closed'] as const).map((value) => ({
            value,
            label: t.statuses[value],
          })),
        },
      ]}
      rowKey={({ id }) => id}
      columns={columns}
      empty={{ title: t.empty }}
    />
  )
}

function useColumns(): Column<CaseLine>[] {
  const { recruitments: t } = useConsoleTexts()
  const locale = useLocale()
  const words = useWords()
  return [
    {
      key: 'worker',
      header: t.columns.worker,
      lead: true,
      cell: ({ jobseeker_id, jobseeker_name }) => (
        <>
          <LocalLink to={`/candidates/${jobseeker_id}`} className="link">
            <bdi>{jobseeker_name}</bdi>
          </LocalLink>
          <NameBeside name={jobseeker_name} className="block text-sm font-normal text-ink-soft" />
        </>
      ),
    },
    {
      key: 'household',
      header: t.columns.household,
      cell: ({ employer_id, employer_name }) => <UserLink id={employer_id} name={employer_name} />,
    },
    {
      key: 'order',
      header: t.columns.order,
      cell: ({ order_no }) => <bdi className="whitespace-nowrap">{order_no ?? '–'}</bdi>,
    },
    {
      key: 'nationality',
      header: t.columns.nationality,
      cell: ({ jobseeker_nationality }) => words.nationality(jobseeker_nationality),
    },
    {
      key: 'since',
      header: t.columns.since,
      cell: ({ applied_date }) => formatShortDate(applied_date, locale),
    },
    {
      key: 'status',
      header: t.columns.status,
      cell: ({ status }) => <Chip tone={tones[status]}>{t.statuses[status]}</Chip>,
    },
    {
      key: 'due',
      header: t.columns.due,
      cell: ({ overdue, next }) =>
        overdue ? (
          <Chip tone="danger">{t.overdue}</Chip>
        ) : next?.due_on ? (
          formatShortDate(next.due_on, locale)
        ) : (
          '–'
        ),
    },
  ]
}
