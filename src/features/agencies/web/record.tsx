import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ApiError } from '../../../platform/web/api.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { LinkTabs } from '../../../ui/tabs.tsx'
import { ManagedRecord } from '../../records/web/index.ts'
import { dataSourceOf, useRecord } from './data-source-of.ts'
import { useCandidatesTexts } from './candidates-texts.ts'
import { useAgency } from './use-agency.ts'
import { managedTopic } from './use-candidates.ts'

/** One candidate of the agency: her profile or her papers, in the area that a job seeker has for her own. */
export function Record({ section }: { section: 'profile' | 'documents' }) {
  const { record: t, candidates } = useCandidatesTexts()
  const id = Number(useParams().id)
  const [params] = useSearchParams()
  const { mayEdit } = useAgency()
  const client = useQueryClient()
  const source = useMemo(
    () =>
      dataSourceOf(
        id,
        mayEdit,
        () => void client.invalidateQueries({ queryKey: [managedTopic, 'list'] }),
      ),
    [id, mayEdit, client],
  )
  const found = useRecord(id)
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <EmptyState
        level={1}
        illustration="people"
        {...t.notFound}
        action={<ButtonLink to="/agency/candidates">{t.back}</ButtonLink>}
      />
    )
  return (
    <>
      <BackLink to="/agency/candidates">{t.back}</BackLink>
      <LinkTabs
        label={t.tabs}
        current={section}
        className="mb-6"
        tabs={[
          { key: 'profile', label: t.profile, to: `/agency/candidates/${id}` },
          { key: 'documents', label: t.documents, to: `/agency/candidates/${id}/documents` },
        ]}
      />
      <Suspense fallback={<SkeletonRows label={candidates.loading} />}>
        <ManagedRecord
          key={`${id}:${section}`}
          source={source}
          section={section}
          isNew={mayEdit && params.get('edit') === '1'}
        />
      </Suspense>
    </>
  )
}
