import { useLoaderData, useNavigate } from 'react-router'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { clearSession } from '../../../../platform/web/session.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { undoChange } from '../../contract.ts'
import { NarrowPage } from '../../../../ui/narrow-page.tsx'
import { publicApi } from '../public-api.ts'
import { useTexts } from '../texts.ts'
import { useHydrated } from '../use-hydrated.ts'
import { newPasswordError } from './new-password-error.ts'
import { loadSecretLink, secretLinkHeaders, secretLinkMeta } from './secret-link.ts'
import { StrengthHint } from './strength-hint.tsx'

export const loader = loadSecretLink
export const headers = secretLinkHeaders
export const meta = secretLinkMeta('/undo-change', (t) => t.undoPage.metaTitle)

/** Where the link leads that was sent when a number, address or password was changed. */
export default function UndoChangePage() {
  const { token } = useLoaderData<typeof loadSecretLink>()
  const t = useTexts()
  return (
    <NarrowPage title={t.undoPage.title}>
      <UndoForm token={token} />
    </NarrowPage>
  )
}

function UndoForm({ token }: { token: string }) {
  const { undoPage: t, ...all } = useTexts()
  const isHydrated = useHydrated()
  const { form, submit, input, values, error, busy, done } = useContractForm(
    (typed) => publicApi(undoChange, { token, ...typed }),
    {
      defaults: { oldPassword: '', password: '', confirmPassword: '' },
      check: (typed) => newPasswordError(typed, all.errors),
      failed: t.failed,
    },
  )
  const reveal = { showLabel: all.form.showPassword, hideTextLabel: all.form.hidePassword }
  const next = { ...reveal, autoComplete: 'new-password' }
  if (done) return <Undone />
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{t.text}</p>
      <PasswordField
        {...reveal}
        label={t.old}
        autoComplete="current-password"
        {...input('oldPassword')}
      />
      <div>
        <PasswordField {...next} label={t.next} hint={t.hint} {...input('password')} />
        <StrengthHint password={values.password} />
      </div>
      <PasswordField {...next} label={t.confirmation} {...input('confirmPassword')} />
      <FormError error={error} action={<LocalLink to="/contact">{t.contact}</LocalLink>} />
      <Button type="submit" wide busy={busy} disabled={!isHydrated}>
        {t.submit}
      </Button>
    </form>
  )
}

function Undone() {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="success">{t.undoPage.done}</Alert>
      <Button
        wide
        autoFocus
        onClick={() => {
          // Whatever session this browser still holds has ended.
          clearSession()
          void navigate(localizedPath('/login', locale), { replace: true })
        }}
      >
        {t.signIn.submit}
      </Button>
    </div>
  )
}
