import { useState } from 'react'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { latinDigits } from '../../../../platform/shared/digits.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import type { OrderRecord } from '../../../billing/contract.ts'
import { refundOrder } from '../calls.ts'
import { ActDialog } from '../frame/act-dialog.tsx'
import { useAct } from '../frame/use-act.ts'
import { useRoomTexts } from '../texts.ts'

/** Gives money back: how much, why, and what that does. The same press twice gives back once. */
export function RefundDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const { orders: t } = useRoomTexts()
  const toast = useToast()
  const left = Math.round((order.amount - order.refunded_amount) * 100) / 100
  const [typed, setTyped] = useState(String(left))
  const [reason, setReason] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const amount = Number(latinDigits(typed).trim())
  const isWhole = amount === left
  const { run, busy, problem, fields } = useAct(
    () => api(refundOrder, { id: order.id, amount: latinDigits(typed).trim(), reason }, { headers: { 'idempotency-key': `${key}:${typed}` } }),
    {
      topics: ['all-orders', 'ledger', 'audit'],
      done: () => {
        toast({ text: t.done })
        onClose()
      },
    },
  )
  return (
    <ActDialog
      title={t.refundTitle(order.order_no)}
      text={t.refundText(formatAmount(left, order.currency))}
      confirmLabel={t.confirm(formatAmount(Number.isFinite(amount) ? amount : 0, order.currency))}
      danger
      busy={busy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => run(undefined)}
    >
      <TextField
        label={`${t.amount} (${order.currency})`}
        name="amount"
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        error={fields.amount}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p aria-live="polite" className="text-sm text-ink-soft">
        {isWhole ? (order.kind === 'hire' ? t.wholeHire : t.wholePlan) : t.part}
      </p>
      <TextArea
        label={t.reason}
        name="reason"
        rows={2}
        maxLength={500}
        value={reason}
        error={fields.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  )
}
