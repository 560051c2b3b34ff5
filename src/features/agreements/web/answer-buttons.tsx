import { Suspense, useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useAction } from '../../../ui/use-action.ts'
import { type Agreement, answerAgreement } from '../contract.ts'
import { agreementsKey } from './queries.ts'
import { useAnswerTexts, useTexts } from './texts.ts'

const CounterForm = lazyPart(() => import('./counter-form.tsx'), 'CounterForm')
const AskDialog = lazyPart(() => import('./ask-dialog.tsx'), 'AskDialog')

type Asked = 'accept' | 'decline' | 'withdraw' | 'counter' | 'propose'

/** What the reader may do with terms now; each is asked before it is done. */
export function AnswerButtons({ agreement }: { agreement: Agreement }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { can, side, candidate_id: id, candidate } = agreement
  const close = () => setAsked(null)
  const { ask } = useTexts()
  const t = useAnswerTexts(side)
  const press = (act: Asked, label: string, variant?: 'secondary' | 'quiet') =>
    can[act] && (
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setAsked(act)}>
        {label}
      </Button>
    )
  return (
    <>
      <div className="flex flex-wrap gap-3 empty:hidden max-sm:[&>button]:grow">
        {press('accept', t.yes)}
        {press('counter', t.other, 'secondary')}
        {press('propose', t.change, 'secondary')}
        {press('decline', t.no, 'quiet')}
        {press('withdraw', t.withdraw, 'quiet')}
        {can.ask_again && (
          <Button aria-haspopup="dialog" onClick={() => setAsked('propose')}>
            {ask.again}
          </Button>
        )}
      </div>
      <Confirm agreement={agreement} asked={asked} onClose={close} />
      <Suspense>
        {asked === 'counter' && (
          <CounterForm
            open
            terms={agreement.terms}
            isAgency={side === 'agency'}
            upon={`${agreement.id}:${agreement.version}`}
            onClose={close}
            onSend={(terms, reason) =>
              api(answerAgreement, {
                id: agreement.id,
                version: agreement.version,
                act: 'counter',
                terms,
                reason,
              })
            }
          />
        )}
        {asked === 'propose' && (
          <AskDialog open candidateId={id} name={candidate} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

type Confirmed = 'accept' | 'decline' | 'withdraw'
const isConfirmed = (asked: Asked | null): asked is Confirmed =>
  asked === 'accept' || asked === 'decline' || asked === 'withdraw'

function Confirm({
  agreement,
  asked,
  onClose,
}: {
  agreement: Agreement
  asked: Asked | null
  onClose: () => void
}) {
  const { cancel, close } = useTexts()
  const { id, version, side, is_paid } = agreement
  const t = useAnswerTexts(side)
  const { run, busy, error } = useAction(
    (act: Confirmed) => api(answerAgreement, { id, version, act }),
    {
      failed: t.failed,
      refresh: [...agreementsKey, 'orders', 'interviews', 'pipeline'],
      toast: (_, act) => ({ text: t.said[act], seconds: 2 }),
      onDone: onClose,
      inPlace: true,
    },
  )
  const act = isConfirmed(asked) ? asked : 'accept'
  const texts = {
    accept: { title: t.yesTitle, text: t.yesText, label: t.yes },
    decline: { title: t.noTitle, text: is_paid ? t.noPaid : t.noText, label: t.no },
    withdraw: { title: t.withdrawTitle, text: t.withdrawText, label: t.withdraw },
  }[act]
  return (
    <ConfirmDialog
      open={isConfirmed(asked)}
      onClose={onClose}
      onConfirm={() => void run(act)}
      title={texts.title}
      text={texts.text}
      confirmLabel={act === 'accept' && side !== 'worker' ? t.accept : texts.label}
      cancelLabel={cancel}
      closeLabel={close}
      busy={busy}
      error={error}
      danger={act !== 'accept'}
    />
  )
}
