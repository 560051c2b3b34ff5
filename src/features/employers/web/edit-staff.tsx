import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { entriesMax } from '../choices.ts'
import { type FormValues, newStaff } from './form-values.ts'
import { useTexts } from './texts.ts'
import type { FieldErrors } from './use-save.ts'

/** Who works or has worked for the household; someone present has no end date. */
export function EditStaff({ fieldErrors }: { fieldErrors: FieldErrors }) {
  const { staff } = useTexts()
  const { control, register, setValue, watch } = useFormContext<FormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'staff' })
  return (
    <div className="flex flex-col gap-4">
      {fields.length === 0 && <p className="text-ink-faint">{staff.none}</p>}
      {fields.map((field, index) => {
        const name = `staff.${index}` as const
        const isPresent = watch(`${name}.present`)
        return (
          <FieldGroup
            key={field.id}
            label={staff.member(index + 1)}
            className="rounded-md border border-line px-4 pb-3"
          >
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                label={staff.name}
                error={fieldErrors[`${name}.name`]}
                {...register(`${name}.name`)}
              />
              <TextField
                label={staff.position}
                error={fieldErrors[`${name}.position`]}
                {...register(`${name}.position`)}
              />
              <TextField
                label={staff.joined}
                type="date"
                error={fieldErrors[`${name}.joiningDate`]}
                {...register(`${name}.joiningDate`)}
              />
              <TextField
                label={staff.ended}
                type="date"
                disabled={isPresent}
                error={fieldErrors[`${name}.endDate`]}
                {...register(`${name}.endDate`)}
              />
            </div>
            <div className="mt-1 flex items-center justify-between gap-3">
              <Checkbox
                label={staff.present}
                {...register(`${name}.present`, {
                  onChange: (event: { target: { checked: boolean } }) =>
                    event.target.checked && setValue(`${name}.endDate`, '', { shouldDirty: true }),
                })}
              />
              <IconButton
                icon={Trash2}
                label={`${staff.remove}: ${staff.member(index + 1)}`}
                onClick={() => remove(index)}
              />
            </div>
          </FieldGroup>
        )
      })}
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
