import { type MetaFunction, useParams } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { CaseSkeleton } from './case-skeleton.tsx'
import { CaseView } from './case-view.tsx'
import { texts, useTexts } from './texts.ts'
import { useCase } from './use-recruitment.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = texts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.case.timeline) }, { name: 'robots', content: 'noindex' }]
}

/** One recruitment of the household, with its timeline. */
export default function CasePage() {
  const t = useTexts()
  const found = useCase(Number(useParams().id))
  if (found.data === undefined) {
    if (!found.isError) return <CaseSkeleton label={t.loading} />
    return found.error instanceof ApiError && found.error.status === 404 ? (
      <EmptyState
        level={1}
        title={t.case.notFound}
        text={t.case.notFoundText}
        illustration="papers"
        action={<ButtonLink to="/dashboard/recruitments">{t.back}</ButtonLink>}
      />
    ) : (
      <ErrorState
        level={1}
        {...t.failed}
        retryLabel={t.retry}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    )
  }
  return (
    <>
      <Breadcrumbs
        label={t.back}
        items={[
          { label: t.title, to: '/dashboard/recruitments' },
          { label: found.data.jobseeker_name },
        ]}
      />
      <h1 className="mt-2 mb-5 text-2xl">{t.case.title(found.data.jobseeker_name)}</h1>
      <CaseView found={found.data} />
    </>
  )
}
