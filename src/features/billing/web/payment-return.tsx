import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Output } from '../../../platform/shared/endpoint.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { Alert, type AlertTone } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { openPaymentStates } from '../choices.ts'
import { getPayment, type PaymentState } from '../contract.ts'
import { useTexts } from './texts.ts'

export type Payment = Output<typeof getPayment>

const askEveryMs = 2000
const patienceMs = 60_000

const isOpen = (status: PaymentState): status is (typeof openPaymentStates)[number] =>
  openPaymentStates.some((open) => open === status)

/** Back from the provider's page: asks how the payment stands until that is final, or for a minute. */
export function PaymentWait({
  id,
  onSettled,
}: {
  id: string
  onSettled: (payment: Payment) => void
}) {
  const { payment: t, screens } = useTexts()
  const [askUntil, setAskUntil] = useState(() => Date.now() + patienceMs)
  const query = useQuery({
    queryKey: ['payment', id],
    queryFn: ({ signal }) => api(getPayment, { id }, { signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isOpen(state.data.status) && state.dataUpdatedAt < askUntil
        ? askEveryMs
        : false,
    staleTime: 0,
    gcTime: 0,
  })
  const { data } = query
  useSettled(data !== undefined && !isOpen(data.status) ? data : undefined, onSettled)

  const again = (label: string): ReactNode => (
    <Button
      variant="secondary"
      size="s"
      busy={query.isFetching}
      onClick={() => {
        setAskUntil(Date.now() + patienceMs)
        void query.refetch()
      }}
    >
      {label}
    </Button>
  )
  if (query.isError) {
    const isUnknown = query.error instanceof ApiError && query.error.status === 404
    return (
      <News
        tone="warning"
        {...(isUnknown ? t.notFound : t.unknown)}
        action={isUnknown ? undefined : again(screens.retry)}
      />
    )
  }
  if (query.dataUpdatedAt >= askUntil)
    return <News tone="warning" {...t.slow} action={again(t.slow.again)} />
  return <Waiting />
}

/** Says once how a payment ended. */
function useSettled(payment: Payment | undefined, onSettled: (payment: Payment) => void): void {
  const tell = useRef(onSettled)
  useEffect(() => {
    tell.current = onSettled
  })
  useEffect(() => {
    if (payment !== undefined) tell.current(payment)
  }, [payment])
}

function Waiting() {
  const { payment: t } = useTexts()
  return (
    <div
      role="status"
      className="mb-5 flex items-center gap-4 rounded-md bg-gulf-wash px-4 py-4 text-gulf"
    >
      <Spinner size={24} />
      <div>
        <p className="font-medium">{t.waiting.title}</p>
        <p className="text-sm">{t.waiting.text}</p>
      </div>
    </div>
  )
}

const tones: Record<keyof ReturnType<typeof useTexts>['payment']['outcomes'], AlertTone> = {
  paid: 'success',
  failed: 'error',
  cancelled: 'info',
  expired: 'warning',
  refund_pending: 'warning',
  refunded: 'warning',
}

interface NewsOfPayment {
  payment: Payment
  /** What was paid for, such as the number of an order. */
  subject?: string | undefined
  texts: Record<keyof typeof tones, { title: string; text: string }>
  /** Where to go once it is paid. */
  next?: ReactNode
}

/** How a payment ended. */
export function PaymentNews({ payment: { status, code }, subject, texts, next }: NewsOfPayment) {
  const { payment: t } = useTexts()
  if (isOpen(status)) return null
  if (code === 'UNDER_REVIEW')
    return (
      <News
        tone="warning"
        title={subjected(t.underReview.title, subject)}
        text={t.underReview.text}
      />
    )
  const { title, text } = texts[status]
  return (
    <News
      tone={tones[status]}
      title={subjected(title, subject)}
      text={code === null ? text : `${t.codes[code]} ${text}`}
      action={status === 'paid' && next}
    />
  )
}

const subjected = (title: string, subject: string | undefined): string =>
  subject === undefined ? title : `${title}: ${subject}`

const News = ({
  tone,
  title,
  text,
  action,
}: {
  tone: AlertTone
  title: string
  text: string
  action?: ReactNode
}) => (
  <Alert tone={tone} title={title} className="mb-5">
    {text}
    {action && <div className="mt-3 mb-1">{action}</div>}
  </Alert>
)
