import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { entriesMax, type FamilyCategory, genders, relations } from '../choices.ts'
import { categories, type FormValues, newMember } from './form-values.ts'
import { useTexts } from './texts.ts'
import type { FieldErrors } from './use-save.ts'

/** Spouses and the three lists of the family. */
export function EditFamily({ fieldErrors }: { fieldErrors: FieldErrors }) {
  const { family } = useTexts()
  const { register } = useFormContext<FormValues>()
  return (
    <div className="flex flex-col gap-6">
      <TextField
        label={family.spouses}
        inputMode="numeric"
        error={fieldErrors.spouses}
        fieldClassName="sm:w-1/2"
        {...register('spouses')}
      />
      {categories.map((category) => (
        <Members key={category} category={category} fieldErrors={fieldErrors} />
      ))}
      <p className="text-sm text-ink-faint">{family.private}</p>
    </div>
  )
}

function Members({
  category,
  fieldErrors,
}: {
  category: FamilyCategory
  fieldErrors: FieldErrors
}) {
  const { family } = useTexts()
  const { control } = useFormContext<FormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: category })
  return (
    <section aria-labelledby={`family-${category}`} className="rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`family-${category}`} className="font-medium">
          {family.categories[category]}
        </h3>
        <Button
          variant="secondary"
          size="s"
          icon={Plus}
          disabled={fields.length >= entriesMax}
          onClick={() => append(newMember)}
        >
          {family.add[category]}
        </Button>
      </div>
      {fields.length === 0 && (
        <p className="mt-2 text-sm text-ink-faint">{family.none[category]}</p>
      )}
      {fields.map((field, index) => (
        <Member
          key={field.id}
          category={category}
          index={index}
          fieldErrors={fieldErrors}
          onRemove={() => remove(index)}
        />
      ))}
    </section>
  )
}

function Member({
  category,
  index,
  fieldErrors,
  onRemove,
}: {
  category: FamilyCategory
  index: number
  fieldErrors: FieldErrors
  onRemove: () => void
}) {
  const t = useTexts()
  const { family } = t
  const { register } = useFormContext<FormValues>()
  const name = `${category}.${index}` as const
  const label = family.member[category](index + 1)
  const words = category === 'kids' ? t.kidGenders : t.genders
  return (
    <FieldGroup label={label} className="mt-4">
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_6rem_1fr_auto]">
        <Select
          label={family.gender}
          placeholder={t.form.choose}
          options={genders.map((value) => ({ value, label: words[value] }))}
          error={fieldErrors[`${name}.gender`]}
          {...register(`${name}.gender`)}
        />
        <TextField
          label={family.age}
          inputMode="numeric"
          error={fieldErrors[`${name}.age`]}
          {...register(`${name}.age`)}
        />
        <Select
          label={family.relation}
          placeholder={t.form.choose}
          options={relations.map((value) => ({ value, label: t.relations[value] }))}
          error={fieldErrors[`${name}.relation`]}
          {...register(`${name}.relation`)}
        />
        <IconButton
          icon={Trash2}
          label={`${family.remove}: ${label}`}
          onClick={onRemove}
          className="justify-self-end"
        />
      </div>
    </FieldGroup>
  )
}
