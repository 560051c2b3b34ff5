import { useState } from 'react'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { exportReviews, listReviews, type Review } from '../../contract.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { PersonCell } from './person-cell.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { ActButton, ConsoleList, optionsOf, pageMeta } from '../../../console/web/index.ts'
import { useReviewTexts, useConsoleTexts } from './texts.ts'

export const meta = pageMeta('reviews')

const tones: Record<Review['state'], Tone> = {
  open: 'amber',
  approved: 'palm',
  change_asked: 'gulf',
  hidden: 'danger',
}

/** The queue of what is new on the site. */
export default function ReviewsPage() {
  const t = useConsoleTexts()
  const words = useReviewTexts()
  const [opened, setOpened] = useState<Review | null>(null)
  return (
    <>
      <ConsoleList
        topic="reviews"
        title={t.reviews.title}
        text={t.reviews.text}
        call={listReviews}
        csv={{ call: exportReviews, name: 'reviews' }}
        columns={useColumns(setOpened)}
        rowKey={({ id }) => id}
        search={t.search}
        filters={[
          {
            name: 'state',
            label: t.state,
            options: optionsOf(words.states, 'open'),
            placeholder: words.states.open,
          },
          { name: 'kind', label: words.columns.kind, options: optionsOf(words.kinds) },
        ]}
        empty={t.reviews.empty}
      />
      {opened !== null && (
        <ReviewDialog key={opened.id} review={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

function useColumns(open: (row: Review) => void): Column<Review>[] {
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
    { key: 'kind', header: words.columns.kind, cell: ({ kind }) => words.kinds[kind] },
    {
      key: 'since',
      header: words.columns.since,
      cell: ({ opened_at }) => (
        <span className="whitespace-nowrap">{formatInstant(opened_at, locale)}</span>
      ),
    },
    {
      key: 'state',
      header: words.columns.state,
      cell: ({ state }) => <Chip tone={tones[state]}>{words.states[state]}</Chip>,
    },
    {
      key: 'look',
      header: t.acts.reviews.label,
      hideHeader: true,
      align: 'end',
      cell: (review) => (
        <ActButton
          queue="reviews"
          of={`${words.kinds[review.kind]}: ${review.candidate.full_name}`}
          onClick={() => open(review)}
        />
      ),
    },
  ]
}
