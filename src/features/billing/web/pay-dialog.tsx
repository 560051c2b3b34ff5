import { useState } from 'react'
import { formatAmount } from '../../../platform/shared/money.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { type Order, payOrder } from '../contract.ts'
import { QuoteLines } from './quote-lines.tsx'
import { useTexts } from './texts.ts'
import { usePay } from './use-pay.ts'

/** Shows what is to be paid, asks, and sends the browser on to the provider's page. */
export function PayDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { payment: t, quote: words, screens } = useTexts()
  const { pay, isBusy, error } = usePay(
    (key) =>
      api(
        payOrder,
        { id: order.id, amount: order.amount },
        { headers: { 'idempotency-key': key } },
      ),
    '/dashboard/orders',
    onClose,
  )
  const [open, setOpen] = useState(true)
  const [isAgreed, setIsAgreed] = useState(order.quote.salary_known)
  const close = () => setOpen(false)
  const amount = formatAmount(order.amount, order.currency)
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={!isBusy}
      title={t.title}
      closeLabel={screens.close}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={close}>
            {screens.cancel}
          </Button>
          <Button
            busy={isBusy}
            disabled={!isAgreed && order.amount === 0}
            onClick={() => void pay()}
          >
            {order.amount === 0 ? t.confirmFree : `${t.submit} ${amount}`}
          </Button>
        </>
      }
    >
      <p>{t.confirm(order.order_no)}</p>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2.5 rounded-md bg-sunken p-4">
        <Line label={t.order}>
          <bdi>{order.order_no}</bdi>
        </Line>
        <Line label={t.candidate}>
          <bdi>{order.candidate.full_name}</bdi>
        </Line>
        <div className="col-span-full border-t border-line">
          <QuoteLines quote={order.quote} only={['order']} />
        </div>
        <div className="col-span-full border-t border-line" />
        <dt className="font-semibold">{t.total}</dt>
        <dd className="text-end font-semibold tabular-nums">
          {order.quote.salary_known || order.amount > 0 ? amount : words.unknown}
        </dd>
      </dl>
      {!order.quote.salary_known && order.amount === 0 ? (
        <Alert tone="warning" title={words.unknownTitle} className="mt-4">
          <p>{words.unknownText}</p>
          <Checkbox
            label={words.unknownAgreed}
            checked={isAgreed}
            onChange={(event) => setIsAgreed(event.target.checked)}
          />
        </Alert>
      ) : (
        <p className="mt-4 text-sm text-ink-soft">
          {order.amount === 0 ? t.free : t.workerPaysNothing}
        </p>
      )}
      <Disclosure summary={words.later} className="mt-2 border-b-0">
        <QuoteLines quote={order.quote} only={['once', 'monthly', 'yearly']} />
      </Disclosure>
      {error !== undefined && (
        <Alert tone="error" className="mt-4">
          {error}
        </Alert>
      )}
    </Dialog>
  )
}

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-end tabular-nums">{children}</dd>
  </>
)
