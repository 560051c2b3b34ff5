import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { Or } from '../passkeys/or.tsx'
import { usePasskeyTexts, useSecondFactorTexts } from './texts.ts'
import { TextButton } from '../text-button.tsx'
import { useArrivalFocus } from '../use-arrival-focus.ts'

interface Props {
  send: (code: string) => Promise<void>
  /** She has no app: a passkey, or a recovery code. */
  isWithoutApp?: boolean
  onPasskey?: () => Promise<boolean>
  onBack?: () => void
}

/** Asks for the code of the app, or a recovery code; or for a passkey in its place. */
export function CodeStep({ send, isWithoutApp = false, onPasskey, onBack }: Props) {
  const t = useSecondFactorTexts()
  const [isRecovery, setRecovery] = useState(isWithoutApp)
  const { form, submit, input, set, error, busy } = useContractForm(({ code }) => send(code), {
    defaults: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: t.errors.factorCodeRequired } : null),
    failed: t.unexplained,
  })
  useArrivalFocus(form)
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {isWithoutApp && <p className="text-ink-soft">{t.login.passkeyText}</p>}
      {onPasskey !== undefined && <PasskeyStep ask={onPasskey} isFirst={isWithoutApp} />}
      <p className="text-ink-soft">{isRecovery ? t.login.recoveryText : t.login.text}</p>
      <TextField
        key={String(isRecovery)}
        label={isRecovery ? t.login.recovery : t.login.code}
        dir="ltr"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...input('code')}
        className="tracking-widest"
      />
      <FormError error={error} />
      <Button type="submit" variant={isWithoutApp ? 'secondary' : 'primary'} wide busy={busy}>
        {t.login.submit}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6">
        {!isWithoutApp && (
          <TextButton
            className="min-h-11"
            onClick={() => {
              setRecovery(!isRecovery)
              set({ code: '' })
            }}
          >
            {isRecovery ? t.login.useApp : t.login.useRecovery}
          </TextButton>
        )}
        {onBack !== undefined && (
          <TextButton className="min-h-11" onClick={onBack}>
            {t.login.back}
          </TextButton>
        )}
      </div>
    </form>
  )
}

/** A passkey in place of the code; `ask` says whether she went through with it. */
function PasskeyStep({ ask, isFirst }: { ask: () => Promise<boolean>; isFirst: boolean }) {
  const { signIn: t } = usePasskeyTexts()
  const { submit, error, busy } = useContractForm(ask, {
    defaults: {},
    failed: t.failed,
    repeats: true,
  })
  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        icon={Fingerprint}
        wide
        busy={busy}
        onClick={() => void submit()}
      >
        {t.confirm}
      </Button>
      <FormError error={error} />
      <Or />
    </>
  )
}
