import { type ReactNode, useEffect, useRef, useState } from 'react'
import { storeSession } from '../../../../platform/web/session.ts'
import { PanelTabs } from '../../../../ui/tabs.tsx'
import { registerAs, sendCodeTo } from '../../contract.ts'
import { selfServiceRoles } from '../../role-rules.ts'
import { hasRecord } from '../../side-rules.ts'
import { noteSignIn } from '../passkeys/offer-state.ts'
import { publicApi } from '../public-api.ts'
import { CodeForm } from './code-form.tsx'
import { fullNumber } from '../phone/phone.ts'
import { endWait } from './resend-clock.ts'
import { SignUpDetails } from './sign-up-details.tsx'
import { dropDraft, keepDraft, keptDraft, type SignUpDraft } from './sign-up-draft.ts'
import { signUpTarget } from './sign-up-target.ts'
import { useTexts } from '../texts.ts'
import { firstField, useArrivalFocus } from '../use-arrival-focus.ts'

interface Props {
  /** Why a session is needed. */
  message?: string
  role?: SignUpDraft['role']
  /** What stands below the details of a worker: she may be in the language of another. */
  languages?: ReactNode
  onSignedIn: () => void
  onSignIn: () => void
}

/** Sign-up in two steps: the details, then the code sent to the number. */
export function SignUpFlow({ message, role, languages, onSignedIn, onSignIn }: Props) {
  const t = useTexts()
  const [draft, setDraft] = useState(() => begun(keptDraft(), role))
  const [isReturning, setReturning] = useState(false)
  const isFinished = useRef(false)
  const change = (part: Partial<SignUpDraft>) => setDraft((whole) => ({ ...whole, ...part }))

  useEffect(() => {
    if (!isFinished.current) keepDraft(draft)
  }, [draft])

  if (draft.sentTo === null)
    return (
      <Details
        draft={draft}
        message={message}
        isReturning={isReturning}
        languages={languages}
        onChange={change}
        onSignIn={onSignIn}
      />
    )

  const number = fullNumber(draft.phone)
  const target = signUpTarget(draft)
  return (
    <CodeForm
      intro={t.code.sentTo(draft.sentTo)}
      submitLabel={t.signUp.verify}
      doneText={t.signUp.done}
      failed={t.signUp.failed}
      target={target}
      send={async (code) => {
        const { fullName, password, confirmation } = draft
        storeSession(
          await publicApi(registerAs[draft.role], {
            full_name: fullName,
            phone_number: number,
            password,
            confirm_password: confirmation,
            otp_code: code,
          }),
        )
        noteSignIn()
        isFinished.current = true
        endWait(target)
        dropDraft()
        onSignedIn()
      }}
      resend={() => publicApi(sendCodeTo[draft.role], { phone_number: number })}
      onChangeNumber={() => {
        endWait(target)
        setReturning(true)
        change({ sentTo: null })
      }}
    />
  )
}

/** What was typed before, as what she has just said that she comes; a code that is on its way stays for whom it was sent. */
const begun = (draft: SignUpDraft, role = draft.role): SignUpDraft =>
  draft.sentTo === null ? { ...draft, role } : draft

interface DetailsProps {
  draft: SignUpDraft
  message: string | undefined
  /** From the code step, to change the number. */
  isReturning: boolean
  languages: ReactNode
  onChange: (part: Partial<SignUpDraft>) => void
  onSignIn: () => void
}

function Details({ draft, message, isReturning, languages, onChange, onSignIn }: DetailsProps) {
  const t = useTexts()
  const place = useRef<HTMLDivElement>(null)
  useArrivalFocus(place, isReturning ? firstField : '[role=tab][aria-selected=true]')
  return (
    <div ref={place}>
      <PanelTabs
        label={t.signUp.role}
        value={draft.role}
        onChange={(key) => {
          const role = selfServiceRoles.find((role) => role === key)
          if (role) onChange({ role })
        }}
        tabs={selfServiceRoles.map((role) => ({
          key: role,
          label: t.signUp.roles[role],
          panel: (
            <>
              <SignUpDetails
                draft={draft}
                message={message}
                onChange={onChange}
                onSent={(sentTo) => onChange({ sentTo })}
                onSignIn={onSignIn}
              />
              {hasRecord(role) && languages}
            </>
          ),
        }))}
      />
    </div>
  )
}
