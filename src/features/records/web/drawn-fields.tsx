import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import {
  drawnFields,
  type Field,
  type FieldName,
  fields,
  type FormTab,
  optionsOf,
} from '../../profiles/fields.ts'
import { useAttributeWords } from '../../profiles/web/index.ts'
import { useAreaTexts } from './own-profile-texts.ts'
import type { ProfileForm } from './profile-form.ts'
import { useFieldError } from './use-field-error.ts'

/** The controls of the attributes that a tab draws by their kind. */
export function DrawnFields({ tab }: { tab: FormTab }) {
  const names = drawnFields.filter((name) => fields[name].tab === tab)
  if (names.length === 0) return null
  return (
    <div className="grid items-end gap-x-5 gap-y-6 sm:grid-cols-2">
      {names.map((name) => (
        <DrawnField key={name} name={name} />
      ))}
    </div>
  )
}

const inputs: Partial<Record<Field['kind'], React.ComponentProps<'input'>>> = {
  whole: { inputMode: 'numeric', dir: 'ltr' },
  money: { inputMode: 'decimal', dir: 'ltr' },
  measure: { inputMode: 'decimal', dir: 'ltr' },
}

function DrawnField({ name }: { name: FieldName }) {
  const { form: t } = useAreaTexts()
  const { label, word } = useAttributeWords()
  const fieldError = useFieldError()
  const { register, watch } = useFormContext<ProfileForm>()
  const form = name as keyof ProfileForm
  const field = fields[name] as Field
  const wired = { ...register(form), error: fieldError(form) }
  const values = optionsOf(name).filter?.values ?? []
  const said = (value: string) => word(optionsOf(name).words ?? name, value)
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          label={label(name)}
          placeholder={t.choose}
          options={field.values.map((value) => ({ value, label: said(value) }))}
          {...wired}
        />
      )
    case 'choices':
      return (
        <FieldGroup label={label(name)} error={wired.error} className="sm:col-span-2">
          <div className="grid sm:grid-cols-2">
            {field.values.map((value) => (
              <Checkbox key={value} label={said(value)} value={value} {...register(form)} />
            ))}
          </div>
        </FieldGroup>
      )
    case 'text':
      return values.length === 0 ? (
        <TextField label={label(name)} dir="auto" {...wired} />
      ) : (
        <Select
          label={label(name)}
          placeholder={t.choose}
          options={withOwn(values, String(watch(form))).map((value) => ({
            value,
            label: said(value),
          }))}
          {...wired}
        />
      )
    case 'day':
      return <DateField label={label(name)} {...wired} />
    case 'clock':
      return <TimeField label={label(name)} stored={String(watch(form))} {...wired} />
    case 'flag':
      return <Checkbox label={label(name)} {...wired} />
    default:
      return <TextField label={label(name)} {...inputs[field.kind]} {...wired} />
  }
}

/** The values of a list, and her own where it is in none. */
const withOwn = (values: readonly string[], own: string): readonly string[] =>
  own === '' || values.includes(own) ? values : [...values, own]
