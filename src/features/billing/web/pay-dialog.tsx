import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { openPaymentStates, type Order, payOrder } from '../contract.ts'
import { useTexts } from './texts.ts'
import { ordersKey } from './use-billing.ts'

/** Shows what is to be paid, asks, and sends the browser on to the provider's page. */
export function PayDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { payment: t, screens } = useTexts()
  const pay = usePay(order, onClose)
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const isBusy = pay.isPending || pay.isSuccess
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
          <Button look="secondary" disabled={isBusy} onClick={close}>
            {screens.cancel}
          </Button>
          <Button busy={isBusy} onClick={() => pay.mutate()}>
            {`${t.submit} ${amount}`}
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
        <Line label={t.salary}>{amount}</Line>
        <div className="col-span-full border-t border-line" />
        <dt className="font-semibold">{t.total}</dt>
        <dd className="text-end font-semibold tabular-nums">{amount}</dd>
      </dl>
      <p className="mt-4 text-sm text-ink-soft">{t.workerPaysNothing}</p>
      {pay.isError && (
        <Alert tone="error" className="mt-4">
          {pay.error instanceof ApiError && pay.error.status === 409 ? pay.error.message : t.failed}
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

function usePay(order: Order, onLeft: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  // One key for one wish to pay: pressed again after a failure it opens the same payment.
  const key = useRef(crypto.randomUUID())
  const { reset, ...pay } = useMutation({
    mutationFn: () => api(payOrder, { id: order.id }, { headers: { 'idempotency-key': key.current } }),
    onSuccess: ({ payment_id, payment_url, status }) => {
      const isOpen = openPaymentStates.some((open) => open === status)
      if (isOpen && payment_url !== null) return location.assign(payment_url)
      onLeft()
      return navigate(`${localizedPath('/dashboard/orders', locale)}?payment=${payment_id}`, { replace: true })
    },
    onError: () => queries.invalidateQueries({ queryKey: ordersKey }),
  })

  // Back from the provider's page the browser may show this one as it was left.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      reset()
      onLeft()
      void queries.invalidateQueries()
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [reset, onLeft, queries])

  return pay
}
