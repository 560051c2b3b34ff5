import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { genders, maritalStatuses, religions } from '../../profiles/choices.ts'
import { hideableFields } from '../../profiles/fields.ts'
import { useWordTexts } from '../../profiles/web/index.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import type { ProfileForm } from './profile-form.ts'
import { useFieldError } from './use-field-error.ts'

/** What the law calls special, behind her consent, and what her public page leaves out. */
export function SpecialFields() {
  const { form: t, fields } = useAreaTexts()
  const { values } = useWordTexts()
  const fieldError = useFieldError()
  const { register, watch } = useFormContext<ProfileForm>()
  const own = watch('religion')
  const known = religions.map((value) => ({ value, label: values.religion[value] ?? value }))
  return (
    <div className="rounded-md bg-sunken p-4 sm:p-5">
      <h3 className="text-lg">{t.special}</h3>
      <p className="mt-1 text-sm text-ink-soft">{t.specialText}</p>
      <Checkbox
        className="mt-2"
        label={t.consent}
        error={fieldError('consent_special_data')}
        {...register('consent_special_data')}
      />
      <div className="mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <Select
          label={fields.religion}
          placeholder={t.choose}
          options={
            own === '' || known.some(({ value }) => value === own)
              ? known
              : [...known, { value: own, label: own }]
          }
          error={fieldError('religion')}
          {...register('religion')}
        />
        <Select
          label={fields.marital_status}
          placeholder={t.choose}
          options={maritalStatuses.map((value) => ({
            value,
            label: values.maritalStatus[value] ?? value,
          }))}
          error={fieldError('marital_status')}
          {...register('marital_status')}
        />
      </div>
      <Kids />
      <FieldGroup label={t.hide} className="mt-5" error={fieldError('hidden_fields')}>
        <div className="grid sm:grid-cols-2">
          {hideableFields.map((field) => (
            <Checkbox
              key={field}
              label={fields[field]}
              value={field}
              {...register('hidden_fields')}
            />
          ))}
        </div>
      </FieldGroup>
    </div>
  )
}

function Kids() {
  const { form: t, fields } = useAreaTexts()
  const { values } = useWordTexts()
  const fieldError = useFieldError()
  const { register, control } = useFormContext<ProfileForm>()
  const rows = useFieldArray({ control, name: 'kids' })
  return (
    <FieldGroup label={fields.kids} className="mt-5" error={fieldError('kids')}>
      <ul className="flex flex-col gap-3">
        {rows.fields.map((row, index) => (
          <li key={row.id} className="flex items-end gap-3">
            <Select
              label={`${t.kidOf(index + 1)}: ${fields.gender}`}
              placeholder={t.choose}
              options={genders.map((value) => ({ value, label: values.gender[value] ?? value }))}
              fieldClassName="min-w-0 grow"
              {...register(`kids.${index}.gender`)}
            />
            <TextField
              label={t.kidAge}
              inputMode="numeric"
              dir="ltr"
              fieldClassName="w-20 shrink-0"
              {...register(`kids.${index}.age`)}
            />
            <IconButton
              icon={Trash2}
              label={t.remove(t.kidOf(index + 1))}
              onClick={() => rows.remove(index)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="s"
        icon={Plus}
        className="mt-3"
        onClick={() => rows.append({ gender: '', age: '' })}
      >
        {t.addKid}
      </Button>
    </FieldGroup>
  )
}
