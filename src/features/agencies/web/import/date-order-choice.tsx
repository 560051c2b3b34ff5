import { formatDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import type { ImportReport } from '../../import-contract.ts'
import { type DateOrder, dateOrders } from '../../import-fields.ts'
import { useImportTexts } from './texts.ts'

interface Props {
  dates: ImportReport['dates']
  /** What was chosen; else the order that was guessed. */
  chosen: DateOrder | undefined
  busy: boolean
  onChange: (order: DateOrder) => void
}

/** Asks which of two numbers is the month, where the file doesn't say it. */
export function DateOrderChoice({ dates, chosen, busy, onChange }: Props) {
  const { dates: t } = useImportTexts()
  const locale = useLocale()
  if (dates === null || dates.example === null) return null
  const { example, doubtful, order } = dates
  return (
    <RadioGroup
      name="dates"
      variant="cards"
      label={t.label(example.text)}
      hint={t.doubtful(doubtful)}
      value={chosen ?? order}
      disabled={busy}
      options={dateOrders.map((value) => ({
        value,
        label: t[value](formatDate(example[value], locale)),
      }))}
      onChange={(event) => onChange(event.target.value as DateOrder)}
    />
  )
}
