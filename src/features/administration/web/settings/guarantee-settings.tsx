import type { UseFormRegister } from 'react-hook-form'
import { useKeptForm } from '../../../../platform/web/use-kept-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { GuaranteeInput } from '../../../billing/price-contract.ts'
import { DatedSettings, type ListForm } from './dated-settings.tsx'
import { useSettingsTexts } from './texts.ts'
import { todayInQatar } from '../../../console/web/index.ts'

const causes = ['refuses_to_work', 'left', 'illness', 'breach_by_worker'] as const
const partMonths = ['full', 'pro_rata'] as const
const numbers = ['whole_months', 'reduced_months', 'percent_per_month'] as const

/** The legal guarantee for contracts from a day on. */
export function GuaranteeSettings() {
  const t = useSettingsTexts()
  return (
    <DatedSettings<GuaranteeInput>
      of="guarantees"
      title={t.guarantees.title}
      text={t.guarantees.text}
      formTitle={t.guarantees.formTitle}
      columns={useGuaranteeColumns()}
      Form={GuaranteeForm}
    />
  )
}

function useGuaranteeColumns(): Column<GuaranteeInput>[] {
  const t = useSettingsTexts()
  return [
    { key: 'decision', header: t.fields.decision, cell: (rule) => <bdi>{rule.decision}</bdi> },
    {
      key: 'months',
      header: t.fields.whole_months,
      align: 'end',
      cell: (rule) => rule.whole_months,
    },
    {
      key: 'reduced',
      header: t.fields.reduced_months,
      align: 'end',
      cell: (rule) => rule.reduced_months,
    },
    {
      key: 'percent',
      header: t.fields.percent_per_month,
      align: 'end',
      cell: (rule) => `${rule.percent_per_month}%`,
    },
  ]
}

function GuaranteeForm({
  draft,
  value,
  onSave,
  errorOf,
  notice,
  isSaving,
}: ListForm<GuaranteeInput>) {
  const t = useSettingsTexts()
  const { form, forget } = useKeptForm(draft, value)
  const { register, handleSubmit } = form
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((rule) => onSave(rule, forget))(event)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          min={todayInQatar()}
          label={t.dated.effective}
          error={errorOf('effective_from')}
          {...register('effective_from')}
        />
        <TextField
          label={t.fields.decision}
          maxLength={60}
          error={errorOf('decision')}
          {...register('decision')}
        />
        {numbers.map((name) => (
          <TextField
            key={name}
            label={t.fields[name]}
            inputMode="decimal"
            dir="ltr"
            error={errorOf(name)}
            {...register(name)}
          />
        ))}
        <Select
          label={t.fields.part_months}
          options={partMonths.map((one) => ({ value: one, label: t.guarantees.partMonths[one] }))}
          error={errorOf('part_months')}
          {...register('part_months')}
        />
      </div>
      <Checkbox
        label={t.fields.base_includes_government_fees}
        className="mt-3"
        {...register('base_includes_government_fees')}
      />
      <Causes register={register} error={errorOf('causes')} />
      {notice}
      <Button type="submit" busy={isSaving} className="mt-6">
        {t.save}
      </Button>
    </form>
  )
}

/** For which endings of a hire the guarantee holds. */
function Causes({
  register,
  error,
}: {
  register: UseFormRegister<GuaranteeInput>
  error: string | undefined
}) {
  const t = useSettingsTexts()
  return (
    <FieldGroup label={t.fields.causes} error={error} className="mt-3">
      {causes.map((cause) => (
        <Checkbox
          key={cause}
          value={cause}
          label={t.guarantees.causes[cause]}
          {...register('causes')}
        />
      ))}
    </FieldGroup>
  )
}
