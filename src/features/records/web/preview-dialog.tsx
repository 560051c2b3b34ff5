import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import {
  AboutText,
  childcareFacts,
  DecidingFacts,
  drawnFacts,
  LanguageTable,
  ProfileFacts,
  ProfileMedia,
  useProfileTexts,
  useWords,
  WorkLine,
} from '../../profiles/web/index.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import { toPublicProfile } from './to-public-profile.ts'

/** Her page as everybody sees it, also before it is published. */
export function PreviewDialog({
  profile: own,
  onClose,
}: {
  profile: OwnProfile
  onClose: () => void
}) {
  const t = useAreaTexts()
  const { profile: page } = useProfileTexts()
  const words = useWords()
  const locale = useLocale()
  const candidate = toPublicProfile(own)
  const { profile } = candidate
  return (
    <Dialog open onClose={onClose} title={t.preview.title} closeLabel={t.close} size="l">
      <Alert className="mb-5">{t.preview.note}</Alert>
      <div className="flex flex-col gap-5">
        <div className="mx-auto w-full max-w-80">
          <ProfileMedia candidate={candidate} />
        </div>
        <header>
          <h3 className="text-2xl">
            <bdi>{candidate.full_name}</bdi>
          </h3>
          <p className="text-ink-soft">
            {words.position(profile.desired_position ?? profile.position_sought, profile.gender)} ·{' '}
            {words.nationality(profile.nationality, profile.gender)}
          </p>
        </header>
        <DecidingFacts candidate={candidate} />
        {profile.description !== null && (
          <Card title={page.about} level={3}>
            <AboutText text={profile.description} className="whitespace-pre-line text-ink-soft" />
          </Card>
        )}
        <WorkLine jobs={profile.work_history} level={3} />
        <ProfileFacts
          candidate={candidate}
          more={drawnFacts(profile, locale)}
          childcare={childcareFacts(profile.childcare_experience_years, locale)}
        />
        {profile.languages.length > 0 && (
          <Card title={page.languages} level={3}>
            <LanguageTable languages={profile.languages} />
          </Card>
        )}
      </div>
    </Dialog>
  )
}
