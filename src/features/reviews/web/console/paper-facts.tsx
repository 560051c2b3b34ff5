import { formatShortDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import type { Paper } from '../../contract.ts'
import { Facts } from '../../../console/web/index.ts'
import { useReviewTexts, useConsoleTexts } from './texts.ts'

/** What the record says of a paper that was decided. */
export function PaperFacts({ paper }: { paper: Paper }) {
  const t = useConsoleTexts().papers
  const words = useReviewTexts()
  const locale = useLocale()
  const day = (value: string | null) => (value === null ? null : formatShortDate(value, locale))
  return (
    <Facts
      rows={[
        [t.name, paper.name && <bdi>{paper.name}</bdi>],
        [t.number, paper.document_number && <bdi>{paper.document_number}</bdi>],
        [t.issuer, paper.issuing_authority],
        [t.issued, day(paper.issue_date)],
        [words.columns.expiry, day(paper.expiry_date)],
        [words.columns.state, words.paperStates[paper.state]],
        [words.columns.reason, paper.reason],
      ]}
    />
  )
}
