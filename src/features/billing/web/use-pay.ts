import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { useAction } from '../../../ui/use-action.ts'
import { openPaymentStates } from '../choices.ts'
import type { OpenedPayment } from '../contract.ts'
import { useTexts } from './texts.ts'

/** Opens a payment and sends the browser on to the provider's page; what needs no payment goes on to `path`, which waits for its news. */
export function usePay(
  open: (key: string) => Promise<OpenedPayment>,
  path: string,
  onLeft: () => void,
) {
  const { payment: t } = useTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const locale = useLocale()
  // One key for one wish to pay: pressed again after a failure it opens the same payment.
  const key = useRef(crypto.randomUUID())
  const { run, busy, error, result, reset } = useAction(
    () =>
      open(key.current).catch((failure: unknown) => {
        void queries.invalidateQueries()
        throw failure
      }),
    {
      failed: t.failed,
      onDone: ({ payment_id, payment_url, status }) => {
        const isOpen = openPaymentStates.some((state) => state === status)
        if (isOpen && payment_url !== null) return location.assign(payment_url)
        onLeft()
        return navigate(`${localizedPath(path, locale)}?payment=${payment_id}`, { replace: true })
      },
      inPlace: true,
    },
  )

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

  // Busy until the provider's page is there.
  return { pay: run, isBusy: busy || result !== undefined, error }
}
