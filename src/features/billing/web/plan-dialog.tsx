import { formatAmount } from '../../../platform/shared/money.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { buyPlan, type Plan } from '../contract.ts'
import { useTexts } from './texts.ts'
import { usePay } from './use-pay.ts'

/** Asks, and sends the browser on to the provider's page. */
export function PlanDialog({
  plan: { plan, amount, currency },
  onClose,
}: {
  plan: Plan
  onClose: () => void
}) {
  const locale = useLocale()
  const { plans: t, screens } = useTexts()
  const { pay, isBusy, error } = usePay(
    (key) => api(buyPlan, { plan }, { headers: { 'idempotency-key': key } }),
    '/dashboard/plan',
    onClose,
  )
  const price = formatAmount(amount, currency, locale)
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={t.buyTitle}
      closeLabel={screens.close}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {screens.cancel}
          </Button>
          <Button busy={isBusy} onClick={() => void pay()}>
            {t.submit(price)}
          </Button>
        </>
      }
    >
      <p>{t.confirm(t.names[plan], price)}</p>
      <p className="mt-4 text-sm text-ink-soft">{t.onSecurePage}</p>
      {error !== undefined && (
        <Alert tone="error" className="mt-4">
          {error}
        </Alert>
      )}
    </Dialog>
  )
}
