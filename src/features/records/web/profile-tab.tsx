import { Eye, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Avatar } from '../../../ui/portrait.tsx'
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { ClaimOffers, ManagingAgencyCard, useClaims } from '../../claims/web/index.ts'
import { useWords } from '../../profiles/web/index.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import type { Place } from '../completeness-rules.ts'
import { CompletenessCard } from './completeness-card.tsx'
import { useDataSource } from './profile-data-source.ts'
import { MediaCard } from './media-card.tsx'
import { ProfileCards } from './profile-cards.tsx'
import type { FormTab } from '../../profiles/fields.ts'
import { PublishCard } from './publish-card.tsx'
import { useProfile, useShowClaimed } from './use-profile.ts'

const EditProfileDialog = lazyPart(() => import('./edit-profile-dialog.tsx'), 'EditProfileDialog')
const PreviewDialog = lazyPart(() => import('./preview-dialog.tsx'), 'PreviewDialog')

/** Her profile: how it stands, what is missing, and every card of it. */
export function ProfileTab({ isNew = false }: { isNew?: boolean }) {
  const t = useAreaTexts()
  const { data, isError, isFetching, refetch } = useProfile()
  if (data !== undefined) return <Profile profile={data} isNew={isNew} />
  if (isError)
    return (
      <ErrorState
        level={1}
        title={t.failed}
        text={t.failedText}
        retryLabel={t.retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div>
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="h-48 w-full" />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <SkeletonText lines={6} />
        <SkeletonText lines={6} />
      </div>
    </div>
  )
}

const formTabs = ['personal', 'experience', 'preferences'] as const satisfies FormTab[]
type Opened = FormTab | 'preview' | null
type Medium = 'picture' | 'video'

/** What stands open: the address may name the part of the profile that is to be filled in. */
function useOpened(isNew: boolean) {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('part')
  const [opened, setOpened] = useState<Opened>(
    isNew ? 'personal' : (formTabs.find((tab) => tab === asked) ?? null),
  )
  const [media, setMedia] = useState<Medium | null>(
    asked === 'picture' || asked === 'video' ? asked : null,
  )
  const forget = () => asked !== null && setQuery({}, { replace: true })
  const close = () => {
    setOpened(null)
    forget()
  }
  const openMedia = (medium: Medium | null) => {
    setMedia(medium)
    if (medium === null) forget()
  }
  return { opened, setOpened, close, media, openMedia }
}

function Profile({ profile, isNew }: { profile: OwnProfile; isNew: boolean }) {
  const t = useAreaTexts()
  const { opened, setOpened, close, media, openMedia } = useOpened(isNew)
  const { mayEdit, recordId } = useDataSource()
  const goTo = (place: Place) => {
    if (place === 'picture' || place === 'video') openMedia(place)
    else if (place !== 'documents') setOpened(place)
  }
  const onClaimed = useShowClaimed()
  const claims = useClaims(recordId === null).data
  const { is_unsaved: isEmpty } = profile
  return (
    <div className="flex flex-col gap-6">
      <Header
        profile={profile}
        isEmpty={isEmpty}
        onEdit={() => setOpened('personal')}
        onPreview={() => setOpened('preview')}
      />
      {claims && <ClaimOffers offers={claims.offers} onClaimed={onClaimed} />}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <div className={classNames('flex min-w-0 flex-col gap-6', !isEmpty && 'max-lg:order-2')}>
          {isEmpty ? (
            <EmptyState
              illustration="papers"
              title={t.none}
              text={t.noneText}
              action={mayEdit && <Button onClick={() => setOpened('personal')}>{t.edit}</Button>}
              className="rounded-lg border border-line bg-surface"
            />
          ) : (
            <ProfileCards profile={profile} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-24">
          <PublishCard profile={profile} onGo={goTo} />
          {claims?.keeper && <ManagingAgencyCard agency={claims.keeper} onClaimed={onClaimed} />}
          {!isEmpty && <CompletenessCard profile={profile} onGo={goTo} />}
          <MediaCard profile={profile} opened={media} onOpen={openMedia} />
        </div>
      </div>
      <Suspense>
        {opened === 'preview' && <PreviewDialog profile={profile} onClose={close} />}
        {opened !== null && opened !== 'preview' && (
          <EditProfileDialog profile={profile} tab={opened} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

interface HeaderProps {
  profile: OwnProfile
  /** Nothing to see yet: the one way on stands in its place. */
  isEmpty: boolean
  onEdit: () => void
  onPreview: () => void
}

function Header({ profile, isEmpty, onEdit, onPreview }: HeaderProps) {
  const t = useAreaTexts()
  const words = useWords()
  const { mayEdit } = useDataSource()
  const { full_name: name, desired_position: position } = profile
  return (
    <section className="overflow-clip rounded-lg border border-line bg-surface shadow-1">
      <div aria-hidden className="profile-banner h-24 bg-accent-wash sm:h-32" />
      <div className="flex flex-col gap-4 px-5 pb-5 sm:flex-row sm:items-end sm:px-6 sm:pb-6">
        <Avatar
          name={name}
          src={profile.profile_image_url}
          size="xl"
          className="-mt-12 ring-4 ring-surface"
        />
        <div className="min-w-0 grow">
          <h1 className="text-2xl">
            <bdi>{name === '' ? t.notSet : name}</bdi>
          </h1>
          <p className="text-ink-soft">
            {position === null ? t.jobSeeker : words.position(position, profile.gender)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 empty:hidden">
          {!isEmpty && (
            <Button variant="secondary" icon={Eye} onClick={onPreview} aria-haspopup="dialog">
              {t.preview.open}
            </Button>
          )}
          {mayEdit && !isEmpty && (
            <Button icon={Pencil} onClick={onEdit} aria-haspopup="dialog">
              {t.edit}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
