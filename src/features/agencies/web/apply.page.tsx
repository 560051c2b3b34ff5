import { useEffect, useState } from 'react'
import { type MetaFunction, useNavigate } from 'react-router'
import { isName } from '../../../platform/shared/person-name.ts'
import { localeOfPath, localizedPath } from '../../../platform/shared/locale.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useDraft } from '../../../platform/web/form-draft.ts'
import { storeSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { NarrowPage } from '../../../ui/narrow-page.tsx'
import {
  CodeForm,
  fullNumber,
  noPhone,
  PhoneField,
  publicApi,
  TermsNote,
} from '../../accounts/web/index.ts'
import { AgencyFields, agencyErrors, noAgency } from './agency-fields.tsx'
import { registerAgency, sendAgencyCode } from '../office-contract.ts'
import { pageTexts, usePageTexts } from './page-texts.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: pageTexts[localeOfPath(location.pathname)].apply.metaTitle },
  { name: 'robots', content: 'noindex' },
]

const passwordMin = 6
const empty = { ...noAgency, full_name: '', password: '', confirm_password: '' }

/** A licensed office applies: its details and a number, then the code sent to it. */
export default function ApplyPage() {
  const { apply: t } = usePageTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const [details, setDetails] = useState(empty)
  const [phone, setPhone] = useState(noPhone)
  const keep = useKeptDetails({ details, phone }, (draft) => {
    setDetails((known) => ({ ...known, ...draft.details }))
    setPhone(draft.phone)
  })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const number = fullNumber(phone)
  return (
    <NarrowPage title={t.title}>
      {sentTo === null ? (
        <Details
          key={keep.isRestored ? 'restored' : 'empty'}
          details={details}
          phone={phone}
          onDetails={setDetails}
          onPhone={setPhone}
          onSent={setSentTo}
        />
      ) : (
        <CodeForm
          intro={t.sentTo(`\u2066${sentTo}\u2069`)}
          submitLabel={t.verify}
          failed={t.failed}
          target={`sign-up:agency:${number}`}
          send={async (otp_code) => {
            const session = await publicApi(registerAgency, {
              ...details,
              phone_number: number,
              otp_code,
            })
            keep.forget()
            storeSession(session)
            void navigate(localizedPath('/agency/licence', locale), { replace: true })
          }}
          resend={() => publicApi(sendAgencyCode, { phone_number: number })}
          onChangeNumber={() => setSentTo(null)}
        />
      )}
    </NarrowPage>
  )
}

interface Kept {
  details: typeof empty
  phone: typeof noPhone
}

/** What an office has typed is there again after a reload or a way back, but for its password. */
function useKeptDetails(
  { details, phone }: Kept,
  restore: (draft: Kept) => void,
): { forget: () => void; isRestored: boolean } {
  const draft = useDraft<Kept>('agency-application')
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const kept = draft.recall()
    if (kept !== undefined) restore(kept)
    setRestored(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is awake
  }, [])
  useEffect(() => {
    if (isRestored)
      draft.keep({ phone, details: { ...details, password: '', confirm_password: '' } })
  }, [isRestored, details, phone, draft])
  return { forget: draft.forget, isRestored }
}

interface DetailsProps {
  details: typeof empty
  phone: typeof noPhone
  onDetails: (details: typeof empty) => void
  onPhone: (phone: typeof noPhone) => void
  onSent: (phone: string) => void
}

function Details({ details, phone, onDetails, onPhone, onSent }: DetailsProps) {
  const texts = usePageTexts()
  const { apply: t, join } = texts
  const { form, submit, control, input, error, busy } = useContractForm(
    ({ phone_number, password }) =>
      publicApi(sendAgencyCode, { phone_number: fullNumber(phone_number), password }),
    {
      defaults: { ...details, phone_number: phone },
      check: ({ phone_number, full_name: name, password, confirm_password, ...agency }) => {
        const fieldError = agencyErrors(agency, texts)
        if (fieldError !== null) return fieldError
        if (phone_number.digits === '') return { phone_number: t.phoneMissing }
        if (!isName(name)) return { full_name: join.nameMissing }
        if (password === '') return { password: join.passwordMissing }
        if (password.length < passwordMin) return { password: join.passwordShort }
        return password === confirm_password ? null : { confirm_password: join.differ }
      },
      failed: t.failed,
      onType: ({ phone_number, ...typed }) => {
        onDetails(typed)
        onPhone(phone_number)
      },
      onDone: (sent) => onSent(sent.phone_number),
    },
  )
  const reveal = { showLabel: join.show, hideTextLabel: join.hide, autoComplete: 'new-password' }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <p className="-mt-3 text-ink-soft">{t.lead}</p>
      <AgencyFields of={input} />
      <PhoneField label={t.phone} autoComplete="username" {...control('phone_number')} />
      <TextField
        label={join.name}
        autoComplete="name"
        dir="auto"
        maxLength={120}
        {...input('full_name')}
      />
      <PasswordField {...reveal} label={join.password} {...input('password')} />
      <PasswordField {...reveal} label={join.confirmation} {...input('confirm_password')} />
      <FormError error={error} />
      <Button type="submit" wide busy={busy}>
        {t.send}
      </Button>
      <TermsNote />
      <p className="text-center">
        <LocalLink to="/agency/login" className="link">
          {t.signIn}
        </LocalLink>
      </p>
    </form>
  )
}
