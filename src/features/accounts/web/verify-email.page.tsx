import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { loaderTools } from '../../../platform/web/loader.ts'
import { pageMeta } from '../../../platform/web/meta.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { AccountPage } from './account-page.tsx'
import { publicApi, verifyEmail } from './calls.ts'
import { FormError } from './form-error.tsx'
import { texts, useTexts } from './texts.ts'
import { useAwake } from './use-awake.ts'
import { useSubmit } from './use-submit.ts'

export function loader(args: LoaderFunctionArgs) {
  const { locale, origin } = loaderTools(args)
  return { locale, origin, token: args.params.token ?? '' }
}

/** The address holds a secret: no cache keeps it, and no other site hears of it. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: texts[loaderData.locale].verifyPage.metaTitle,
        path: '/verify-email',
        locale: loaderData.locale,
        origin: loaderData.origin,
        index: false,
      })
    : []

/** Where the link in an e-mail leads. It asks for a click: programs that open every link of a message would use it up. */
export default function VerifyEmailPage() {
  const { token } = useLoaderData<typeof loader>()
  const t = useTexts()
  const isAwake = useAwake()
  const [email, setEmail] = useState('')
  const { form, submit, error, busy, done } = useSubmit({
    send: async () => setEmail((await publicApi(verifyEmail, { token })).email),
    fallback: t.verifyPage.failed,
  })
  return (
    <AccountPage title={t.verifyPage.title}>
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
          <Button type="submit" wide busy={busy} disabled={!isAwake}>
            {t.verifyPage.submit}
          </Button>
        </form>
      )}
    </AccountPage>
  )
}
