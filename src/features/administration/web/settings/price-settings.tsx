import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form'
import { countryName } from '../../../../platform/shared/format.ts'
import { formatShortAmount } from '../../../../platform/shared/money.ts'
import { nationalities } from '../../../../platform/shared/nationalities.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { useKeptForm } from '../../../../platform/web/use-kept-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { Prices } from '../../../content/contract.ts'
import { DatedSettings, type ListForm } from './dated-settings.tsx'
import { useSettingsTexts } from './texts.ts'
import { useSettings } from './use-settings.ts'
import { todayInQatar } from '../../../console/web/index.ts'

const plans = ['basic', 'standard', 'premium'] as const

/** Price lists with their first days: plans, visa service, legal caps by nationality. */
export function PriceSettings() {
  const t = useSettingsTexts()
  return (
    <DatedSettings<Prices>
      of="prices"
      title={t.prices.title}
      text={t.prices.text}
      formTitle={t.prices.formTitle}
      columns={usePriceColumns()}
      Form={PriceListForm}
    />
  )
}

function usePriceColumns(): Column<Prices>[] {
  const locale = useLocale()
  const t = useSettingsTexts()
  const currency = useSettings('currency').data?.currency
  return [
    ...plans.map((plan) => ({
      key: plan,
      header: t.fields[plan],
      align: 'end' as const,
      className: 'tabular-nums',
      // An amount without its currency is none.
      cell: (list: Prices) => (
        <bdi>{currency !== undefined && formatShortAmount(list.plans[plan], currency, locale)}</bdi>
      ),
    })),
    {
      key: 'source',
      header: t.dated.source,
      cell: (list) => <span className="min-w-0 break-words">{list.source}</span>,
    },
  ]
}

function PriceListForm({ draft, value, onSave, errorOf, notice, isSaving }: ListForm<Prices>) {
  const t = useSettingsTexts()
  const { form, forget } = useKeptForm<Values>(draft, {
    ...value,
    has_elsewhere: value.elsewhere !== null,
  })
  const { register, handleSubmit, control } = form
  const hasElsewhere = useWatch({ control, name: 'has_elsewhere' })
  const amount = (name: AmountName, label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      dir="ltr"
      error={errorOf(name)}
      {...register(name)}
    />
  )
  const submit = handleSubmit(({ has_elsewhere, ...list }) =>
    onSave({ ...list, elsewhere: has_elsewhere ? list.elsewhere : null }, forget),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Beginning register={register} errorOf={errorOf} />
      <Part title={t.prices.plans}>
        {plans.map((plan) => (
          <div key={plan}>{amount(`plans.${plan}`, t.fields[plan])}</div>
        ))}
      </Part>
      <Part title={t.prices.visa}>
        {amount('visa_service.amount', t.fields.amount)}
        {amount('visa_service.monthly', t.fields.monthly)}
        {amount('visa_service.aim_days', t.fields.aim_days)}
      </Part>
      <Part title={`${t.prices.comparison}: ${t.fields.private_sponsorship}`}>
        {amount('private_sponsorship.amount', t.fields.amount)}
        {amount('private_sponsorship.days', t.fields.days)}
      </Part>
      <Part title={t.prices.law}>
        {amount('end_of_service_days', t.fields.end_of_service_days)}
      </Part>
      <Checkbox label={t.prices.elsewhere} className="mt-3" {...register('has_elsewhere')} />
      {hasElsewhere && (
        <Part title={t.fields.elsewhere}>
          {amount('elsewhere.platform_access', t.fields.platform_access)}
          {amount('elsewhere.nanny_visa', t.fields.nanny_visa)}
        </Part>
      )}
      <Caps control={control} register={register} errorOf={errorOf} />
      {notice}
      <Button type="submit" busy={isSaving} className="mt-6">
        {t.save}
      </Button>
    </form>
  )
}

/** From when a list holds, and by which source. */
function Beginning({
  register,
  errorOf,
}: Pick<Form, 'register'> & Pick<ListForm<Prices>, 'errorOf'>) {
  const { dated: t } = useSettingsTexts()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        min={todayInQatar()}
        label={t.effective}
        error={errorOf('effective_from')}
        {...register('effective_from')}
      />
      <TextField
        label={t.source}
        maxLength={200}
        error={errorOf('source')}
        {...register('source')}
      />
    </div>
  )
}

type Values = Prices & { has_elsewhere: boolean }
type Form = UseFormReturn<Values>
type AmountName =
  | `plans.${(typeof plans)[number]}`
  | `visa_service.${'amount' | 'monthly' | 'aim_days'}`
  | `private_sponsorship.${'amount' | 'days'}`
  | `elsewhere.${'platform_access' | 'nanny_visa'}`
  | 'end_of_service_days'

function Caps({
  control,
  register,
  errorOf,
}: Pick<Form, 'control' | 'register'> & Pick<ListForm<Prices>, 'errorOf'>) {
  const t = useSettingsTexts()
  const caps = useFieldArray({ control, name: 'recruitment_caps.amounts' })
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 font-medium">{t.prices.caps}</legend>
      <div className="mb-3 grid gap-4 sm:grid-cols-2">
        <TextField
          label={t.fields.decision}
          error={errorOf('recruitment_caps.decision')}
          {...register('recruitment_caps.decision')}
        />
        <DateField
          label={t.fields.in_force_since}
          error={errorOf('recruitment_caps.in_force_since')}
          {...register('recruitment_caps.in_force_since')}
        />
      </div>
      <ul className="flex flex-col gap-3">
        {caps.fields.map((row, index) => (
          <Cap
            key={row.id}
            index={index}
            register={register}
            errorOf={errorOf}
            onRemove={() => caps.remove(index)}
          />
        ))}
      </ul>
      {errorOf('recruitment_caps.amounts') !== undefined && (
        <p className="mt-2 text-sm text-danger">{errorOf('recruitment_caps.amounts')}</p>
      )}
      <Button
        variant="quiet"
        size="s"
        icon={Plus}
        className="mt-3"
        onClick={() => caps.append({ country: 'PH', amount: 0 })}
      >
        {t.prices.addCap}
      </Button>
    </fieldset>
  )
}

function Cap({
  index,
  register,
  errorOf,
  onRemove,
}: Pick<Form, 'register'> &
  Pick<ListForm<Prices>, 'errorOf'> & { index: number; onRemove: () => void }) {
  const t = useSettingsTexts()
  const locale = useLocale()
  const countries = [...new Set(nationalities.map(({ country }) => country))]
    .map((value) => ({ value, label: countryName(value, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <li className="grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <Select
        label={t.prices.country}
        options={countries}
        error={errorOf(`recruitment_caps.amounts.${index}.country`)}
        fieldClassName="col-span-2 sm:col-span-1"
        {...register(`recruitment_caps.amounts.${index}.country`)}
      />
      <TextField
        label={t.prices.amount}
        inputMode="decimal"
        dir="ltr"
        error={errorOf(`recruitment_caps.amounts.${index}.amount`)}
        {...register(`recruitment_caps.amounts.${index}.amount`)}
      />
      <IconButton icon={Trash2} label={t.remove} onClick={onRemove} />
    </li>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="mt-5">
    <legend className="mb-2 font-medium">{title}</legend>
    <div className="grid gap-4 sm:grid-cols-3">{children}</div>
  </fieldset>
)
