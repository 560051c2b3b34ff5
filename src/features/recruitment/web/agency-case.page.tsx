import { type MetaFunction, useParams } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { CaseSkeleton } from './case-skeleton.tsx'
import { CaseView } from './case-view.tsx'
import { texts, useTexts } from './texts.ts'
import { useAgencyCase } from './use-recruitment.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = texts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.case.timeline) }, { name: 'robots', content: 'noindex' }]
}

const list = '/agency/recruitments'

/** One recruitment of the agency's candidate, with the steps that wait for it. */
export default function AgencyCasePage() {
  const t = useTexts()
  const found = useAgencyCase(Number(useParams().id))
  if (found.data === undefined) {
    if (!found.isError) return <CaseSkeleton label={t.loading} />
    return found.error instanceof ApiError && found.error.status === 404 ? (
      <EmptyState
        level={1}
        title={t.case.notFound}
        text={t.case.notFoundText}
        illustration="papers"
        action={<ButtonLink to={list}>{t.back}</ButtonLink>}
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
        items={[{ label: t.title, to: list }, { label: found.data.jobseeker_name }]}
      />
      <h1 className="mt-2 text-2xl">{t.case.title(found.data.jobseeker_name)}</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        <bdi>{t.own.with(found.data.employer_name)}</bdi>
      </p>
      <CaseView found={found.data} />
    </>
  )
}
