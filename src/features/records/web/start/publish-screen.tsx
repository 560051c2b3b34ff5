import { ArrowRight, Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import type { OwnProfile } from '../../../profiles/own-profile-contract.ts'
import { type CardCandidate, CandidateCard } from '../../../profiles/web/index.ts'
import { useAreaTexts } from '../own-profile-texts.ts'
import { toPublicProfile } from '../to-public-profile.ts'
import { usePublishing } from './use-publishing.ts'
import { openQuestions, pathOf, type Question, questionOfGap } from './questions.ts'
import { useStartTexts } from './use-start-texts.ts'

const PreviewDialog = lazyPart(() => import('../preview-dialog.tsx'), 'PreviewDialog')

const todayPath = '/dashboard'

/** The end: how families will see her, what is still missing, and whether to publish. */
export function PublishScreen({ profile }: { profile: OwnProfile }) {
  const { end: t } = useStartTexts()
  const open = openQuestions(profile)
  const gaps = profile.missing_to_publish.map((gap) => questionOfGap[gap])
  return (
    <>
      {profile.is_published ? (
        <>
          <Alert tone="success">{t.isPublished}</Alert>
          <ButtonLink to={todayPath} size="l" wide>
            {t.toToday}
          </ButtonLink>
        </>
      ) : (
        <Publishing profile={profile} gaps={gaps} />
      )}
      <Preview profile={profile} />
      <section aria-labelledby="still-missing">
        <h2 id="still-missing" className="text-lg">
          {open.length === 0 ? t.nothing : t.missing}
        </h2>
        <Questions of={open} />
      </section>
    </>
  )
}

function Publishing({ profile, gaps }: { profile: OwnProfile; gaps: Question[] }) {
  const { end: t } = useStartTexts()
  const { publish: words, retry } = useAreaTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { run, busy, error } = usePublishing({
    inPlace: true,
    onDone: () => void navigate(localizedPath(todayPath, locale)),
  })
  const { publish_obstacle: obstacle } = profile
  const said = {
    under_age: words.underAge,
    hidden: words.hidden,
    objected: words.objected,
  }
  return (
    <>
      {obstacle === 'incomplete' ? (
        <Alert tone="warning" title={t.need}>
          <Questions of={gaps} />
        </Alert>
      ) : obstacle === null ? (
        <>
          <p className="text-ink-soft">{t.text}</p>
          {error !== undefined && <Alert tone="error">{error}</Alert>}
          <Button size="l" wide busy={busy} onClick={() => void run(true)}>
            {error === undefined ? t.publish : retry}
          </Button>
        </>
      ) : (
        <Alert tone="warning">{said[obstacle]}</Alert>
      )}
      <ButtonLink to={todayPath} variant="secondary" size="l" wide>
        {t.later}
      </ButtonLink>
    </>
  )
}

/** Her card as the list shows it; nothing in it can be pressed before it stands there. */
function Preview({ profile }: { profile: OwnProfile }) {
  const { end: t } = useStartTexts()
  const [isOpen, setIsOpen] = useState(false)
  const shown = toPublicProfile(profile)
  const card: CardCandidate = {
    id: shown.id,
    full_name: shown.full_name,
    agency: null,
    checks: shown.checks,
    has_video: profile.profile_video_url !== null,
    profile: shown.profile,
  }
  return (
    <section className="flex flex-col gap-3">
      <p className="text-ink-soft">{t.card}</p>
      <div inert className="mx-auto w-full max-w-80">
        <CandidateCard candidate={card} currency={profile.currency} />
      </div>
      <Button
        variant="secondary"
        size="l"
        wide
        icon={Eye}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t.whole}
      </Button>
      <Suspense>
        {isOpen && <PreviewDialog profile={profile} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </section>
  )
}

/** Questions that are open, each with what its answer brings. */
function Questions({ of: open }: { of: Question[] }) {
  const { questions } = useStartTexts()
  const { steps } = useAreaTexts().completeness
  const whys: Partial<Record<string, { why: string }>> = steps
  return (
    <ul>
      {open.map((question) => (
        <li key={question} className="border-b border-line last:border-0">
          <LocalLink to={pathOf(question)} className="group flex min-h-14 items-center gap-3 py-3">
            <span className="min-w-0 grow">
              <span className="block font-medium text-ink group-hover:underline">
                {questions[question]}
              </span>
              <span className="block text-sm text-ink-soft">{whys[question]?.why}</span>
            </span>
            <Icon of={ArrowRight} directional className="shrink-0 text-ink-faint" />
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
