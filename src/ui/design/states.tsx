import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Disclosure } from '../disclosure.tsx'
import { drawings } from '../drawings.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { Illustration } from '../illustration.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { SkeletonCard, SkeletonText } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { StepList } from '../step-list.tsx'
import type { Samples } from './samples.ts'

/** What is said when something happened, is missing or is under way. */
export function States({ t }: { t: Samples }) {
  return (
    <>
      <Alerts t={t} />
      <div className="grid sm:grid-cols-2">
        <EmptyState
          title={t.emptyTitle}
          text={t.emptyText}
          action={<Button variant="secondary">{t.emptyAction}</Button>}
        />
        <ErrorState
          title={t.errorTitle}
          text={t.errorText}
          retryLabel={t.retry}
          onRetry={() => undefined}
        />
      </div>
      <div className="flex flex-wrap justify-center gap-4">
        {Object.entries(drawings).map(([name, drawing]) => (
          <Illustration key={name}>{drawing}</Illustration>
        ))}
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <SkeletonCard />
        <div className="space-y-6">
          <SkeletonText lines={4} />
          <Spinner label={t.loading} className="text-accent" />
          <ProgressBar value={62} label={t.personal} text="62%" />
          <StepList
            stateLabel={t.states}
            steps={t.stages.map((title, index) => ({
              key: title,
              title,
              text: index === 1 ? t.interview : undefined,
              state: index === 0 ? 'done' : index === 1 ? 'current' : 'next',
            }))}
          />
        </div>
      </div>
      <div>
        <Disclosure summary={t.question}>{t.answer}</Disclosure>
        <Disclosure summary={t.question} open>
          {t.answer}
        </Disclosure>
      </div>
    </>
  )
}

function Alerts({ t }: { t: Samples }) {
  return (
    <div className="grid gap-3">
      <Alert banner tone="info">
        {t.alerts[0]}
      </Alert>
      <Alert tone="success">{t.alerts[1]}</Alert>
      <Alert tone="warning" title={t.alerts[2]}>
        {t.phoneHint}
      </Alert>
      <Alert
        tone="error"
        action={
          <Button size="s" variant="secondary">
            {t.retry}
          </Button>
        }
      >
        {t.alerts[3]}
      </Alert>
    </div>
  )
}
