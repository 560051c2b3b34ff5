import { Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type Option, Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { languageLevels, usualLanguages } from '../../profiles/choices.ts'
import { useWordTexts } from '../../profiles/web/index.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import type { ProfileForm } from './profile-form.ts'
import { otherLanguages } from './spoken-languages.ts'
import { useFieldError } from './use-field-error.ts'

const most = 20
const skills = ['speak', 'read', 'write'] as const

/** The languages she speaks, reads and writes. */
export function LanguageFields() {
  const { form: t, fields } = useAreaTexts()
  const fieldError = useFieldError()
  const { control } = useFormContext<ProfileForm>()
  const rows = useFieldArray({ control, name: 'languages' })
  const choices = useChoices()
  return (
    <FieldGroup label={fields.languages} error={fieldError('languages')}>
      <ul className="flex flex-col gap-4">
        {rows.fields.map((row, index) => (
          <Language
            key={row.id}
            index={index}
            choices={choices}
            onRemove={() => rows.remove(index)}
          />
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

/** The languages by their names in the reader's; whoever finds none of them writes it. */
function useChoices(): Option[] {
  const { form: t } = useAreaTexts()
  const { language: words } = useWordTexts().values
  const locale = useLocale()
  return useMemo(
    () => [
      ...usualLanguages.map((value) => ({ value, label: words[value] ?? value })),
      ...otherLanguages(locale, words),
      { value: 'Other', label: t.other },
    ],
    [locale, words, t],
  )
}

function Language({
  index,
  choices,
  onRemove,
}: {
  index: number
  choices: Option[]
  onRemove: () => void
}) {
  const { form: t } = useAreaTexts()
  const { values } = useWordTexts()
  const { register, watch } = useFormContext<ProfileForm>()
  const levels = languageLevels.map((value) => ({ value, label: values.level[value] ?? value }))
  const chosen = watch(`languages.${index}.language`)
  const name =
    chosen === 'Other'
      ? watch(`languages.${index}.other`)
      : (choices.find(({ value }) => value === chosen)?.label ?? chosen)
  return (
    <li className="rounded-md border border-line p-3 sm:p-4">
      <div className="flex items-end gap-3">
        <div className="min-w-0 grow">
          <Picker index={index} choices={choices} />
        </div>
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

/** Which language it is, found by typing. */
function Picker({ index, choices }: { index: number; choices: Option[] }) {
  const { form: t } = useAreaTexts()
  const { control } = useFormContext<ProfileForm>()
  return (
    <Controller
      control={control}
      name={`languages.${index}.language`}
      render={({ field }) => (
        <Combobox
          label={t.language}
          options={choices}
          value={field.value}
          onChange={field.onChange}
          placeholder={t.choose}
          emptyText={t.nothingFound}
          unknownText={t.notInList}
        />
      )}
    />
  )
}
