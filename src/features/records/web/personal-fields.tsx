import { Phone } from 'lucide-react'
import { Controller, useFormContext } from 'react-hook-form'
import { qatarDate } from '../../../platform/shared/format.ts'
import { nationalityOptions } from '../../../platform/shared/nationalities.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { openChangeMobile } from '../../accounts/web/index.ts'
import { genders, visaStatuses, visaTypes } from '../../profiles/choices.ts'
import { feetAndInches } from '../../profiles/height-rules.ts'
import { useWordTexts } from '../../profiles/web/index.ts'
import { DrawnFields } from './drawn-fields.tsx'
import { useAreaTexts } from './own-profile-texts.ts'
import { useDataSource } from './profile-data-source.ts'
import { LanguageFields } from './language-fields.tsx'
import { cmOf, type ProfileForm } from './profile-form.ts'
import { SpecialFields } from './special-fields.tsx'
import { useFieldError } from './use-field-error.ts'
import type { Locale } from '../../../platform/shared/locales.ts'

/** Where the calendar of a birth opens: thirty years ago, not today. */
const usualBirth = (): string => `${Number(qatarDate(new Date()).slice(0, 4)) - 30}-01-01`

export const grid = 'grid gap-x-5 gap-y-4 sm:grid-cols-2'

interface Props {
  phone: string | null
  onPhone: (phone: string) => void
}

/** The first tab of the form: who she is, where she is, what she speaks. */
export const PersonalFields = ({ phone, onPhone }: Props) => (
  <div className="flex flex-col gap-7">
    <Identity phone={phone} onPhone={onPhone} />
    <Measures />
    <Whereabouts />
    <DrawnFields tab="personal" />
    <LanguageFields />
    <SpecialFields />
  </div>
)

const options = (list: readonly string[], words: Record<string, string>) =>
  list.map((value) => ({ value, label: words[value] ?? value }))

/** Who she is and how she is reached. */
function Identity({ phone, onPhone }: Props) {
  const t = useAreaTexts()
  const fieldError = useFieldError()
  const { register } = useFormContext<ProfileForm>()
  const { values } = useWordTexts()
  return (
    <div className={grid}>
      <TextField
        label={t.fields.full_name}
        autoComplete="name"
        dir="auto"
        error={fieldError('full_name')}
        {...register('full_name')}
      />
      <TextField
        label={t.fields.email}
        type="email"
        note={t.optional}
        autoComplete="email"
        error={fieldError('email')}
        {...register('email')}
      />
      <NumberField phone={phone} onPhone={onPhone} />
      <TextField
        label={t.fields.whatsapp}
        type="tel"
        note={t.optional}
        error={fieldError('whatsapp')}
        {...register('whatsapp')}
      />
      <NationalityField />
      <Select
        label={t.fields.gender}
        placeholder={t.form.choose}
        options={options(genders, values.gender)}
        error={fieldError('gender')}
        {...register('gender')}
      />
      <DateField
        label={t.fields.date_of_birth}
        start={usualBirth()}
        hint={t.form.birthHint}
        error={fieldError('date_of_birth')}
        {...register('date_of_birth')}
      />
    </div>
  )
}

function NationalityField() {
  const t = useAreaTexts()
  const locale = useLocale()
  const fieldError = useFieldError()
  const { control } = useFormContext<ProfileForm>()
  return (
    <Controller
      control={control}
      name="nationality"
      render={({ field }) => (
        <Combobox
          label={t.fields.nationality}
          options={optionsWith(locale, field.value)}
          value={field.value}
          onChange={field.onChange}
          placeholder={t.form.choose}
          emptyText={t.form.nothingFound}
          unknownText={t.form.notInList}
          error={fieldError('nationality')}
        />
      )}
    />
  )
}

/** Where she lives, and on which visa. */
function Whereabouts() {
  const t = useAreaTexts()
  const fieldError = useFieldError()
  const { register } = useFormContext<ProfileForm>()
  const { values } = useWordTexts()
  return (
    <div className={grid}>
      <TextField
        label={t.fields.current_location}
        dir="auto"
        error={fieldError('current_location')}
        {...register('current_location')}
      />
      <TextField
        label={t.fields.current_city}
        dir="auto"
        error={fieldError('current_city')}
        {...register('current_city')}
      />
      <TextField
        label={t.fields.current_country}
        dir="auto"
        error={fieldError('current_country')}
        {...register('current_country')}
      />
      <Select
        label={t.fields.visa_type}
        placeholder={t.form.choose}
        options={options(visaTypes, values.visaType)}
        error={fieldError('visa_type')}
        {...register('visa_type')}
      />
      <Select
        label={t.fields.visa_status}
        placeholder={t.form.choose}
        options={options(visaStatuses, values.visaStatus)}
        error={fieldError('visa_status')}
        {...register('visa_status')}
      />
      <DateField
        label={t.fields.visa_expiry_date}
        error={fieldError('visa_expiry_date')}
        {...register('visa_expiry_date')}
      />
    </div>
  )
}

/** Her own number changes by a code; one that an agency keeps for her is typed. */
function NumberField({ phone, onPhone }: Props) {
  const t = useAreaTexts()
  const fieldError = useFieldError()
  const { recordId } = useDataSource()
  const { register } = useFormContext<ProfileForm>()
  return recordId === null ? (
    <div>
      <TextField
        label={t.fields.phone_number}
        type="tel"
        readOnly
        icon={Phone}
        hint={t.form.phoneHint}
        value={phone ?? ''}
      />
      <Button variant="quiet" size="s" onClick={() => openChangeMobile(onPhone)} className="mt-1">
        {t.form.changeNumber}
      </Button>
    </div>
  ) : (
    <TextField
      label={t.fields.phone_number}
      type="tel"
      dir="ltr"
      autoComplete="off"
      hint={t.form.phoneHint}
      note={t.optional}
      error={fieldError('phone_number')}
      {...register('phone_number')}
    />
  )
}

/** All nationalities in the reader's language; one that is in none of our lists stays to be chosen. */
function optionsWith(locale: Locale, current: string) {
  const known = nationalityOptions(locale)
  return current === '' || known.some(({ value }) => value === current)
    ? known
    : [{ value: current, label: current }, ...known]
}

/** Height in centimetres and in feet and inches, each following the other; weight. */
function Measures() {
  const t = useAreaTexts()
  const fieldError = useFieldError()
  const { register, setValue, getValues } = useFormContext<ProfileForm>()
  const touch = { shouldDirty: true }
  const followCm = () => {
    const cm = Number(getValues('height_cm'))
    const known = cm > 0 ? feetAndInches(cm) : null
    setValue('height_feet', known === null ? '' : String(known.feet), touch)
    setValue('height_inches', known === null ? '' : String(known.inches), touch)
  }
  const followFeet = () => {
    const [feet, inches] = [getValues('height_feet'), getValues('height_inches')]
    if (feet === '' && inches === '') return setValue('height_cm', '', touch)
    const cm = cmOf(Number(feet) || 0, Number(inches) || 0)
    setValue('height_cm', cm > 0 ? String(cm) : '', touch)
  }
  const number = { inputMode: 'decimal', dir: 'ltr' } as const
  return (
    <div className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4">
      <TextField
        label={t.fields.height_cm}
        {...number}
        error={fieldError('height_cm')}
        {...register('height_cm', { onChange: followCm })}
      />
      <TextField
        label={t.fields.height_feet}
        {...number}
        error={fieldError('height_feet')}
        {...register('height_feet', { onChange: followFeet })}
      />
      <TextField
        label={t.fields.height_inches}
        {...number}
        error={fieldError('height_inches')}
        {...register('height_inches', { onChange: followFeet })}
      />
      <TextField
        label={t.fields.weight}
        {...number}
        error={fieldError('weight')}
        {...register('weight')}
      />
    </div>
  )
}
