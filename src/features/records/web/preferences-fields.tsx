import { Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { positions, workTypes } from '../../profiles/choices.ts'
import { useWordTexts } from '../../profiles/web/index.ts'
import { DrawnFields } from './drawn-fields.tsx'
import { useAreaTexts } from './own-profile-texts.ts'
import { grid } from './personal-fields.tsx'
import type { ProfileForm } from './profile-form.ts'
import { withWords } from './start/use-dictation.ts'
import { useFieldError } from './use-field-error.ts'
import { currencySign } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'

const Voice = lazyPart(() => import('./start/voice.tsx'), 'Voice')

/** The third tab of the form: what she is looking for. */
export function PreferencesFields({ currency }: { currency: string }) {
  const { form } = useAreaTexts()
  const { register } = useFormContext<ProfileForm>()
  return (
    <div className="flex flex-col gap-6">
      <Place currency={currency} />
      <WorkingTimes />
      <DrawnFields tab="preferences" />
      <About />
      <Checkbox label={form.indexLabel} hint={form.indexHint} {...register('index_profile')} />
    </div>
  )
}

/** A few words about her, written or spoken. */
function About() {
  const { fields, form } = useAreaTexts()
  const fieldError = useFieldError()
  const { register, getValues, setValue } = useFormContext<ProfileForm>()
  const add = (words: string) =>
    setValue('description', withWords(getValues('description'), words), { shouldDirty: true })
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={fields.description}
        hint={form.descriptionHint}
        maxLength={3000}
        error={fieldError('description')}
        {...register('description')}
      />
      <Suspense>
        <Voice onWords={add} />
      </Suspense>
    </div>
  )
}

/** The place she looks for: what as, where, for how much. */
function Place({ currency }: { currency: string }) {
  const locale = useLocale()
  const t = useAreaTexts()
  const { fields, form } = t
  const { values } = useWordTexts()
  const fieldError = useFieldError()
  const { register, watch } = useFormContext<ProfileForm>()
  const positionOptions = (own: string) => {
    const known = positions.map((value) => ({
      value: value as string,
      label: values.position[value] ?? value,
    }))
    return own === '' || known.some(({ value }) => value === own)
      ? known
      : [...known, { value: own, label: own }]
  }
  return (
    <div className={grid}>
      <Select
        label={fields.desired_position}
        placeholder={form.choose}
        options={positionOptions(watch('desired_position'))}
        error={fieldError('desired_position')}
        {...register('desired_position')}
      />
      <Select
        label={fields.position_sought}
        placeholder={form.choose}
        options={positionOptions(watch('position_sought'))}
        error={fieldError('position_sought')}
        {...register('position_sought')}
      />
      <TextField
        label={t.salaryField(currencySign(currency, locale))}
        inputMode="decimal"
        dir="ltr"
        error={fieldError('expected_salary')}
        {...register('expected_salary')}
      />
      <Select
        label={fields.work_type}
        placeholder={form.choose}
        options={workTypes.map((value) => ({ value, label: values.workType[value] ?? value }))}
        error={fieldError('work_type')}
        {...register('work_type')}
      />
      <PlainField field="preferred_location" />
      <PlainField field="accommodation" />
    </div>
  )
}

/** From when, and when in the week, she would work. */
function WorkingTimes() {
  const { fields, form } = useAreaTexts()
  const fieldError = useFieldError()
  const { register, watch, setValue } = useFormContext<ProfileForm>()
  const isImmediate = watch('immediate_availability')
  return (
    <div className={grid}>
      <Checkbox
        label={fields.immediate_availability}
        className="sm:col-span-2"
        {...register('immediate_availability', {
          onChange: (event: { target: { checked: boolean } }) =>
            event.target.checked && setValue('availability_date', '', { shouldDirty: true }),
        })}
      />
      <DateField
        label={fields.availability_date}
        disabled={isImmediate}
        error={fieldError('availability_date')}
        {...register('availability_date')}
      />
      <DateField
        label={fields.estimated_joining_date}
        error={fieldError('estimated_joining_date')}
        {...register('estimated_joining_date')}
      />
      <TextField
        label={fields.working_days}
        hint={form.daysHint}
        dir="auto"
        error={fieldError('working_days')}
        {...register('working_days')}
        fieldClassName="sm:col-span-2"
      />
      <TimeField
        label={fields.working_hours_from}
        stored={watch('working_hours_from')}
        error={fieldError('working_hours_from')}
        {...register('working_hours_from')}
      />
      <TimeField
        label={fields.working_hours_to}
        stored={watch('working_hours_to')}
        error={fieldError('working_hours_to')}
        {...register('working_hours_to')}
      />
    </div>
  )
}

function PlainField({ field }: { field: 'preferred_location' | 'accommodation' }) {
  const { fields } = useAreaTexts()
  const fieldError = useFieldError()
  const { register } = useFormContext<ProfileForm>()
  return (
    <TextField label={fields[field]} dir="auto" error={fieldError(field)} {...register(field)} />
  )
}
