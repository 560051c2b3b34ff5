import { useState } from 'react'
import { currencySign, formatAmount } from '../../../../platform/shared/money.ts'
import { latinDigits } from '../../../../platform/shared/digits.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { type OrderRecord, refundOrder } from '../../contract.ts'
import { ActDialog } from '../../../console/web/index.ts'
import { useConsoleTexts } from './texts.ts'

/** Gives money back: how much, why, and what that does. The same press twice gives back once. */
export function RefundDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const locale = useLocale()
  const { orders: t } = useConsoleTexts()
  const left = Math.round((order.amount - order.refunded_amount) * 100) / 100
  const { typed, type, amount, isWhole, mayEnd, run, busy, error, fieldErrors } = useRefund(
    order,
    left,
    onClose,
  )
  return (
    <ActDialog
      title={t.refundTitle(order.order_no)}
      text={t.refundText(formatAmount(left, order.currency, locale))}
      confirmLabel={t.confirm(
        formatAmount(Number.isFinite(amount) ? amount : 0, order.currency, locale),
      )}
      danger
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => void run()}
    >
      <TextField
        label={`${t.amount} (${currencySign(order.currency, locale)})`}
        name="amount"
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed.amount}
        error={fieldErrors.amount}
        onChange={(event) => type({ ...typed, amount: event.target.value })}
      />
      {mayEnd && (
        <Checkbox
          label={t.endsHire}
          checked={typed.endsHire}
          onChange={(event) => type({ ...typed, endsHire: event.target.checked })}
        />
      )}
      <p aria-live="polite" className="text-sm text-ink-soft">
        {t[whatFollows(order, isWhole, typed.endsHire)]}
      </p>
      <TextArea
        label={t.reason}
        name="reason"
        rows={2}
        maxLength={500}
        value={typed.reason}
        error={fieldErrors.reason}
        onChange={(event) => type({ ...typed, reason: event.target.value })}
      />
    </ActDialog>
  )
}

function whatFollows(order: OrderRecord, isWhole: boolean, endsHire: boolean) {
  if (order.kind === 'plan') return isWhole ? 'wholePlan' : 'partPlan'
  if (order.hire_ended_on !== null) return 'partPlan'
  return isWhole ? 'wholeHire' : endsHire ? 'partEnds' : 'part'
}

/** Whatever is typed meanwhile, one refund is under way at a time; another amount is another refund. */
function useRefund(order: OrderRecord, left: number, onClose: () => void) {
  const { orders: t, notDone } = useConsoleTexts()
  const [key] = useState(() => crypto.randomUUID())
  const { typed, type, forget } = useTypedDraft(`refund:${order.id}`, {
    amount: String(left),
    endsHire: false,
    reason: '',
  })
  const asked = latinDigits(typed.amount).trim()
  const amount = Number(asked)
  const isWhole = amount === left
  const mayEnd = order.kind === 'hire' && order.hire_ended_on === null && !isWhole
  const ends_hire = mayEnd && typed.endsHire
  const action = useAction(
    () =>
      api(
        refundOrder,
        { id: order.id, amount: asked, ends_hire, reason: typed.reason },
        { headers: { 'idempotency-key': `${key}:${asked}` } },
      ),
    {
      failed: notDone,
      refresh: ['all-orders', 'ledger', 'audit'],
      toast: t.done,
      onDone: () => {
        forget()
        onClose()
      },
      inPlace: true,
    },
  )
  return { typed, type, amount, isWhole, mayEnd, ...action }
}
