import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { TextButton } from '../text-button.tsx'
import { useArrivalFocus } from '../use-arrival-focus.ts'
import { useSecondFactorTexts } from './texts.ts'

/** Asks for the code of the app, or a recovery code. */
export function CodeStep({
  send,
  onBack,
}: {
  send: (code: string) => Promise<void>
  onBack?: () => void
}) {
  const t = useSecondFactorTexts()
  const [isRecovery, setRecovery] = useState(false)
  const { form, submit, input, set, error, busy } = useContractForm(({ code }) => send(code), {
    defaults: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: t.errors.factorCodeRequired } : null),
    failed: t.unexplained,
  })
  useArrivalFocus(form)
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
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
      <Button type="submit" wide busy={busy}>
        {t.login.submit}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6">
        <TextButton
          className="min-h-11"
          onClick={() => {
            setRecovery(!isRecovery)
            set({ code: '' })
          }}
        >
          {isRecovery ? t.login.useApp : t.login.useRecovery}
        </TextButton>
        {onBack !== undefined && (
          <TextButton className="min-h-11" onClick={onBack}>
            {t.login.back}
          </TextButton>
        )}
      </div>
    </form>
  )
}
