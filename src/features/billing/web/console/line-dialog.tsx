import { useState } from 'react'
import { latinDigits } from '../../../../platform/shared/digits.ts'
import { currencySign } from '../../../../platform/shared/money.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { type OrderRecord, setOrderLine } from '../../contract.ts'
import { ActDialog } from '../../../console/web/index.ts'
import { useConsoleTexts } from './texts.ts'

const kinds = ['visa_service', 'recruitment_fee'] as const
type Kind = (typeof kinds)[number]

/** Sets what an unpaid order holds beside the service. */
export function LineDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const locale = useLocale()
  const { orders: t, notDone } = useConsoleTexts()
  const amountOf = (kind: Kind) =>
    String(order.lines.find((line) => line.kind === kind)?.amount ?? 0)
  const [kind, setKind] = useState<Kind>('visa_service')
  const [amount, setAmount] = useState(() => amountOf('visa_service'))
  const { run, busy, error, fieldErrors } = useAction(setOrderLine, {
    failed: notDone,
    refresh: ['all-orders'],
    onDone: onClose,
    inPlace: true,
  })
  return (
    <ActDialog
      title={t.setLine}
      confirmLabel={t.saveLine}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => void run({ id: order.id, kind, amount: latinDigits(amount).trim() })}
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
        label={`${t.lineAmount} (${currencySign(order.currency, locale)})`}
        name="amount"
        dir="ltr"
        inputMode="decimal"
        maxLength={12}
        value={amount}
        error={fieldErrors.amount}
        onChange={(event) => setAmount(event.target.value)}
      />
    </ActDialog>
  )
}
