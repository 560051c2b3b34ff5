import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useController, useFieldArray, useFormContext } from 'react-hook-form'
import { qatarDate } from '../../../platform/shared/format.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MonthField } from '../../../ui/month-field.tsx'
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

/** The years of a working life. */
const workingYears = 60

function Month({
  name,
  ...texts
}: {
  name: `work_history.${number}.${'from' | 'to'}`
  label: string
  hint?: string
}) {
  const { field } = useController<ProfileForm, typeof name>({ name })
  const [max] = useState(() => qatarDate(new Date()).slice(0, 7))
  return (
    <MonthField
      {...texts}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      max={max}
      firstYear={Number(max.slice(0, 4)) - workingYears}
    />
  )
}

function Place({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useHistoryTexts()
  const { form } = useAreaTexts()
  const { register } = useFormContext<ProfileForm>()
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
        <Month label={t.from} name={`work_history.${index}.from`} />
        <Month label={t.to} hint={t.toHint} name={`work_history.${index}.to`} />
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
