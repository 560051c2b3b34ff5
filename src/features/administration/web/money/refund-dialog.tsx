import { useState } from 'react'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { latinDigits } from '../../../../platform/shared/digits.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { type OrderRecord, refundOrder } from '../../../billing/contract.ts'
import { ActDialog } from '../frame/act-dialog.tsx'
import { useSectionTexts } from '../texts.ts'

/** Gives money back: how much, why, and what that does. The same press twice gives back once. */
export function RefundDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const { orders: t, notDone } = useSectionTexts()
  const left = Math.round((order.amount - order.refunded_amount) * 100) / 100
  const [typed, setTyped] = useState(String(left))
  const [reason, setReason] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const amount = Number(latinDigits(typed).trim())
  const [endsHire, setEndsHire] = useState(false)
  const isWhole = amount === left
  const mayEnd = order.kind === 'hire' && order.hire_ended_on === null && !isWhole
  const { run, busy, error, wrong } = useAction(
    () =>
      api(
        refundOrder,
        { id: order.id, amount: latinDigits(typed).trim(), ends_hire: mayEnd && endsHire, reason },
        { headers: { 'idempotency-key': `${key}:${typed}` } },
      ),
    {
      failed: notDone,
      refresh: ['all-orders', 'ledger', 'audit'],
      toast: t.done,
      onDone: onClose,
      inPlace: true,
    },
  )
  const whatFollows = () => {
    if (order.kind === 'plan') return isWhole ? t.wholePlan : t.partPlan
    if (order.hire_ended_on !== null) return t.partPlan
    return isWhole ? t.wholeHire : endsHire ? t.partEnds : t.part
  }
  return (
    <ActDialog
      title={t.refundTitle(order.order_no)}
      text={t.refundText(formatAmount(left, order.currency))}
      confirmLabel={t.confirm(formatAmount(Number.isFinite(amount) ? amount : 0, order.currency))}
      danger
      busy={busy}
      problem={error}
      onClose={onClose}
      onConfirm={() => void run()}
    >
      <TextField
        label={`${t.amount} (${order.currency})`}
        name="amount"
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        error={wrong.amount}
        onChange={(event) => setTyped(event.target.value)}
      />
      {mayEnd && (
        <Checkbox
          label={t.endsHire}
          checked={endsHire}
          onChange={(event) => setEndsHire(event.target.checked)}
        />
      )}
      <p aria-live="polite" className="text-sm text-ink-soft">
        {whatFollows()}
      </p>
      <TextArea
        label={t.reason}
        name="reason"
        rows={2}
        maxLength={500}
        value={reason}
        error={wrong.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  )
}
