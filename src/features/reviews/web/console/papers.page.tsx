import { useState } from 'react'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { exportPapers, listPapers, type Paper } from '../../contract.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { PaperDialog } from './paper-dialog.tsx'
import { PaperTabs } from './paper-tabs.tsx'
import { PersonCell } from './person-cell.tsx'
import { ActButton, ConsoleList, optionsOf, pageMeta } from '../../../console/web/index.ts'
import { useReviewTexts, useConsoleTexts } from './texts.ts'

export const meta = pageMeta('papers')

const tones: Record<Paper['state'], Tone> = {
  open: 'amber',
  verified: 'palm',
  rejected: 'danger',
  withdrawn: 'danger',
  expired: 'neutral',
}

/** The queue of papers to check. */
export default function PapersPage() {
  const t = useConsoleTexts()
  const words = useReviewTexts()
  const [opened, setOpened] = useState<Paper | null>(null)
  return (
    <>
      <PaperTabs current="papers" />
      <ConsoleList
        topic="papers"
        title={t.papers.title}
        text={t.papers.text}
        call={listPapers}
        csv={{ call: exportPapers, name: 'papers' }}
        columns={useColumns(setOpened)}
        rowKey={({ id }) => id}
        search={t.search}
        filters={[
          {
            name: 'state',
            label: t.state,
            options: optionsOf(words.paperStates, 'open'),
            placeholder: words.paperStates.open,
          },
          { name: 'kind', label: words.columns.paper, options: optionsOf(words.papers) },
        ]}
        empty={t.papers.empty}
      />
      {opened !== null && (
        <PaperDialog key={opened.id} paper={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

/** Where a paper stands, and for one that waits what it needs. */
function StateChip({ paper: { state, awaiting, to_look_again } }: { paper: Paper }) {
  const { chips } = useConsoleTexts().papers
  const words = useReviewTexts()
  if (awaiting !== null)
    return <Chip tone="gulf">{awaiting.is_own ? chips.own : chips.second}</Chip>
  return <Chip tone={tones[state]}>{to_look_again ? chips.again : words.paperStates[state]}</Chip>
}

function useColumns(open: (row: Paper) => void): Column<Paper>[] {
  const t = useConsoleTexts()
  const words = useReviewTexts()
  const locale = useLocale()
  return [
    {
      key: 'person',
      header: words.columns.candidate,
      lead: true,
      cell: ({ candidate }) => <PersonCell person={candidate} />,
    },
    {
      key: 'paper',
      header: words.columns.paper,
      cell: ({ document_type }) => words.papers[document_type],
    },
    {
      key: 'since',
      header: words.columns.since,
      cell: ({ uploaded_at }) => (
        <span className="whitespace-nowrap">{formatInstant(uploaded_at, locale)}</span>
      ),
    },
    {
      key: 'expiry',
      header: words.columns.expiry,
      cell: ({ expiry_date }) =>
        expiry_date === null ? (
          '—'
        ) : (
          <span className="whitespace-nowrap">{formatShortDate(expiry_date, locale)}</span>
        ),
    },
    { key: 'state', header: words.columns.state, cell: (paper) => <StateChip paper={paper} /> },
    {
      key: 'look',
      header: t.acts.papers.label,
      hideHeader: true,
      align: 'end',
      cell: (paper) => (
        <ActButton
          queue="papers"
          of={`${words.papers[paper.document_type]}: ${paper.candidate.full_name}`}
          onClick={() => open(paper)}
        />
      ),
    },
  ]
}
