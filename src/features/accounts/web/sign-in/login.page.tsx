import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useNavigate } from 'react-router'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { pageMeta } from '../../../../platform/web/meta.ts'
import { readSession } from '../../../../platform/web/session.ts'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { standard } from '../../../../platform/shared/locales.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { NarrowPage } from '../../../../ui/narrow-page.tsx'
import { leaveAfterMs } from './leave-after.ts'
import { openSignUp } from '../open-dialog.ts'
import { OtherLogins } from './other-logins.tsx'
import { ResetFlow } from '../passwords/reset-flow.tsx'
import { hadSession, takeReturn, whereReaderWas } from './return-to.ts'
import { SignInForm } from './sign-in-form.tsx'
import { texts, useTexts } from '../texts.ts'

export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  return { locale, origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: texts[loaderData.locale].loginPage.metaTitle,
        path: '/login',
        ...loaderData,
        index: false,
      })
    : []

/** Sign-in as a page: where a session that has ended leads. */
export default function LoginPage() {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const [hasEnded, setEnded] = useState(false)
  const [isForgotten, setForgotten] = useState(false)

  useEffect(() => {
    const was = whereReaderWas()
    const door = was && /^\/(admin|agency)(?:[/?]|$)/.exec(localizedPath(was, standard))?.[1]
    if (readSession() !== null) void navigate(takeReturn(locale), { replace: true })
    else if (door) void navigate(localizedPath(`/${door}/login`, locale), { replace: true })
    else setEnded(hadSession())
  }, [navigate, locale])

  const goOn = () => void navigate(takeReturn(locale), { replace: true })
  return (
    <NarrowPage title={isForgotten ? t.reset.title : t.signIn.title}>
      <noscript>
        <p className="mb-4">{t.loginPage.scriptNeeded}</p>
      </noscript>
      {isForgotten ? (
        <ResetFlow onSignIn={() => setForgotten(false)} />
      ) : (
        <SignInForm
          message={hasEnded ? t.loginPage.ended : undefined}
          onSignedIn={() => setTimeout(goOn, leaveAfterMs)}
          onForgot={() => setForgotten(true)}
          onSignUp={() => openSignUp({ onSignedIn: goOn })}
          otherRole={{ action: <OtherLogins /> }}
        />
      )}
    </NarrowPage>
  )
}
