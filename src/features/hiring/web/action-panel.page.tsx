import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { Link, type LoaderFunctionArgs, useOutletContext } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { loaderTools } from '../../../platform/web/loader.ts'
import { readSession, type StoredUser, useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openSignIn } from '../../accounts/web/index.ts'
import type { ProfileOutletContext } from '../../profiles/web/index.ts'
import { ReportButton } from '../../enquiries/web/index.ts'
import type { HouseholdPanelProps } from './household-panel.tsx'
import { PanelFrame, useOffer, usePanelTexts } from './panel-frame.tsx'
import { panelTexts } from './panel-texts.ts'
import { hires } from '../../accounts/side-rules.ts'

const VisitorQuote = lazyPart(() => import('./visitor-quote.tsx'), 'VisitorQuote')
const OwnPanel = lazyPart(() => import('./own-panel.tsx'), 'OwnPanel')

export const loader = (args: LoaderFunctionArgs) => panelTexts[loaderTools(args).locale]

/** What the one who looks can do with this candidate. The same for all until the browser knows who that is. */
export default function ActionPanelPage() {
  const { candidate } = useOutletContext<ProfileOutletContext>()
  const t = usePanelTexts()
  const user = useSession()?.user
  return (
    <>
      <Panel candidate={candidate} user={user} />
      {user?.candidate_id !== candidate.id && (
        <Suspense>
          <ReportButton metIn="profile" id={candidate.id} className="self-center">
            {t.report}
          </ReportButton>
        </Suspense>
      )}
    </>
  )
}

function Panel({ candidate, user }: ProfileOutletContext & { user: StoredUser | undefined }) {
  const t = usePanelTexts()
  // Someone who signs in in order to shortlist has asked for it already.
  const [isAsked, setIsAsked] = useState(false)

  if (user === undefined) {
    const signIn = () =>
      openSignIn({
        message: t.signInFirst,
        signUpMessage: t.signUpFirst,
        onSignedIn: () => setIsAsked(hires(readSession()?.user.role)),
      })
    return (
      <>
        <div className="[html[data-signed-in]_&]:hidden">
          {candidate.hired ? (
            <Unavailable />
          ) : (
            <VisitorPanel candidate={candidate} onShortlist={signIn} />
          )}
        </div>
        <div className="hidden [html[data-signed-in]_&]:block">
          <PanelSkeleton />
        </div>
      </>
    )
  }
  if (user.candidate_id === candidate.id) {
    return (
      <Suspense fallback={<PanelSkeleton />}>
        <OwnPanel />
      </Suspense>
    )
  }
  if (hires(user.role))
    return (
      <Household
        key={user.id}
        candidate={candidate}
        isAsked={isAsked}
        onTaken={() => setIsAsked(false)}
      />
    )
  return candidate.hired ? <Unavailable /> : <PanelFrame title={t.householdsOnly} />
}

function VisitorPanel({
  candidate,
  onShortlist,
}: ProfileOutletContext & { onShortlist: () => void }) {
  const t = usePanelTexts()
  const [isCounted, setIsCounted] = useState(false)
  const locale = useLocale()
  return (
    <PanelFrame
      {...useOffer(candidate)}
      text={t.intro}
      next={
        <form
          action={localizedPath('/login', locale)}
          className="flex flex-col"
          onSubmit={(event) => {
            event.preventDefault()
            onShortlist()
          }}
        >
          <Button type="submit" size="l" aria-haspopup="dialog">
            {t.shortlist}
          </Button>
        </form>
      }
      others={
        <>
          <p className="text-sm text-ink-soft">
            {t.contact}{' '}
            <Link to={localizedPath('/pricing', locale)} className="hit link">
              {t.toPlans}
            </Link>
          </p>
          {isCounted ? (
            <Suspense fallback={<Skeleton className="h-20" />}>
              <VisitorQuote candidateId={candidate.id} />
            </Suspense>
          ) : (
            <Button variant="quiet" size="s" onClick={() => setIsCounted(true)}>
              {t.cost}
            </Button>
          )}
        </>
      }
    />
  )
}

function Unavailable() {
  const t = usePanelTexts()
  return (
    <PanelFrame
      title={t.unavailable}
      text={t.unavailableText}
      next={
        <ButtonLink to="/candidates" size="l" variant="secondary">
          {t.browse}
        </ButtonLink>
      }
    />
  )
}

function PanelSkeleton() {
  return <PanelFrame others={<Skeleton className="h-13 rounded-full" />} />
}

/** The household's panel, fetched once a household looks; what it needs is too heavy for every visitor. */
function Household(props: HouseholdPanelProps) {
  const t = usePanelTexts()
  const [Panel, setPanel] = useState<ComponentType<HouseholdPanelProps> | null>(null)
  const [tries, setTries] = useState(1)
  const [failedTries, setFailedTries] = useState(0)

  useEffect(() => {
    import('./household-panel.tsx').then(
      (module) => setPanel(() => module.HouseholdPanel),
      () => setFailedTries(tries),
    )
  }, [tries])

  if (Panel !== null) return <Panel {...props} />
  if (failedTries < tries) return <PanelFrame next={<Skeleton className="h-13 rounded-full" />} />
  return (
    <PanelFrame
      text={<span role="alert">{t.notLoaded}</span>}
      others={
        <Button variant="secondary" onClick={() => setTries(tries + 1)}>
          {t.retry}
        </Button>
      }
    />
  )
}
