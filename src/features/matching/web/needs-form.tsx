import { useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../../platform/shared/endpoint.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { currencySign } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import {
  childcareBands,
  positions,
  skills,
  usualLanguages,
  workTypes,
} from '../../profiles/choices.ts'
import { useWords } from '../../profiles/web/index.ts'
import { type Needs, saveNeeds, type WishName, wishes } from '../contract.ts'
import { useTexts } from './texts.ts'
import { matchesTopic, needsKey } from './use-matches.ts'

interface Values {
  position: string
  work_type: string
  tasks: string[]
  children: string[]
  languages: string[]
  budget: string
  start_date: string
  musts: WishName[]
  priorities: WishName[]
}

const valuesOf = (needs: Needs | null): Values => ({
  position: needs?.position ?? '',
  work_type: needs?.work_type ?? '',
  tasks: needs?.tasks ?? [],
  children: needs?.children ?? [],
  languages: needs?.languages ?? [],
  budget: needs?.budget ? String(needs.budget) : '',
  start_date: needs?.start_date ?? '',
  musts: needs?.musts ?? ['position'],
  priorities: needs?.priorities ?? [],
})

/** The form over what is saved, with what was typed before and not saved on top of it. */
function useNeedsForm(needs: Needs | null) {
  const { form: t } = useTexts()
  const queries = useQueryClient()
  return useContractForm((values: Values) => api(saveNeeds, values as Input<typeof saveNeeds>), {
    defaults: valuesOf(needs),
    draft: 'needs',
    failed: t.failed,
    onDone: (saved) => {
      queries.setQueryData(needsKey, saved)
      void queries.invalidateQueries({ queryKey: [matchesTopic] })
    },
    repeats: true,
  })
}

/** What the household looks for; what is left open is not asked. */
export function NeedsForm({ needs, currency }: { needs: Needs | null; currency: string }) {
  const locale = useLocale()
  const { form: t } = useTexts()
  const words = useWords()
  const { form, submit, values, set, input, error, busy } = useNeedsForm(needs)
  const boxes = (name: 'tasks' | 'children' | 'languages') => ({
    name,
    chosen: values[name],
    onChange: (chosen: string[]) => set({ [name]: chosen }),
  })
  return (
    <Card title={t.title}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t.position}
            placeholder={t.any}
            options={positions.map((value) => ({ value, label: words.position(value) }))}
            {...input('position')}
          />
          <Select
            label={t.workType}
            placeholder={t.any}
            options={workTypes.map((value) => ({ value, label: words.workType(value) }))}
            {...input('work_type')}
          />
          <Boxes {...boxes('tasks')} label={t.tasks} choices={skills} word={words.skill} />
          <Boxes
            {...boxes('children')}
            label={t.children}
            choices={childcareBands}
            word={(value) => (t.bands as Record<string, string>)[value] ?? value}
          />
          <Boxes
            {...boxes('languages')}
            label={t.languages}
            choices={usualLanguages}
            word={words.language}
          />
          <TextField
            label={t.budget}
            note={currencySign(currency, locale)}
            inputMode="numeric"
            {...input('budget')}
          />
          <DateField label={t.start} {...input('start_date')} />
        </div>
        <Importance values={values} set={set} />
        <FormError error={error} className="mt-4" />
        <Button type="submit" busy={busy} className="mt-5">
          {busy ? t.saving : t.save}
        </Button>
      </form>
    </Card>
  )
}

const weights = ['must', 'most', 'nice'] as const

/** Of each wish whether it is a must, and which of the others matter most. */
function Importance({
  values,
  set,
}: {
  values: Values
  set: (part: Pick<Values, 'musts' | 'priorities'>) => void
}) {
  const { form: t } = useTexts()
  const asked = wishes.filter((wish) => values[wish].length > 0)
  if (asked.length === 0) return null
  const { musts, priorities } = values
  const weightOf = (wish: WishName): (typeof weights)[number] =>
    musts.includes(wish) ? 'must' : priorities.includes(wish) ? 'most' : 'nice'
  const choose = (wish: WishName, weight: string) => {
    const without = (list: WishName[], is: string) => [
      ...list.filter((other) => other !== wish),
      ...(weight === is ? [wish] : []),
    ]
    set({ musts: without(musts, 'must'), priorities: without(priorities, 'most') })
  }
  return (
    <div className="mt-6 border-t border-line pt-5">
      <FieldGroup label={t.importance.title} hint={t.importance.hint}>
        <div className="mt-3 grid gap-4 lg:grid-cols-2">
          {asked.map((wish) => (
            <RadioGroup
              key={wish}
              name={`importance-${wish}`}
              variant="segments"
              label={t[labels[wish]]}
              value={weightOf(wish)}
              options={weights.map((value) => ({ value, label: t.importance[value] }))}
              onChange={(event) => choose(wish, event.target.value)}
            />
          ))}
        </div>
      </FieldGroup>
    </div>
  )
}

/** What the form calls each wish. */
const labels = {
  position: 'position',
  work_type: 'workType',
  tasks: 'tasks',
  children: 'children',
  languages: 'languages',
  budget: 'budget',
  start_date: 'start',
} as const satisfies Record<WishName, string>

interface BoxesProps {
  name: string
  label: string
  choices: readonly string[]
  word: (value: string) => string
  chosen: string[]
  onChange: (chosen: string[]) => void
}

const Boxes = ({ name, label, choices, word, chosen, onChange }: BoxesProps) => (
  <FieldGroup label={label} className="sm:col-span-2">
    <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
      {choices.map((value) => (
        <Checkbox
          key={value}
          name={name}
          label={word(value)}
          checked={chosen.includes(value)}
          onChange={({ target: { checked } }) =>
            onChange(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
    </div>
  </FieldGroup>
)
