import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { languageLevels, moreLanguages, usualLanguages } from '../../profiles/choices.ts'
import { useWordTexts } from '../../profiles/web/index.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import type { ProfileForm } from './profile-form.ts'
import { useFieldError } from './use-field-error.ts'

const most = 20
const skills = ['speak', 'read', 'write'] as const

/** The languages she speaks, reads and writes. */
export function LanguageFields() {
  const { form: t, fields } = useAreaTexts()
  const fieldError = useFieldError()
  const { control } = useFormContext<ProfileForm>()
  const rows = useFieldArray({ control, name: 'languages' })
  return (
    <FieldGroup label={fields.languages} error={fieldError('languages')}>
      <ul className="flex flex-col gap-4">
        {rows.fields.map((row, index) => (
          <Language key={row.id} index={index} onRemove={() => rows.remove(index)} />
        ))}
      </ul>
      {rows.fields.length < most && (
        <Button
          variant="secondary"
          size="s"
          icon={Plus}
          className="mt-3"
          onClick={() => rows.append({ language: '', other: '', speak: '', read: '', write: '' })}
        >
          {t.addLanguage}
        </Button>
      )}
    </FieldGroup>
  )
}

function Language({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { form: t } = useAreaTexts()
  const { values } = useWordTexts()
  const { register, watch } = useFormContext<ProfileForm>()
  const levels = languageLevels.map((value) => ({ value, label: values.level[value] ?? value }))
  const choices = [...usualLanguages, ...moreLanguages, 'Other'].map((value) => ({
    value,
    label: value === 'Other' ? t.other : (values.language[value] ?? value),
  }))
  const chosen = watch(`languages.${index}.language`)
  const name =
    chosen === 'Other' ? watch(`languages.${index}.other`) : (values.language[chosen] ?? chosen)
  return (
    <li className="rounded-md border border-line p-3 sm:p-4">
      <div className="flex items-end gap-3">
        <Select
          label={t.language}
          placeholder={t.choose}
          options={choices}
          fieldClassName="grow"
          {...register(`languages.${index}.language`)}
        />
        <IconButton icon={Trash2} label={t.remove(name)} onClick={onRemove} />
      </div>
      {chosen === 'Other' && (
        <TextField
          label={t.otherLanguage}
          dir="auto"
          fieldClassName="mt-3"
          {...register(`languages.${index}.other`)}
        />
      )}
      <div className="mt-3 grid gap-3 sm:grid-cols-3">
        {skills.map((skill) => (
          <Select
            key={skill}
            label={t[skill]}
            placeholder="–"
            options={levels}
            {...register(`languages.${index}.${skill}`)}
          />
        ))}
      </div>
    </li>
  )
}
