import { type MetaFunction, Navigate } from 'react-router'
import { localeOfPath, localizedPath } from '../../../platform/shared/locale.ts'
import { useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { CaseSkeleton } from './case-skeleton.tsx'
import { OwnHouseholds } from '../../hiring/web/index.ts'
import { CaseView } from './case-view.tsx'
import { texts, useTexts } from './texts.ts'
import { useOwnCase } from './use-recruitment.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = texts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.own.title) }, { name: 'robots', content: 'noindex' }]
}

/** The worker's own way to her new household, a page of her area; a household has cases of its own. */
export default function OwnPage() {
  const locale = useLocale()
  if (rulesOf(useSession()?.user.role).hires)
    return <Navigate to={localizedPath('/dashboard/recruitments', locale)} replace />
  return <Own />
}

function Own() {
  const t = useTexts()
  const own = useOwnCase()
  if (own.data === undefined) {
    return own.isError ? (
      <ErrorState
        level={1}
        {...t.failed}
        retryLabel={t.retry}
        busy={own.isFetching}
        onRetry={() => void own.refetch()}
      />
    ) : (
      <CaseSkeleton label={t.loading} />
    )
  }
  if (own.data === null) {
    return (
      <>
        <EmptyState
          level={1}
          title={t.own.none}
          text={t.own.noneText}
          illustration="door"
          action={<ButtonLink to="/dashboard/my-profile">{t.own.profile}</ButtonLink>}
        />
        <OwnHouseholds />
      </>
    )
  }
  return (
    <>
      <h1 className="text-2xl">{t.own.title}</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        <bdi>{t.own.with(own.data.employer_name)}</bdi>
      </p>
      <CaseView found={own.data} />
      <OwnHouseholds />
    </>
  )
}
