import { useLoaderData, useNavigate } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { clearSession } from '../../../../platform/web/session.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { NarrowPage } from '../../../../ui/narrow-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { openForgotPassword } from '../open-dialog.ts'
import { loadSecretLink, secretLinkHeaders, secretLinkMeta } from './secret-link.ts'
import { useTexts } from '../texts.ts'

export const loader = loadSecretLink
export const headers = secretLinkHeaders
export const meta = secretLinkMeta('/reset-password', (t) => t.resetPage.metaTitle)

/** Where the link to set a new password leads. */
export default function ResetPasswordPage() {
  const { token } = useLoaderData<typeof loadSecretLink>()
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  return (
    <NarrowPage title={t.reset.title}>
      <NewPasswordForm
        token={token}
        onSignIn={() => {
          // The reset has ended whatever session this browser still holds.
          clearSession()
          void navigate(localizedPath('/login', locale), { replace: true })
        }}
        onAskAgain={() => openForgotPassword()}
      />
    </NarrowPage>
  )
}
