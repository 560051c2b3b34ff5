import { useLocale } from '../../../platform/web/texts.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ContractForm } from '../../../ui/use-contract-form.ts'
import { lawName } from '../../profiles/law-rules.ts'
import { useWordTexts } from '../../profiles/web/index.ts'
import { provisions, restDays, rooms, tasks } from '../choices.ts'
import type { Terms, TermsRule } from '../terms-contract.ts'
import { useTermWords } from './texts.ts'

/** Terms as they are written: amounts and numbers as typed. */
export const typedOf = (terms: Terms) => ({
  role: terms.role,
  tasks: [...(terms.tasks ?? [])],
  other_tasks: terms.other_tasks ?? '',
  wage: String(terms.wage),
  housing: terms.housing,
  housing_allowance: String(terms.housing_allowance ?? ''),
  room: terms.room ?? ('own' as const),
  food: terms.food,
  food_allowance: String(terms.food_allowance ?? ''),
  hours_per_day: String(terms.hours_per_day),
  rest_day: terms.rest_day,
  leave_days: String(terms.leave_days),
  own_papers: terms.own_papers !== false,
  start_on: terms.start_on,
})
export type TypedTerms = ReturnType<typeof typedOf>

type Form = Pick<ContractForm<TypedTerms>, 'values' | 'input' | 'set' | 'fieldErrors'>

/** The fields of terms, in the order in which they are read. */
export function TermsFields({ form }: { form: Form }) {
  const t = useTermWords()
  const { values, input } = form
  const provision = provisions.map((value) => ({ value, label: t[value] }))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.names.wage} inputMode="decimal" {...input('wage')} />
        <DateField label={t.names.start_on} {...input('start_on')} />
        <Role form={form} />
        <TextField label={t.names.hours_per_day} inputMode="numeric" {...input('hours_per_day')} />
      </div>
      <Tasks form={form} />
      <TextField
        label={t.names.other_tasks}
        note={t.optional}
        maxLength={300}
        {...input('other_tasks')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t.names.rest_day}
          options={restDays.map((value) => ({ value, label: t.restDays[value] }))}
          {...input('rest_day')}
        />
        <TextField label={t.names.leave_days} inputMode="numeric" {...input('leave_days')} />
        <Select label={t.names.housing} options={provision} {...input('housing')} />
        {values.housing === 'allowance' ? (
          <TextField
            label={t.names.housing_allowance}
            inputMode="decimal"
            {...input('housing_allowance')}
          />
        ) : (
          <Select
            label={t.names.room}
            options={rooms.map((value) => ({ value, label: t.rooms[value] }))}
            {...input('room')}
          />
        )}
        <Select label={t.names.food} options={provision} {...input('food')} />
        {values.food === 'allowance' && (
          <TextField
            label={t.names.food_allowance}
            inputMode="decimal"
            {...input('food_allowance')}
          />
        )}
      </div>
      <Papers form={form} />
    </>
  )
}

/** Work that we have a word for is read and written in the reader's language. */
function Role({ form: { values, input, set } }: { form: Form }) {
  const t = useTermWords()
  const { position } = useWordTexts().values
  const known = Object.entries(position)
  return (
    <TextField
      label={t.names.role}
      maxLength={80}
      {...input('role')}
      value={position[values.role] ?? values.role}
      onChange={({ target: { value } }) =>
        set({ role: known.find(([, word]) => word === value)?.[0] ?? value })
      }
    />
  )
}

function Tasks({ form: { values, set, fieldErrors } }: { form: Form }) {
  const t = useTermWords()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t.names.tasks}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {tasks.map((task) => (
          <Checkbox
            key={task}
            name="tasks"
            label={t.tasks[task]}
            checked={values.tasks.includes(task)}
            onChange={({ target }) =>
              set({
                tasks: target.checked
                  ? [...values.tasks, task]
                  : values.tasks.filter((other) => other !== task),
              })
            }
          />
        ))}
      </div>
      <FieldError id="tasks-error" error={fieldErrors.tasks} />
    </fieldset>
  )
}

function Papers({ form: { values, set, fieldErrors } }: { form: Form }) {
  const t = useTermWords()
  return (
    <Checkbox
      name="own_papers"
      label={
        <>
          {t.names.own_papers}: {t.keepsPapers}
        </>
      }
      checked={values.own_papers}
      error={fieldErrors.own_papers}
      onChange={({ target }) => set({ own_papers: target.checked })}
    />
  )
}

/** What the law gives her in any case. */
export function Law({ rules }: { rules: readonly TermsRule[] }) {
  const t = useTermWords()
  const locale = useLocale()
  return (
    <Disclosure summary={t.law} className="border-b-0">
      <ul className="list-disc space-y-1 ps-5 text-sm text-ink-soft" lang={locale}>
        {rules.map(({ key, value, source }) => (
          <li key={key}>
            {t.rules[key](value)} (<bdi>{lawName(source, locale)}</bdi>)
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
