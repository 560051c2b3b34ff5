import { useEffect } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useNavigate } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { signUpPath } from '../../../../platform/shared/worker-pages.ts'
import { loaderTools } from '../../../../platform/web/loader.ts'
import { pageMeta } from '../../../../platform/web/meta.ts'
import { readSession } from '../../../../platform/web/session.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { LanguageNames } from '../../../../ui/language-names.tsx'
import { NarrowPage } from '../../../../ui/narrow-page.tsx'
import { leaveAfterMs } from '../sign-in/leave-after.ts'
import { takeReturn } from '../sign-in/return-to.ts'
import { accountTexts } from '../account/texts.ts'
import { texts, useTexts } from '../texts.ts'
import { useHydrated } from '../use-hydrated.ts'
import { SignUpFlow } from './sign-up-flow.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  return { locale, origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { locale } = loaderData
  const title = accountTexts[locale].metaTitle(texts[locale].signUp.title)
  return pageMeta({ title, path: signUpPath, ...loaderData, index: false })
}

/** Who is led here, until she says otherwise. */
const comesAs = 'jobseeker'

/** Sign-up as a page, for a worker; who comes as a household says so in the form. */
export default function SignUpPage() {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  // What was typed before lies in this tab, of which the server knows nothing.
  const isHydrated = useHydrated()

  useEffect(() => {
    if (readSession() !== null) void navigate(takeReturn(locale), { replace: true })
  }, [navigate, locale])

  const goOn = () => void navigate(takeReturn(locale), { replace: true })
  return (
    <NarrowPage title={t.signUp.title}>
      <LanguageNames to={signUpPath} className="mb-4" />
      <noscript>
        <p className="mb-4">{t.loginPage.scriptNeeded}</p>
      </noscript>
      <div className="min-h-160">
        {isHydrated && (
          <SignUpFlow
            role={comesAs}
            onSignedIn={() => setTimeout(goOn, leaveAfterMs)}
            onSignIn={() => void navigate(localizedPath('/login', locale))}
          />
        )}
      </div>
    </NarrowPage>
  )
}
