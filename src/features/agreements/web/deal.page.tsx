import { isolated } from '../../../platform/shared/format.ts'
import { Suspense, useState } from 'react'
import { type MetaFunction, useLoaderData } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { useAloudWords } from '../../../platform/web/aloud-words.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { LinkedPage } from '../../../ui/linked-page.tsx'
import { ReadAloud } from '../../../ui/read-aloud.tsx'
import { loadSecretLink, publicApi, secretLinkHeaders } from '../../accounts/web/index.ts'
import { answerByLink, getAgreementByLink, type LinkedAgreement } from '../contract.ts'
import type { TypedTerms } from './terms-fields.tsx'
import { TermsList } from './terms-list.tsx'
import { texts, useAnswerTexts, useTexts } from './texts.ts'

const CounterForm = lazyPart(() => import('./counter-form.tsx'), 'CounterForm')

export const loader = loadSecretLink
export const headers = secretLinkHeaders
export const meta: MetaFunction = ({ location }) => {
  const t = texts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.deal.title) }, { name: 'robots', content: 'noindex' }]
}

const find = (token: string) => publicApi(getAgreementByLink, { token })

/** Where the link in a message about terms leads: it shows them, and a button answers. */
export default function DealPage() {
  const { token } = useLoaderData<typeof loadSecretLink>()
  const { deal: t, loading, failed, retry, answer } = useTexts()
  return (
    <LinkedPage
      token={token}
      find={find}
      texts={{ ...t, loading, retry, failed: answer.failed, notLoaded: failed.title }}
      onward={<SignIn />}
    >
      {(found, onAnswer, busy) => (
        <Shown
          found={found}
          busy={busy}
          onAct={(act) => void onAnswer(() => publicApi(answerByLink, { token, act }))}
          onCounter={async (terms, reason) => {
            // Refused, the form says so beside its fields.
            const countered = await publicApi(answerByLink, {
              token,
              act: 'counter',
              terms,
              reason,
            })
            await onAnswer(() => Promise.resolve(countered))
          }}
        />
      )}
    </LinkedPage>
  )
}

interface Props {
  found: LinkedAgreement
  busy: boolean
  onAct: (act: 'accept' | 'decline') => void
  onCounter: (terms: TypedTerms, reason: string) => Promise<unknown>
}

function Shown(props: Props) {
  const { page, deal: t } = useTexts()
  const { found } = props
  const aloud = useAloudWords()
  const { side, household, candidate, terms, currency, state } = found
  const lead = {
    household: page.to(isolated(candidate)),
    agency: page.fromFor(isolated(household), isolated(candidate)),
    worker: page.from(isolated(household)),
  }[side]
  return (
    <div className="flex flex-col gap-5">
      <div data-aloud className="flex flex-col gap-5">
        <p className="text-lg">{lead}</p>
        {side === 'worker' && <ReadAloud texts={aloud} />}
        <TermsList
          terms={terms}
          currency={currency}
          previous={found.previous_terms}
          changed={found.changed}
        />
      </div>
      {found.reason !== null && (
        <p className="rounded-md bg-sunken px-4 py-3 break-words whitespace-pre-line">
          <bdi>{found.reason}</bdi>
        </p>
      )}
      {state === 'open' ? (
        <Answers {...props} />
      ) : (
        <>
          <Alert tone={state === 'agreed' ? 'success' : 'info'}>{t.states[state]}</Alert>
          <SignIn side={side} />
        </>
      )}
    </div>
  )
}

function Answers({ found, busy, onAct, onCounter }: Props) {
  const { deal } = useTexts()
  const t = useAnswerTexts(found.side)
  const [asked, setAsked] = useState<'counter' | 'decline' | null>(null)
  const leave = () => setAsked(null)
  const isHousehold = found.side === 'household'
  return (
    <>
      {found.is_paid && !isHousehold && <Alert>{t.noPaid}</Alert>}
      <div className="flex flex-col gap-3">
        <Button size="l" busy={busy} onClick={() => onAct('accept')}>
          {t.yes}
        </Button>
        {!isHousehold && (
          <>
            <Button
              variant="secondary"
              disabled={busy}
              aria-haspopup="dialog"
              onClick={() => setAsked('counter')}
            >
              {t.other}
            </Button>
            <Button
              variant="quiet"
              disabled={busy}
              aria-haspopup="dialog"
              onClick={() => setAsked('decline')}
            >
              {t.no}
            </Button>
          </>
        )}
      </div>
      <p className="text-sm text-ink-soft">{deal.oneAct}</p>
      <SayNo
        open={asked === 'decline'}
        found={found}
        onClose={leave}
        onSay={() => onAct('decline')}
      />
      <Suspense>
        {asked === 'counter' && (
          <CounterForm
            open
            terms={found.terms}
            isAgency={found.side === 'agency'}
            upon={JSON.stringify([found.household, found.candidate, found.terms])}
            onClose={leave}
            onSend={onCounter}
          />
        )}
      </Suspense>
    </>
  )
}

interface NoProps {
  open: boolean
  found: LinkedAgreement
  onClose: () => void
  onSay: () => void
}

/** A no may give a payment back: it asks first. */
function SayNo({ open, found, onClose, onSay }: NoProps) {
  const { cancel, close } = useTexts()
  const t = useAnswerTexts(found.side)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onSay()
      }}
      title={t.noTitle}
      text={found.is_paid ? t.noPaid : t.noText}
      confirmLabel={t.no}
      cancelLabel={cancel}
      closeLabel={close}
      danger
    />
  )
}

function SignIn({ side }: { side?: LinkedAgreement['side'] }) {
  const { deal: t } = useTexts()
  return (
    <ButtonLink
      to={side === 'agency' ? '/agency/agreements' : '/dashboard/agreements'}
      variant="secondary"
      wide
    >
      {t.signIn}
    </ButtonLink>
  )
}
