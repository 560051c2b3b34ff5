import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../../platform/shared/format.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import {
  type SecondFactorState,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '../../second-factor-contract.ts'
import { useTexts } from '../texts.ts'
import { useSecondFactorTexts } from './texts.ts'

const fewCodes = 3

interface Props {
  state: SecondFactorState
  onCodes: (codes: string[]) => void
  onTurnedOff: () => void
}

/** A second factor that is on: its recovery codes, and the way to another phone. */
export function Manage({ state, onCodes, onTurnedOff }: Props) {
  const { manage: t } = useSecondFactorTexts()
  const locale = useLocale()
  const [asked, setAsked] = useState<'renew' | 'off' | null>(null)
  return (
    <>
      <p className="flex items-center gap-2 font-medium text-palm">
        <Icon of={ShieldCheck} size={22} />
        {t.on}
      </p>
      {state.enrolled_at !== null && (
        <p className="mt-1 text-ink-soft">{t.since(formatDate(state.enrolled_at, locale))}</p>
      )}
      <p className="mt-4">{t.left(state.recovery_codes_left)}</p>
      {state.recovery_codes_left <= fewCodes && (
        <Alert tone="warning" className="mt-3">
          {t.few}
        </Alert>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsked('renew')}>
          {t.renew}
        </Button>
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsked('off')}>
          {t.off}
        </Button>
      </div>
      <ButtonLink to="/admin" wide className="mt-6">
        {t.toConsole}
      </ButtonLink>
      {asked !== null && (
        <Proof
          title={asked === 'renew' ? t.renew : t.off}
          text={asked === 'renew' ? t.renewText : t.offText}
          danger={asked === 'off'}
          onClose={() => setAsked(null)}
          send={async (proof) => {
            if (asked === 'renew') onCodes((await api(renewRecoveryCodes, proof)).recovery_codes)
            else {
              await api(turnOffSecondFactor, proof)
              onTurnedOff()
            }
          }}
        />
      )}
    </>
  )
}

interface ProofProps {
  title: string
  text: string
  danger: boolean
  onClose: () => void
  send: (proof: { password: string; code: string }) => Promise<void>
}

function Proof({ title, text, danger, onClose, send }: ProofProps) {
  const { manage: t, errors, unexplained } = useSecondFactorTexts()
  const { form: words, errors: accountErrors } = useTexts()
  const { form, submit, input, error, busy } = useContractForm(send, {
    defaults: { password: '', code: '' },
    check: ({ password, code }) => {
      if (password === '') return { password: accountErrors.passwordRequired }
      return code.trim() === '' ? { code: errors.factorCodeRequired } : null
    },
    failed: unexplained,
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      formRef={form}
      title={title}
      text={text}
      submitLabel={title}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={busy}
      danger={danger}
    >
      <PasswordField
        label={t.password}
        showLabel={words.showPassword}
        hideTextLabel={words.hidePassword}
        autoComplete="current-password"
        {...input('password')}
      />
      <TextField
        label={t.code}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...input('code')}
      />
      <FormError error={error} />
    </FormDialog>
  )
}
