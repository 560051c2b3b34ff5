import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { childcareBands, skills } from '../../profiles/choices.ts'
import { useAttributeWords, useWordTexts } from '../../profiles/web/index.ts'
import { DrawnFields } from './drawn-fields.tsx'
import { HistoryFields } from './history-fields.tsx'
import { useAreaTexts } from './own-profile-texts.ts'
import type { ProfileForm } from './profile-form.ts'
import { useFieldError } from './use-field-error.ts'

/** The second tab of the form: what she has done and can do. */
export function ExperienceFields() {
  const { fields, form: t } = useAreaTexts()
  const fieldError = useFieldError()
  const { register } = useFormContext<ProfileForm>()
  const number = { inputMode: 'numeric', dir: 'ltr' } as const
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-[1fr_1fr_2fr]">
        <TextField
          label={fields.experience_years}
          {...number}
          error={fieldError('experience_years')}
          {...register('experience_years')}
        />
        <TextField
          label={fields.experience_months}
          {...number}
          error={fieldError('experience_months')}
          {...register('experience_months')}
        />
        <TextField
          label={fields.previous_position}
          dir="auto"
          error={fieldError('previous_position')}
          {...register('previous_position')}
        />
      </div>
      <HistoryFields />
      <Childcare />
      <Skills />
      <DrawnFields tab="experience" />
      <TextField
        label={fields.core_skills}
        hint={t.listHint}
        dir="auto"
        error={fieldError('core_skills')}
        {...register('core_skills')}
      />
      <TextField
        label={fields.other_skills}
        hint={t.listHint}
        dir="auto"
        error={fieldError('other_skills')}
        {...register('other_skills')}
      />
    </div>
  )
}

/** Years with children, by their ages. */
function Childcare() {
  const { fields } = useAreaTexts()
  const { word } = useAttributeWords()
  const fieldError = useFieldError()
  const { register } = useFormContext<ProfileForm>()
  return (
    <FieldGroup label={fields.childcare} error={fieldError('childcare')}>
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4">
        {childcareBands.map((band) => (
          <TextField
            key={band}
            label={word('childcare_experience_years', band)}
            inputMode="decimal"
            dir="ltr"
            {...register(`childcare.${band}`)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** The skills of our list, and those of hers that are in no list. */
function Skills() {
  const { fields } = useAreaTexts()
  const { values } = useWordTexts()
  const fieldError = useFieldError()
  const { register, watch } = useFormContext<ProfileForm>()
  const own = watch('skills').filter((skill) => !(skills as readonly string[]).includes(skill))
  return (
    <FieldGroup label={fields.skills} error={fieldError('skills')}>
      <div className="grid sm:grid-cols-2">
        {[...skills, ...own].map((skill) => (
          <Checkbox
            key={skill}
            label={values.skill[skill] ?? skill}
            value={skill}
            {...register('skills')}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
