import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { loaderTools } from '../../../platform/web/loader.ts'
import { pageMeta } from '../../../platform/web/meta.ts'
import { clearSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { AccountPage } from './account-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { openForgotPassword } from './open-dialog.ts'
import { texts, useTexts } from './texts.ts'

export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  return { locale, origin, token: args.params.token ?? '' }
}

/** The address holds a secret: no cache keeps it, and no other site hears of it. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: texts[loaderData.locale].resetPage.metaTitle,
        path: '/reset-password',
        locale: loaderData.locale,
        origin: loaderData.origin,
        index: false,
      })
    : []

/** Where the link to set a new password leads. */
export default function ResetPasswordPage() {
  const { token } = useLoaderData<typeof loader>()
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  return (
    <AccountPage title={t.reset.title}>
      <NewPasswordForm
        token={token}
        onSignIn={() => {
          // The reset has ended whatever session this browser still holds.
          clearSession()
          void navigate(localizedPath('/login', locale), { replace: true })
        }}
        onAskAgain={() => openForgotPassword()}
      />
    </AccountPage>
  )
}
