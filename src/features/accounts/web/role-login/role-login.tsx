import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, type MetaDescriptor, useNavigate } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { pageMeta } from '../../../../platform/web/meta.ts'
import { readSession } from '../../../../platform/web/session.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { NarrowPage } from '../../../../ui/narrow-page.tsx'
import { accountTexts, roleLoginTexts, useRoleLoginTexts } from '../account/texts.ts'
import { rulesOf, type SeparateRole } from '../../role-rules.ts'
import { leaveAfterMs } from '../sign-in/leave-after.ts'
import { ResetFlow } from '../passwords/reset-flow.tsx'
import { hadSession, takeReturn } from '../sign-in/return-to.ts'
import { signInAs } from '../sign-in/sign-in.ts'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import { useTexts } from '../texts.ts'

export function loadRoleLogin(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  return { locale, origin }
}

export const roleLoginMeta =
  (role: SeparateRole) =>
  ({
    loaderData,
  }: {
    loaderData: ReturnType<typeof loadRoleLogin> | undefined
  }): MetaDescriptor[] =>
    loaderData
      ? pageMeta({
          title: accountTexts[loaderData.locale].metaTitle(
            roleLoginTexts[loaderData.locale][role].title,
          ),
          path: rulesOf(role).logInPath,
          ...loaderData,
          index: false,
        })
      : []

/** Sign-in for who isn't a household or a job seeker: the operator or an agency, each by a call of its own. */
export function RoleLogin({ of: role }: { of: SeparateRole }) {
  const t = useTexts()
  const door = useRoleLoginTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const [hasEnded, setEnded] = useState(false)
  const [isForgotten, setForgotten] = useState(false)

  useEffect(() => {
    const user = readSession()?.user
    if (user !== undefined)
      void navigate(localizedPath(rulesOf(user.role).home, locale), { replace: true })
    else setEnded(hadSession())
  }, [navigate, locale])

  const arrive = () =>
    setTimeout(() => void navigate(takeReturn(locale), { replace: true }), leaveAfterMs)
  return (
    <NarrowPage title={isForgotten ? t.reset.title : door[role].title}>
      <noscript>
        <p className="mb-4">{t.loginPage.scriptNeeded}</p>
      </noscript>
      {isForgotten ? (
        <ResetFlow onSignIn={() => setForgotten(false)} />
      ) : (
        <FirstStep
          of={role}
          hasEnded={hasEnded}
          onSignedIn={arrive}
          onForgot={() => setForgotten(true)}
        />
      )}
    </NarrowPage>
  )
}

function FirstStep({
  of: role,
  hasEnded,
  onSignedIn,
  onForgot,
}: {
  of: SeparateRole
  hasEnded: boolean
  onSignedIn: () => void
  onForgot: () => void
}) {
  const t = useTexts()
  const door = useRoleLoginTexts()
  const { lastsMinutes, idleMinutes } = rulesOf(role).session
  const ended = rulesOf(role).operates
    ? door.endedUnused(idleMinutes, lastsMinutes / 60)
    : t.loginPage.ended
  const toMainLogin = (
    <LocalLink to="/login" className="link">
      {door.toSignIn}
    </LocalLink>
  )
  return (
    <>
      <p className="-mt-3 mb-5 text-ink-soft">{door[role].text}</p>
      <SignInForm
        message={hasEnded ? ended : undefined}
        enter={signInAs(role)}
        role={role}
        onSignedIn={onSignedIn}
        onForgot={onForgot}
        otherRole={{ text: door.wrongDoor, action: toMainLogin }}
      />
      {rulesOf(role).supplies && (
        <p className="mt-4 text-center text-ink-soft">
          {door.agency.ask}{' '}
          <LocalLink to="/agency/apply" className="link">
            {door.agency.apply}
          </LocalLink>
        </p>
      )}
      <p className="mt-4 text-center text-ink-soft">
        {door.elsewhere} {toMainLogin}
      </p>
    </>
  )
}
