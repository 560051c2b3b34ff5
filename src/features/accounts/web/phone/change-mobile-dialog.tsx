import { useRef, useState } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { readSession, storeUser } from '../../../../platform/web/session.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { OtpField } from '../../../../ui/otp-field.tsx'
import { changePhone, sendPhoneChangeCode } from '../../contract.ts'
import { FormError } from '../form-error.tsx'
import { fullNumber, noPhone } from './phone.ts'
import { PhoneField } from './phone-field.tsx'
import { endWait, secondsToWait, startWait } from '../sign-up/resend-clock.ts'
import { ResendCode } from '../sign-up/resend-code.tsx'
import { useTexts } from '../texts.ts'
import { firstField, useArrivalFocus } from '../use-arrival-focus.ts'
import { useSubmit } from '../use-submit.ts'

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
  const [phone, setPhone] = useState(noPhone)
  const number = fullNumber(phone)
  const { form, submit, control, error, busy } = useSubmit({
    check: () =>
      phone.digits.length < fewestDigits
        ? { field: 'phone_number', text: t.errors.phoneInvalid }
        : null,
    send: async () => {
      if (secondsToWait(targetOf(number)) === 0) {
        const { resend_after } = await api(sendPhoneChangeCode, { phone_number: number })
        startWait(targetOf(number), resend_after)
      }
      onSent(number)
    },
    fallback: t.errors.codeNotSent,
    repeats: true,
  })
  useArrivalFocus(form)
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PhoneField
        label={t.changeMobile.phone}
        {...control('phone_number', phone, (next) => {
          setPhone(next)
          onType(fullNumber(next))
        })}
      />
      <FormError error={error} />
      {isSent ? (
        <p role="status" className="text-ink-soft">
          {t.code.sentTo(number)}
        </p>
      ) : (
        <Button type="submit" look="secondary" wide busy={busy}>
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
  const [code, setCode] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const { form, submit, mend, error, wrong, busy, done } = useSubmit({
    check: () => {
      if (!isSent) return { field: 'otp_code', text: t.errors.codeNotRequested }
      return /^\d{6}$/.test(code) ? null : { field: 'otp_code', text: t.errors.codeIncomplete }
    },
    send: async () => {
      const { phone_number } = await api(changePhone, { phone_number: number, otp_code: code })
      endWait(targetOf(number))
      const user = readSession()?.user
      if (user) storeUser({ ...user, phone_number })
      onChanged(phone_number)
      setTimeout(onDone, closeAfterMs)
    },
    fallback: t.changeMobile.failed,
  })
  const type = (next: string) => {
    setCode(next)
    mend('otp_code')
  }
  return (
    <div ref={place} className="mt-4 flex flex-col gap-4">
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <OtpField
          key={String(isSent)}
          autoFocus={isSent}
          label={t.code.label}
          boxLabel={t.code.box}
          name="otp_code"
          value={code}
          error={wrong.otp_code}
          onChange={type}
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
            type('')
            place.current?.querySelector<HTMLElement>(firstField)?.focus()
          }}
        />
      )}
    </div>
  )
}
