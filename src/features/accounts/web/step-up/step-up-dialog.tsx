import { Suspense } from 'react'
import { useSession } from '../../../../platform/web/session.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import type { StepUpOffer } from '../../../../platform/shared/errors.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { FormError } from '../../../../ui/form-error.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { proofMinutes } from '../../choices.ts'
import { stepUp } from '../../step-up-contract.ts'
import { useTexts } from '../texts.ts'
import { useArrivalFocus } from '../use-arrival-focus.ts'
import { useProofRequest } from './ask-for-proof.ts'
import { useStepUpTexts } from './texts.ts'

const PasskeyProof = lazyPart(() => import('../passkeys/passkey-proof.tsx'), 'PasskeyProof')

/** Asks who it is, over whatever is open: what was typed there stays. */
export function StepUpDialog() {
  const t = useStepUpTexts()
  const { form } = useTexts()
  const request = useProofRequest()
  const leave = () => request?.settle(false)
  return (
    <Dialog open={request !== null} onClose={leave} title={t.title} closeLabel={form.close}>
      {request !== null && (
        <>
          <p className="mb-5 text-ink-soft">{t.text(proofMinutes)}</p>
          {request.offer.methods.includes('passkey') && (
            <Suspense>
              <PasskeyProof onProved={() => request.settle(true)} />
            </Suspense>
          )}
          <PasswordProof offer={request.offer} onProved={() => request.settle(true)} />
          <Button variant="quiet" wide className="mt-3" onClick={leave}>
            {t.cancel}
          </Button>
        </>
      )}
    </Dialog>
  )
}

interface ProofProps {
  offer: StepUpOffer
  onProved: () => void
}

/** By password, and by the code of the second factor where there is one. */
function PasswordProof({ offer, onProved }: ProofProps) {
  const t = useStepUpTexts()
  const { form: words, errors } = useTexts()
  const phone = useSession()?.user.phone_number
  const { needs_code: needsCode } = offer
  const { form, submit, input, error, busy } = useContractForm(
    ({ password, code }: { password: string; code: string }) =>
      api(stepUp, { method: 'password', password, ...(needsCode && { code }) }),
    {
      defaults: { password: '', code: '' },
      check: ({ password, code }) => ({
        ...(password === '' && { password: errors.passwordRequired }),
        ...(needsCode && code.trim() === '' && { code: t.codeRequired }),
      }),
      failed: t.failed,
      onDone: onProved,
    },
  )
  useArrivalFocus(form)
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={phone ?? ''} />
      <PasswordField
        label={t.password}
        showLabel={words.showPassword}
        hideTextLabel={words.hidePassword}
        autoComplete="current-password"
        {...input('password')}
      />
      {needsCode && (
        <TextField
          label={t.code}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...input('code')}
        />
      )}
      <FormError error={error} />
      <Button
        type="submit"
        variant={offer.methods.includes('passkey') ? 'secondary' : 'primary'}
        wide
        busy={busy}
      >
        {t.submit}
      </Button>
    </form>
  )
}
