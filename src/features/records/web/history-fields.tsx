import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { jobsMax } from '../../profiles/profile-rules.ts'
import { useHistoryTexts } from '../../profiles/web/index.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import type { ProfileForm } from './profile-form.ts'
import { useFieldError } from './use-field-error.ts'

const empty = {
  country: '',
  family: '',
  children: '',
  from: '',
  to: '',
  reason: '',
  reference_name: '',
  reference_phone: '',
}

/** Where she has worked, place by place; saved, the newest comes first. */
export function HistoryFields() {
  const t = useHistoryTexts()
  const fieldError = useFieldError()
  const { control } = useFormContext<ProfileForm>()
  const rows = useFieldArray({ control, name: 'work_history' })
  return (
    <FieldGroup label={t.title} error={fieldError('work_history')}>
      <ul className="flex flex-col gap-4">
        {rows.fields.map((row, index) => (
          <Place key={row.id} index={index} onRemove={() => rows.remove(index)} />
        ))}
      </ul>
      {rows.fields.length < jobsMax && (
        <Button
          variant="secondary"
          size="s"
          icon={Plus}
          className="mt-3"
          onClick={() => rows.append(empty)}
        >
          {t.add}
        </Button>
      )}
    </FieldGroup>
  )
}

function Place({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useHistoryTexts()
  const { form } = useAreaTexts()
  const { register } = useFormContext<ProfileForm>()
  const month = { type: 'month', dir: 'ltr', placeholder: '2021-03', max: '2099-12' } as const
  const name = t.entry(index + 1)
  return (
    <li className="rounded-md border border-line p-3 sm:p-4">
      <div className="flex items-center justify-between gap-3">
        <p className="font-medium">{name}</p>
        <IconButton icon={Trash2} label={form.remove(name)} onClick={onRemove} />
      </div>
      <div className="mt-2 grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <TextField label={t.country} dir="auto" {...register(`work_history.${index}.country`)} />
        <TextField label={t.family} dir="auto" {...register(`work_history.${index}.family`)} />
        <TextField label={t.from} {...month} {...register(`work_history.${index}.from`)} />
        <TextField
          label={t.to}
          hint={t.toHint}
          {...month}
          {...register(`work_history.${index}.to`)}
        />
        <TextField label={t.children} dir="auto" {...register(`work_history.${index}.children`)} />
        <TextField label={t.reason} dir="auto" {...register(`work_history.${index}.reason`)} />
        <TextField
          label={t.referenceName}
          dir="auto"
          {...register(`work_history.${index}.reference_name`)}
        />
        <TextField
          label={t.referencePhone}
          type="tel"
          dir="ltr"
          {...register(`work_history.${index}.reference_phone`)}
        />
      </div>
      <p className="mt-2 text-sm text-ink-faint">{t.referenceNote}</p>
    </li>
  )
}
