import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Input } from '../../../../platform/shared/endpoint.ts'
import { defaultCurrency } from '../../../../platform/shared/money.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../../ui/field.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { childcareBands, positions } from '../../../profiles/choices.ts'
import { useWords } from '../../../profiles/web/index.ts'
import { saveNeeds } from '../../contract.ts'
import { useTexts } from '../texts.ts'
import { matchesTopic, needsKey } from '../use-matches.ts'

/** For whom help is needed: children of an age, an older person, the house itself. */
const forWhom = [...childcareBands, 'elder', 'house'] as const
type ForWhom = (typeof forWhom)[number]

interface Values {
  position: string
  for_whom: ForWhom[]
  budget: string
  start_date: string
}

const needsOf = ({ position, for_whom, budget, start_date }: Values) => ({
  position,
  children: for_whom.filter((one) => (childcareBands as readonly string[]).includes(one)),
  tasks: [
    ...(for_whom.includes('elder') ? ['Elderly Care'] : []),
    ...(for_whom.includes('house') ? ['Cleaning'] : []),
  ],
  budget,
  start_date,
})

function useFirstNeeds() {
  const { start: t, form: words } = useTexts()
  const queries = useQueryClient()
  return useContractForm(
    (answers: Values) => api(saveNeeds, needsOf(answers) as Input<typeof saveNeeds>),
    {
      defaults: { position: '', for_whom: [] as ForWhom[], budget: '', start_date: '' },
      draft: 'first-needs',
      failed: words.failed,
      check: ({ position }) => (position === '' ? { position: t.choose } : null),
      onDone: (saved) => {
        queries.setQueryData(needsKey, saved)
        void queries.invalidateQueries({ queryKey: [matchesTopic] })
        void queries.invalidateQueries({ queryKey: ['home'] })
      },
    },
  )
}

/** The three questions of a household that begins; the answers are its needs. */
export function FirstNeeds() {
  const { start: t, form: words } = useTexts()
  const candidateWords = useWords()
  const { form, submit, values, set, input, error, busy } = useFirstNeeds()
  return (
    <Card title={t.title} className="max-w-200">
      <p className="-mt-1 mb-5 text-ink-soft">{t.text}</p>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <ol className="grid gap-7">
          <Question number={1}>
            <RadioGroup
              variant="tiles"
              label={t.whom}
              options={positions.map((value) => ({ value, label: candidateWords.position(value) }))}
              {...input('position')}
            />
          </Question>
          <Question number={2}>
            <ForWhomBoxes chosen={values.for_whom} onChange={(for_whom) => set({ for_whom })} />
          </Question>
          <Question number={3}>
            <FieldGroup label={t.budgetAndStart}>
              <div className="mt-2 grid gap-4 sm:grid-cols-2">
                <TextField
                  label={words.budget}
                  note={defaultCurrency}
                  inputMode="numeric"
                  {...input('budget')}
                />
                <DateField label={words.start} {...input('start_date')} />
              </div>
            </FieldGroup>
          </Question>
        </ol>
        <FormError error={error} className="mt-4" />
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" size="l" busy={busy} className="max-sm:w-full">
            {busy ? words.saving : t.show}
          </Button>
          <ButtonLink to="/candidates" size="l" variant="quiet" className="max-sm:w-full">
            {t.browse}
          </ButtonLink>
        </div>
      </form>
    </Card>
  )
}

function ForWhomBoxes({
  chosen,
  onChange,
}: {
  chosen: ForWhom[]
  onChange: (chosen: ForWhom[]) => void
}) {
  const { start: t, form: words } = useTexts()
  return (
    <FieldGroup label={t.forWhom} hint={t.forWhomHint}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {forWhom.map((one) => (
          <Checkbox
            key={one}
            name="for_whom"
            label={one === 'elder' || one === 'house' ? t[one] : words.bands[one]}
            checked={chosen.includes(one)}
            onChange={({ target: { checked } }) =>
              onChange(checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}

const Question = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="flex gap-4">
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-wash text-sm font-semibold text-accent max-sm:hidden"
    >
      {number}
    </span>
    <div className="min-w-0 grow">{children}</div>
  </li>
)
