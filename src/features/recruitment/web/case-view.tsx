import { CalendarClock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatDays } from '../../../platform/shared/dashboard-dates.ts'
import { formatDate } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { HireContact } from '../../billing/web/index.ts'
import { ReportButton, useReportTexts } from '../../enquiries/web/index.ts'
import type { RecruitmentCase } from '../contract.ts'
import { CasePeople } from './case-people.tsx'
import { CaseSteps } from './case-steps.tsx'
import { OfferCard, OwnOffer } from './offer-card.tsx'
import { StageChips } from './stage-chip.tsx'
import { useGuideTexts, useTexts } from './texts.ts'

const PapersDialog = lazyPart(() => import('./papers-dialog.tsx'), 'PapersDialog')

/** One recruitment for any of its sides: how far it is, each step with what is to be done in it, and who takes part. */
export function CaseView({ found }: { found: RecruitmentCase }) {
  const { reportOf } = useReportTexts()
  /** Whether the dialog of the letters is open, and whether it begins with the terms. */
  const [letters, setLetters] = useState<{ isMaking: boolean } | null>(null)
  return (
    <div className="space-y-6">
      <Head found={found} />
      <CaseStatus found={found} />
      {found.side === 'worker' && found.offer && <OfferCard found={found} offer={found.offer} />}
      {found.side === 'household' && found.offer && <OwnOffer found={found} offer={found.offer} />}
      <CaseSteps found={found} onLetters={(isMaking) => setLetters({ isMaking })} />
      <CasePeople found={found} />
      {(found.side === 'household' || found.side === 'worker') && found.status !== 'closed' && (
        <HireContact candidateId={found.jobseeker_id} className="" />
      )}
      {found.side !== 'operator' && (
        <Suspense>
          <ReportButton metIn="case" id={found.id} className="-ms-4">
            {reportOf(found.side === 'household' ? found.jobseeker_name : found.employer_name)}
          </ReportButton>
        </Suspense>
      )}
      <Suspense>
        {letters !== null && (
          <PapersDialog
            open
            onClose={() => setLetters(null)}
            stage="offerLetter"
            candidateId={found.jobseeker_id}
            caseId={found.id}
            name={found.jobseeker_name}
            isMaking={letters.isMaking}
          />
        )}
      </Suspense>
    </div>
  )
}

/** How far it is, since when, and by which way. */
function Head({ found }: { found: RecruitmentCase }) {
  const t = useTexts()
  const locale = useLocale()
  const done = found.steps.filter(({ state }) => state === 'done').length
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
        <StageChips row={found} />
        <span>{t.case.since(formatDate(found.applied_date, locale))}</span>
        <span>{t.ways[found.way]}</span>
      </div>
      <ProgressBar
        value={done}
        max={found.steps.length}
        label={t.case.progressLabel}
        text={t.case.progress(done, found.steps.length)}
      />
      <Forecast found={found} />
    </div>
  )
}

/** When she is likely to be there: said as the forecast that it is. */
function Forecast({ found: { forecast, status, arrived_at, steps } }: { found: RecruitmentCase }) {
  const t = useGuideTexts()
  const locale = useLocale()
  if (status !== 'open' || arrived_at !== null) return null
  if (forecast === null)
    return steps.some(({ state }) => state === 'problem') ? (
      <p className="text-ink-soft">{t.noForecast}</p>
    ) : null
  const days = formatDays(forecast.from, forecast.until, locale)
  return (
    <p className="flex items-start gap-2">
      <Icon of={CalendarClock} className="mt-[0.15em] text-gulf" />
      <span>
        <span className="font-medium">{t.forecast(days)}</span>
        <span className="block text-sm text-ink-soft">{t.forecastText}</span>
      </span>
    </p>
  )
}

function CaseStatus({ found }: { found: RecruitmentCase }) {
  const t = useTexts()
  const locale = useLocale()
  if (found.status === 'closed') {
    return (
      <Alert tone="warning" title={t.case.closedTitle}>
        {t.case.closedText}
      </Alert>
    )
  }
  if (found.status === 'completed') {
    return (
      <Alert tone="success" title={t.case.completedTitle}>
        {t.case.completedText}
      </Alert>
    )
  }
  return found.arrived_at === null ? null : (
    <Alert tone="success">{t.case.arrivedOn(formatDate(found.arrived_at, locale))}</Alert>
  )
}
