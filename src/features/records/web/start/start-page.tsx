import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { useOnline } from '../../../../platform/web/use-online.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Listen } from '../../../../ui/listen.tsx'
import { PageSpinner } from '../../../../ui/page-spinner.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import type { OwnProfile } from '../../../profiles/own-profile-contract.ts'
import { useAreaTexts } from '../own-profile-texts.ts'
import { useProfile } from '../use-profile.ts'
import { About } from './about-question.tsx'
import { Birth, Experience, Wage } from './numbers.tsx'
import { FreeFrom, Living, Nationality, Place, Trade } from './one-choice.tsx'
import { PictureQuestion } from './picture-question.tsx'
import { PublishScreen } from './publish-screen.tsx'
import {
  openQuestions,
  pathOf,
  type Question,
  questionOfGap,
  questions,
  type Screen,
  screens,
} from './questions.ts'
import { Languages, Skills } from './several.tsx'
import { type Answer, useAnswer } from './use-answer.ts'
import { useStartTexts } from './use-start-texts.ts'

/** The guided way of a worker who begins: one question a screen, then whether to publish. */
export function StartPage() {
  const t = useAreaTexts()
  const locale = useLocale()
  const asked = useSearchParams()[0].get('q')
  const { data: profile, isError, isFetching, refetch } = useProfile()
  if (profile === undefined)
    return isError ? (
      <ErrorState
        level={1}
        title={t.failed}
        text={t.failedText}
        retryLabel={t.retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <PageSpinner label={t.loading} />
    )
  const screen = screens.find((known) => known === asked)
  // She goes on where she stopped: at the first question that is open.
  if (screen === undefined)
    return (
      <Navigate
        to={localizedPath(pathOf(openQuestions(profile)[0] ?? 'publish'), locale)}
        replace
      />
    )
  return screen === 'publish' ? (
    <Frame screen={screen}>
      <PublishScreen profile={profile} />
    </Frame>
  ) : (
    <OneQuestion key={screen} question={screen} profile={profile} />
  )
}

const controls: Record<Question, (answer: Answer) => ReactNode> = {
  desired_position: Trade,
  nationality: Nationality,
  date_of_birth: Birth,
  current_location: Place,
  experience_years: Experience,
  skills: Skills,
  languages: Languages,
  living: Living,
  expected_salary: Wage,
  availability_date: FreeFrom,
  picture: PictureQuestion,
  description: About,
}
const needed = Object.values(questionOfGap)

function OneQuestion({ question, profile }: { question: Question; profile: OwnProfile }) {
  const t = useStartTexts()
  const { retry } = useAreaTexts()
  const { busy, failed, answer } = useAnswer(question, profile)
  const isOnline = useOnline()
  const Control = controls[question]
  const hints: Partial<Record<Question, string>> = t.hints
  return (
    <Frame
      screen={question}
      hint={
        <>
          {hints[question]}
          {needed.includes(question) && <span className="block">{t.needed}</span>}
        </>
      }
    >
      {!isOnline && <Alert tone="warning">{t.offline}</Alert>}
      {failed !== undefined && (
        <Alert
          tone="error"
          urgent
          action={
            <Button variant="secondary" busy={busy} onClick={() => answer(failed.change)}>
              {retry}
            </Button>
          }
        >
          {failed.text}
        </Alert>
      )}
      <Control profile={profile} busy={busy} answer={answer} />
      <p role="status" className="sr-only">
        {busy ? t.saving : ''}
      </p>
    </Frame>
  )
}

/** How far she has come, the ways back and on, and the question, which is read to her with what she can answer. */
function Frame({
  screen,
  hint,
  children,
}: {
  screen: Screen
  hint?: ReactNode
  children: ReactNode
}) {
  const t = useStartTexts()
  const place = screens.indexOf(screen)
  const isEnd = screen === 'publish'
  const title = isEnd ? t.end.title : t.questions[screen]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = t.meta
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [screen, t])
  return (
    <div className="mx-auto flex w-full max-w-140 flex-col px-4 pt-2 pb-10">
      <Ways screen={screen} />
      <ProgressBar value={place} max={questions.length} label={t.title} />
      <div data-aloud>
        <div className="mt-6 flex flex-wrap items-start gap-x-2">
          <h1 ref={heading} tabIndex={-1} className="min-w-0 grow basis-0 text-2xl outline-none">
            {title}
          </h1>
          <Listen className="-my-1.5 -me-3" />
        </div>
        {hint !== undefined && <p className="mt-1.5 text-ink-soft empty:hidden">{hint}</p>}
        <div className="mt-5 flex flex-col gap-4">{children}</div>
      </div>
      {!isEnd && (
        <ButtonLink to="/dashboard" variant="quiet" className="mt-6 min-h-12! self-center">
          {t.later}
        </ButtonLink>
      )}
    </div>
  )
}

/** The ways back and on, and the count of the question between them. */
function Ways({ screen }: { screen: Screen }) {
  const t = useStartTexts()
  const place = screens.indexOf(screen)
  const isEnd = screen === 'publish'
  return (
    <nav aria-label={t.title} className="flex min-h-12 items-center gap-2">
      <LocalLink
        to={place === 0 ? '/dashboard' : pathOf(screens[place - 1] ?? 'publish')}
        className="-ms-3 inline-flex min-h-12 items-center gap-1.5 rounded-full px-3 font-medium text-accent hover:bg-accent-wash"
      >
        <Icon of={ArrowLeft} directional />
        {t.back}
      </LocalLink>
      <span className="grow text-center text-sm text-ink-soft">
        {isEnd ? '' : t.progress(place + 1, questions.length)}
      </span>
      {!isEnd && (
        <ButtonLink
          to={pathOf(screens[place + 1] ?? 'publish')}
          variant="quiet"
          className="-me-3 min-h-12! px-3!"
        >
          {t.skip}
        </ButtonLink>
      )}
    </nav>
  )
}
