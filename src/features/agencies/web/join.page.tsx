import { useEffect, useState } from 'react'
import { type MetaFunction, useLoaderData, useNavigate } from 'react-router'
import { isName } from '../../../platform/shared/person-name.ts'
import { localeOfPath, localizedPath } from '../../../platform/shared/locale.ts'
import type { Output } from '../../../platform/shared/endpoint.ts'
import { storeSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { NarrowPage } from '../../../ui/narrow-page.tsx'
import {
  CodeForm,
  loadSecretLink,
  publicApi,
  secretLinkHeaders,
  TermsNote,
} from '../../accounts/web/index.ts'
import { getInvitation, joinAgency, sendJoinCode } from '../office-contract.ts'
import type * as contract from '../office-contract.ts'
import { pageTexts, usePageTexts } from './page-texts.ts'
import { useTexts } from './texts.ts'

export const loader = loadSecretLink
export const headers = secretLinkHeaders
export const meta: MetaFunction = ({ location }) => [
  { title: pageTexts[localeOfPath(location.pathname)].join.metaTitle },
  { name: 'robots', content: 'noindex' },
]

type Invited = Output<(typeof contract)['getInvitation']>
const passwordMin = 6

/** Where the link of an invitation leads. */
export default function JoinPage() {
  const { token } = useLoaderData<typeof loadSecretLink>()
  const { join: t } = usePageTexts()
  const [invited, setInvited] = useState<Invited | null | undefined>(undefined)
  useEffect(() => {
    publicApi(getInvitation, { token }).then(setInvited, () => setInvited(null))
  }, [token])
  if (invited === null)
    return <EmptyState level={1} illustration="door" {...t.void} className="py-16" />
  return (
    <NarrowPage title={invited === undefined ? t.plainTitle : t.title(invited.agency_name)}>
      {invited === undefined ? (
        <p role="status" className="text-ink-soft">
          {t.loading}
        </p>
      ) : invited.has_account ? (
        <>
          <Alert className="mb-5">{t.hasAccount}</Alert>
          <ButtonLink to="/agency/login" wide>
            {t.signIn}
          </ButtonLink>
        </>
      ) : (
        <JoinForm token={token} invited={invited} />
      )}
    </NarrowPage>
  )
}

const empty = { full_name: '', password: '', confirm_password: '' }

/** Her details, then the code that proves the invited number is hers. */
function JoinForm({ token, invited }: { token: string; invited: Invited }) {
  const { join: t } = usePageTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const [details, setDetails] = useState(empty)
  const [isCodeSent, setCodeSent] = useState(false)
  if (!isCodeSent)
    return (
      <Details
        token={token}
        invited={invited}
        details={details}
        onDetails={setDetails}
        onSent={() => setCodeSent(true)}
      />
    )
  return (
    <CodeForm
      intro={t.sentTo(`\u2066${invited.phone_number}\u2069`)}
      submitLabel={t.submit}
      failed={t.failed}
      target={`join:${invited.agency_name}:${invited.phone_number}`}
      send={async (otp_code) => {
        storeSession(await publicApi(joinAgency, { token, ...details, otp_code }))
        void navigate(localizedPath('/agency', locale), { replace: true })
      }}
      resend={() => publicApi(sendJoinCode, { token })}
      onChangeNumber={() => setCodeSent(false)}
      changeLabel={t.back}
    />
  )
}

interface DetailsProps {
  token: string
  invited: Invited
  details: typeof empty
  onDetails: (details: typeof empty) => void
  onSent: () => void
}

function Details({ token, invited, details, onDetails, onSent }: DetailsProps) {
  const { join: t } = usePageTexts()
  const { roles } = useTexts()
  const { form, submit, input, error, busy } = useContractForm(
    ({ password }) => publicApi(sendJoinCode, { token, password }),
    {
      defaults: details,
      check: ({ full_name: name, password, confirm_password: confirmation }) => {
        if (!isName(name)) return { full_name: t.nameMissing }
        if (password === '') return { password: t.passwordMissing }
        if (password.length < passwordMin) return { password: t.passwordShort }
        return password === confirmation ? null : { confirm_password: t.differ }
      },
      failed: t.failed,
      onType: onDetails,
      onDone: onSent,
    },
  )
  const reveal = { showLabel: t.show, hideTextLabel: t.hide, autoComplete: 'new-password' }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <p className="text-ink-soft">
        {t.text(roles[invited.role], `\u2066${invited.phone_number}\u2069`)}
      </p>
      <TextField
        label={t.name}
        autoComplete="name"
        dir="auto"
        maxLength={120}
        {...input('full_name')}
      />
      <PasswordField {...reveal} label={t.password} {...input('password')} />
      <PasswordField {...reveal} label={t.confirmation} {...input('confirm_password')} />
      <FormError error={error} />
      <Button type="submit" wide busy={busy}>
        {t.send}
      </Button>
      <TermsNote />
    </form>
  )
}
