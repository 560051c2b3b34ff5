import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { entriesMax } from '../choices.ts'
import { type FormValues, newStaff } from './form-values.ts'
import { useTexts } from './texts.ts'
import type { FieldErrors } from './use-save.ts'

/** Who works or has worked for the household; someone present has no end date. */
export function EditStaff({ fieldErrors }: { fieldErrors: FieldErrors }) {
  const { staff } = useTexts()
  const { control } = useFormContext<FormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'staff' })
  return (
    <div className="flex flex-col gap-4">
      {fields.length === 0 && <p className="text-ink-faint">{staff.none}</p>}
      {fields.map((field, index) => (
        <Member
          key={field.id}
          index={index}
          fieldErrors={fieldErrors}
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        variant="secondary"
        icon={Plus}
        disabled={fields.length >= entriesMax}
        onClick={() => append(newStaff)}
        className="self-start"
      >
        {staff.add}
      </Button>
    </div>
  )
}

function Member({
  index,
  fieldErrors,
  onRemove,
}: {
  index: number
  fieldErrors: FieldErrors
  onRemove: () => void
}) {
  const { staff } = useTexts()
  const { register, watch } = useFormContext<FormValues>()
  const name = `staff.${index}` as const
  const field = (key: 'name' | 'position' | 'joiningDate' | 'endDate') => ({
    error: fieldErrors[`${name}.${key}`],
    ...register(`${name}.${key}`),
  })
  return (
    <FieldGroup label={staff.member(index + 1)} className="rounded-md border border-line px-4 pb-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label={staff.name} {...field('name')} />
        <TextField label={staff.position} {...field('position')} />
        <DateField label={staff.joined} {...field('joiningDate')} />
        <DateField label={staff.ended} disabled={watch(`${name}.present`)} {...field('endDate')} />
      </div>
      <div className="mt-1 flex items-center justify-between gap-3">
        <Present index={index} />
        <IconButton
          icon={Trash2}
          label={`${staff.remove}: ${staff.member(index + 1)}`}
          onClick={onRemove}
        />
      </div>
    </FieldGroup>
  )
}

/** Whoever works there still has no last day. */
function Present({ index }: { index: number }) {
  const { staff } = useTexts()
  const { register, setValue } = useFormContext<FormValues>()
  return (
    <Checkbox
      label={staff.present}
      {...register(`staff.${index}.present`, {
        onChange: (event: { target: { checked: boolean } }) =>
          event.target.checked && setValue(`staff.${index}.endDate`, '', { shouldDirty: true }),
      })}
    />
  )
}
