import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
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
export const DrawnFields = ({ tab }: { tab: FormTab }) =>
  drawnFields
    .filter((name) => fields[name].tab === tab)
    .map((name) => <DrawnField key={name} name={name} />)

const inputs: Partial<Record<Field['kind'], React.ComponentProps<'input'>>> = {
  day: { type: 'date' },
  clock: { type: 'time' },
  whole: { inputMode: 'numeric', dir: 'ltr' },
  money: { inputMode: 'decimal', dir: 'ltr' },
  measure: { inputMode: 'decimal', dir: 'ltr' },
  text: { dir: 'auto' },
}

function DrawnField({ name }: { name: FieldName }) {
  const { form: t } = useAreaTexts()
  const { label, word } = useAttributeWords()
  const fieldError = useFieldError()
  const { register } = useFormContext<ProfileForm>()
  const field = fields[name] as Field
  const wired = {
    ...register(name as keyof ProfileForm),
    error: fieldError(name as keyof ProfileForm),
  }
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
        <FieldGroup label={label(name)} error={wired.error}>
          <div className="grid sm:grid-cols-2">
            {field.values.map((value) => (
              <Checkbox
                key={value}
                label={said(value)}
                value={value}
                {...register(name as keyof ProfileForm)}
              />
            ))}
          </div>
        </FieldGroup>
      )
    case 'flag':
      return <Checkbox label={label(name)} {...wired} />
    default:
      return <TextField label={label(name)} {...inputs[field.kind]} {...wired} />
  }
}
