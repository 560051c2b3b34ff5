import { formatNumber } from '../../../../platform/shared/digits.ts'
import { Card } from '../../../../ui/card.tsx'
import type { Analytics } from '../../analytics-contract.ts'
import { useAnalyticsTexts } from './texts.ts'

/** Quick stats and recruitment stats. */
export function Figures({ figures: { quickStats, recruitmentStats } }: { figures: Analytics }) {
  const { quick, recruitment } = useAnalyticsTexts()
  return (
    <>
      <Block
        title={quick.title}
        rows={[
          [quick.pendingInterviews, quickStats.pendingInterviews],
          [quick.offersExtended, quickStats.offersExtended],
          [quick.activeRecruitments, quickStats.activeRecruitments],
        ]}
      />
      <Block
        title={recruitment.title}
        rows={[
          [recruitment.totalCandidatesViewed, recruitmentStats.totalCandidatesViewed],
          [recruitment.totalRecruitments, recruitmentStats.totalRecruitments],
          [recruitment.inProgress, recruitmentStats.inProgress],
          [recruitment.completed, recruitmentStats.completed],
        ]}
      />
    </>
  )
}

const Block = ({ title, rows }: { title: string; rows: [label: string, value: number][] }) => (
  <Card title={title}>
    <dl className="flex flex-col">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 first:pt-0 last:border-0 last:pb-0"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  </Card>
)
