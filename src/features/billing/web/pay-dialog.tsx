import { type ReactNode, useState } from 'react'
import { formatAmount } from '../../../platform/shared/money.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { AnswerStatus } from '../../agreements/web/index.ts'
import { type Order, payOrder } from '../contract.ts'
import { BeforePaying } from './before-paying.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { useTexts } from './texts.ts'
import { useLent } from './use-billing.ts'
import { usePay } from './use-pay.ts'

interface PayDialogProps {
  order: Order
  /** Said under what is paid. */
  note?: ReactNode
  onClose: () => void
}

/** Shows what is to be paid, asks, and sends the browser on to the provider's page. */
export function PayDialog({ order, note, onClose }: PayDialogProps) {
  const { payment: t, quote: words, screens } = useTexts()
  const hasYes = order.her_answer === 'yes'
  const { pay, isBusy, error } = usePay(
    (key) =>
      api(
        payOrder,
        { id: order.id, amount: order.amount, without_yes: !hasYes },
        { headers: { 'idempotency-key': key } },
      ),
    '/dashboard/orders',
    onClose,
  )
  const [isWithout, setIsWithout] = useState(false)
  const [isAgreed, setIsAgreed] = useState(false)
  const isUnknown = isPriceUnknown(order)
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={t.title}
      closeLabel={screens.close}
      footer={
        <Foot
          order={order}
          isBusy={isBusy}
          isHeld={(isUnknown && !isAgreed) || (!hasYes && !isWithout)}
          onPay={() => void pay()}
          onClose={onClose}
        />
      }
    >
      <AnswerStatus answer={order.her_answer} />
      <p className="mt-5">{t.confirm(order.order_no)}</p>
      <ToPay order={order} />
      {note}
      {isUnknown ? (
        <Unknown isAgreed={isAgreed} onAgree={setIsAgreed} />
      ) : (
        <p className="mt-4 text-sm text-ink-soft">
          {order.amount === 0 ? t.free : t.workerPaysNothing}
        </p>
      )}
      <Disclosure summary={words.later} className="mt-2 border-b-0">
        {order.quote.agency === 'to_choose' && <p className="mb-3">{words.noOffice}</p>}
        <QuoteLines quote={order.quote} only={['once', 'monthly', 'yearly']} />
      </Disclosure>
      <WithoutYes order={order} isWithout={isWithout} onChange={setIsWithout} />
      {error !== undefined && (
        <Alert tone="error" className="mt-4">
          {error}
        </Alert>
      )}
    </Dialog>
  )
}

interface WithoutProps {
  order: Order
  isWithout: boolean
  onChange: (isWithout: boolean) => void
}

/** Who pays before there is a yes says so. */
function WithoutYes({ order: { her_answer: answer }, isWithout, onChange }: WithoutProps) {
  const { payment: t } = useTexts()
  if (answer === 'yes' || answer === 'no') return null
  return (
    <Checkbox
      className="mt-2"
      label={t.withoutYes}
      hint={t.withoutYesHint}
      checked={isWithout}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

interface FootProps {
  order: Order
  isBusy: boolean
  /** Something has to be confirmed first. */
  isHeld: boolean
  onPay: () => void
  onClose: () => void
}

/** With her yes paying is the one primary act; without it what comes before is. */
function Foot({ order, isBusy, isHeld, onPay, onClose }: FootProps) {
  const locale = useLocale()
  const { payment: t, screens } = useTexts()
  const hasYes = order.her_answer === 'yes'
  const amount = formatAmount(order.amount, order.currency, locale)
  return (
    <>
      {hasYes && (
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {screens.cancel}
        </Button>
      )}
      {order.her_answer !== 'no' && (
        <Button
          variant={hasYes ? 'primary' : 'secondary'}
          busy={isBusy}
          disabled={isHeld}
          onClick={onPay}
        >
          {order.amount === 0 ? t.confirmFree : `${t.submit} ${amount}`}
        </Button>
      )}
      {!hasYes && <BeforePaying order={order} onWait={onClose} />}
    </>
  )
}

/** Nothing is asked because nobody knows what she expects, not because she is free. */
const isPriceUnknown = ({ amount, quote }: Order): boolean => amount === 0 && !quote.salary_known

const pairs = 'grid grid-cols-[1fr_auto] gap-x-6 gap-y-2.5'

/** What is paid, and for whom. */
function ToPay({ order }: { order: Order }) {
  const locale = useLocale()
  const { NameBeside } = useLent()
  const { payment: t, quote: words } = useTexts()
  return (
    <div className="mt-5 rounded-md bg-sunken p-4">
      <dl className={pairs}>
        <Line label={t.order}>
          <bdi>{order.order_no}</bdi>
        </Line>
        <Line label={t.candidate}>
          <bdi>{order.candidate.full_name}</bdi>
          <NameBeside name={order.candidate.full_name} className="block text-sm text-ink-soft" />
        </Line>
      </dl>
      <div className="my-2.5 border-y border-line">
        <QuoteLines quote={order.quote} only={['order']} />
      </div>
      <dl className={pairs}>
        <dt className="font-semibold">{t.total}</dt>
        <dd className="text-end font-semibold tabular-nums">
          {isPriceUnknown(order)
            ? words.unknown
            : formatAmount(order.amount, order.currency, locale)}
        </dd>
      </dl>
    </div>
  )
}

function Unknown({
  isAgreed,
  onAgree,
}: {
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
}) {
  const { quote: t } = useTexts()
  return (
    <Alert tone="warning" title={t.unknownTitle} className="mt-4">
      <p>{t.unknownText}</p>
      <Checkbox
        label={t.unknownAgreed}
        checked={isAgreed}
        onChange={(event) => onAgree(event.target.checked)}
      />
    </Alert>
  )
}

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-end tabular-nums">{children}</dd>
  </>
)
