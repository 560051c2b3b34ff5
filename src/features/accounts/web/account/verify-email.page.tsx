import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { NarrowPage } from '../../../../ui/narrow-page.tsx'
import { verifyEmail } from '../../contract.ts'
import { publicApi } from '../public-api.ts'
import { loadSecretLink, secretLinkHeaders, secretLinkMeta } from '../passwords/secret-link.ts'
import { useTexts } from '../texts.ts'
import { useHydrated } from '../use-hydrated.ts'

export const loader = loadSecretLink
export const headers = secretLinkHeaders
export const meta = secretLinkMeta('/verify-email', (t) => t.verifyPage.metaTitle)

/** Where the link in an e-mail leads. It asks for a click: programs that open every link of a message would use it up. */
export default function VerifyEmailPage() {
  const { token } = useLoaderData<typeof loadSecretLink>()
  const t = useTexts()
  const isHydrated = useHydrated()
  const [email, setEmail] = useState('')
  const { form, submit, error, busy, done } = useContractForm(
    () => publicApi(verifyEmail, { token }),
    {
      defaults: {},
      failed: t.verifyPage.failed,
      onDone: (verified) => setEmail(verified.email),
    },
  )
  return (
    <NarrowPage title={t.verifyPage.title}>
      {done ? (
        <div className="flex flex-col gap-4">
          <Alert tone="success">{t.verifyPage.done(email)}</Alert>
          <ButtonLink to="/" wide>
            {t.verifyPage.home}
          </ButtonLink>
        </div>
      ) : (
        <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-ink-soft">{t.verifyPage.text}</p>
          <FormError error={error} />
          <Button type="submit" wide busy={busy} disabled={!isHydrated}>
            {t.verifyPage.submit}
          </Button>
        </form>
      )}
    </NarrowPage>
  )
}
