import { useState } from 'react'
import { latinDigits } from '../../../../platform/shared/digits.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { type OrderRecord, setOrderLine } from '../../../billing/contract.ts'
import { ActDialog } from '../frame/act-dialog.tsx'
import { useAct } from '../frame/use-act.ts'
import { useRoomTexts } from '../texts.ts'

const kinds = ['visa_service', 'recruitment_fee'] as const
type Kind = (typeof kinds)[number]

/** Sets what an unpaid order holds beside the service. */
export function LineDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const { orders: t } = useRoomTexts()
  const amountOf = (kind: Kind) =>
    String(order.lines.find((line) => line.kind === kind)?.amount ?? 0)
  const [kind, setKind] = useState<Kind>('visa_service')
  const [amount, setAmount] = useState(() => amountOf('visa_service'))
  const { run, busy, problem, fields } = useAct(
    () => api(setOrderLine, { id: order.id, kind, amount: latinDigits(amount).trim() }),
    {
      topics: ['all-orders'],
      done: onClose,
    },
  )
  return (
    <ActDialog
      title={t.setLine}
      confirmLabel={t.saveLine}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => run(undefined)}
    >
      <Select
        label={t.line}
        options={kinds.map((value) => ({ value, label: t.lines[value] }))}
        value={kind}
        onChange={(event) => {
          const next = event.target.value as Kind
          setKind(next)
          setAmount(amountOf(next))
        }}
      />
      <TextField
        label={`${t.lineAmount} (${order.currency})`}
        name="amount"
        dir="ltr"
        inputMode="decimal"
        maxLength={12}
        value={amount}
        error={fields.amount}
        onChange={(event) => setAmount(event.target.value)}
      />
    </ActDialog>
  )
}
