import { useRef, useState } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { readSession, storeUser } from '../../../../platform/web/session.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { OtpField } from '../../../../ui/otp-field.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { changePhone, sendPhoneChangeCode } from '../../contract.ts'
import { fullNumber, noPhone } from './phone.ts'
import { PhoneField } from './phone-field.tsx'
import { endWait, secondsToWait, startWait } from '../sign-up/resend-clock.ts'
import { ResendCode } from '../sign-up/resend-code.tsx'
import { useTexts } from '../texts.ts'
import { firstField, useArrivalFocus } from '../use-arrival-focus.ts'

const closeAfterMs = 1500
const fewestDigits = 6
const targetOf = (number: string): string => `change-phone:${number}`

interface Props {
  open: boolean
  onClose: () => void
  /** Given the number as the account now has it. */
  onChanged: (phone: string) => void
}

/** A new number for the account, by the code sent to it; starts afresh each time. */
export function ChangeMobileDialog({ open, onClose, onChanged }: Props) {
  const t = useTexts()
  const [number, setNumber] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const close = () => {
    setSentTo(null)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={t.changeMobile.title} closeLabel={t.form.close}>
      <p className="mb-4 text-ink-soft">{t.changeMobile.intro}</p>
      <NumberForm
        isSent={sentTo !== null && sentTo === number}
        onType={setNumber}
        onSent={setSentTo}
      />
      <CodePart
        key={number}
        number={number}
        isSent={sentTo !== null && sentTo === number}
        onChanged={onChanged}
        onDone={close}
      />
    </Dialog>
  )
}

function NumberForm({
  isSent,
  onType,
  onSent,
}: {
  isSent: boolean
  onType: (number: string) => void
  onSent: (number: string) => void
}) {
  const t = useTexts()
  const { form, submit, control, values, error, busy } = useContractForm(
    async ({ phone_number: phone }) => {
      const typed = fullNumber(phone)
      if (secondsToWait(targetOf(typed)) === 0) {
        const { resend_after } = await api(sendPhoneChangeCode, { phone_number: typed })
        startWait(targetOf(typed), resend_after)
      }
      return typed
    },
    {
      defaults: { phone_number: noPhone },
      check: ({ phone_number: phone }) =>
        phone.digits.length < fewestDigits ? { phone_number: t.errors.phoneInvalid } : null,
      failed: t.errors.codeNotSent,
      onType: ({ phone_number: phone }) => onType(fullNumber(phone)),
      onDone: onSent,
      repeats: true,
    },
  )
  const number = fullNumber(values.phone_number)
  useArrivalFocus(form)
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PhoneField label={t.changeMobile.phone} {...control('phone_number')} />
      <FormError error={error} />
      {isSent ? (
        <p role="status" className="text-ink-soft">
          {t.code.sentTo(number)}
        </p>
      ) : (
        <Button type="submit" variant="secondary" wide busy={busy}>
          {t.code.send}
        </Button>
      )}
    </form>
  )
}

interface CodeProps {
  number: string
  /** Whether a code went to this number. */
  isSent: boolean
  onChanged: (phone: string) => void
  onDone: () => void
}

function CodePart({ number, isSent, onChanged, onDone }: CodeProps) {
  const t = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const { form, submit, control, set, error, busy, done } = useContractForm(
    ({ otp_code }) => api(changePhone, { phone_number: number, otp_code }),
    {
      defaults: { otp_code: '' },
      check: ({ otp_code: code }) => {
        if (!isSent) return { otp_code: t.errors.codeNotRequested }
        return /^\d{6}$/.test(code) ? null : { otp_code: t.errors.codeIncomplete }
      },
      failed: t.changeMobile.failed,
      onDone: ({ phone_number }) => {
        endWait(targetOf(number))
        const user = readSession()?.user
        if (user) storeUser({ ...user, phone_number })
        onChanged(phone_number)
        setTimeout(onDone, closeAfterMs)
      },
    },
  )
  return (
    <div ref={place} className="mt-4 flex flex-col gap-4">
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <OtpField
          key={String(isSent)}
          autoFocus={isSent}
          label={t.code.label}
          boxLabel={t.code.box}
          {...control('otp_code')}
        />
        <FormError error={error} />
        {done && <Alert tone="success">{t.changeMobile.done}</Alert>}
        <Button type="submit" wide busy={busy}>
          {t.changeMobile.verify}
        </Button>
      </form>
      {isSent && !done && (
        <ResendCode
          target={targetOf(number)}
          send={() => api(sendPhoneChangeCode, { phone_number: number })}
          onSent={() => {
            set({ otp_code: '' })
            place.current?.querySelector<HTMLElement>(firstField)?.focus()
          }}
        />
      )}
    </div>
  )
}
