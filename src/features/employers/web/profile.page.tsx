import { Pencil } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { EmployerProfile } from '../contract.ts'
import { isEmptyProfile } from './form-values.ts'
import { HeaderCard, PersonalCard } from './personal-cards.tsx'
import { FamilyCard, StaffCard } from './people-cards.tsx'
import { takeStoredSuccess } from './stored-success.ts'
import { texts, useTexts } from './texts.ts'
import { useProfile } from './use-profile.ts'

const EditDialog = lazyPart(() => import('./edit-dialog.tsx'), 'EditDialog')
const bannerMs = 6000

export const meta: MetaFunction = ({ location }) => [
  { title: texts[localeOfPath(location.pathname)].metaTitle },
  { name: 'robots', content: 'noindex' },
]

/** What a household says of itself, for itself. */
export default function ProfilePage() {
  const t = useTexts()
  const profile = useProfile()
  const [isEditing, setIsEditing] = useState(false)
  const { isSaved, saved } = useSavedNews()
  const edit = (
    <Button
      variant="secondary"
      icon={Pencil}
      aria-haspopup="dialog"
      onClick={() => setIsEditing(true)}
    >
      {t.edit}
    </Button>
  )
  return (
    <>
      <h1 className="mb-6 text-2xl">{t.title}</h1>
      {isSaved && (
        <Alert tone="success" className="mb-5">
          {t.toasts.dataSaved}
        </Alert>
      )}
      {profile.data !== undefined ? (
        <>
          {profile.isError && (
            <Alert tone="warning" className="mb-5">
              {t.stale}
            </Alert>
          )}
          <Cards profile={profile.data} edit={edit} />
          {isEditing && (
            <Suspense fallback={null}>
              <EditDialog
                profile={profile.data}
                onClose={() => setIsEditing(false)}
                onSaved={saved}
              />
            </Suspense>
          )}
        </>
      ) : profile.isError ? (
        <ErrorState
          {...t.failed}
          retryLabel={t.retry}
          busy={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Loading />
      )}
    </>
  )
}

/** That it was saved: said for a while, and by a toast to whoever comes back from a reload. */
function useSavedNews() {
  const t = useTexts()
  const toast = useToast()
  const [savedAt, setSavedAt] = useState<number | null>(null)
  useEffect(() => {
    if (takeStoredSuccess()) toast({ text: t.toasts.profileSaved, tone: 'success', seconds: 4 })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, [])
  useEffect(() => {
    if (savedAt === null) return
    const timer = setTimeout(() => setSavedAt(null), bannerMs)
    return () => clearTimeout(timer)
  }, [savedAt])
  return { isSaved: savedAt !== null, saved: () => setSavedAt(Date.now()) }
}

function Cards({ profile, edit }: { profile: EmployerProfile; edit: ReactNode }) {
  const t = useTexts()
  if (isEmptyProfile(profile)) {
    return (
      <div className="grid gap-5">
        <HeaderCard profile={profile} />
        <EmptyState illustration="people" {...t.empty} action={edit} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <HeaderCard profile={profile} action={edit} className="lg:col-span-2" />
      <PersonalCard profile={profile} className="lg:col-span-2" />
      <FamilyCard profile={profile} />
      <StaffCard profile={profile} />
    </div>
  )
}

function Loading() {
  const t = useTexts()
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="h-56 lg:col-span-2" />
      <Skeleton className="h-64 lg:col-span-2" />
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </div>
  )
}
