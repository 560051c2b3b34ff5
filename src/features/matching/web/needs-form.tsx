import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { recallDraft, rememberDraft, useFormDraft } from '../../../platform/web/form-draft.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { childcareBands, positions, skills, workTypes } from '../../candidates/choices.ts'
import { useWords } from '../../candidates/web/index.ts'
import { languages } from '../choices.ts'
import type { Needs } from '../contract.ts'
import { useTexts } from './texts.ts'
import { useSaveNeeds } from './use-matches.ts'

const draftName = 'needs'

interface Values {
  position: string
  work_type: string
  tasks: string[]
  children: string[]
  languages: string[]
  budget: string
  start_date: string
}

const valuesOf = (needs: Needs | null): Values => ({
  position: needs?.position ?? '',
  work_type: needs?.work_type ?? '',
  tasks: needs?.tasks ?? [],
  children: needs?.children ?? [],
  languages: needs?.languages ?? [],
  budget: needs?.budget ? String(needs.budget) : '',
  start_date: needs?.start_date ?? '',
})

/** The form over what is saved, with what was typed before and not saved on top of it. */
function useNeedsForm(needs: Needs | null) {
  const [draft] = useState(() => recallDraft<Values>(draftName))
  const form = useForm<Values>({
    defaultValues: valuesOf(needs),
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
  })
  useFormDraft(draftName, form)
  return form
}

/** What the household looks for; what is left open is not asked. */
export function NeedsForm({ needs, currency }: { needs: Needs | null; currency: string }) {
  const { form: t } = useTexts()
  const words = useWords()
  const { register, handleSubmit } = useNeedsForm(needs)
  const save = useSaveNeeds()
  const refused = save.error instanceof ApiError ? save.error : null
  const wrong = (field: string) => refused?.errors[field]?.[0]
  const boxes = (
    name: 'tasks' | 'children' | 'languages',
    label: string,
    values: readonly string[],
    word: (value: string) => string,
  ) => (
    <FieldGroup label={label} className="sm:col-span-2">
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {values.map((value) => (
          <Checkbox key={value} value={value} label={word(value)} {...register(name)} />
        ))}
      </div>
    </FieldGroup>
  )
  return (
    <Card title={t.title}>
      <form
        noValidate
        onSubmit={(event) =>
          void handleSubmit((values) =>
            save.mutate(values as Parameters<typeof save.mutate>[0], {
              onSuccess: () => rememberDraft(draftName, undefined),
            }),
          )(event)
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t.position}
            placeholder={t.any}
            options={positions.map((value) => ({ value, label: words.position(value) }))}
            error={wrong('position')}
            {...register('position')}
          />
          <Select
            label={t.workType}
            placeholder={t.any}
            options={workTypes.map((value) => ({ value, label: words.workType(value) }))}
            error={wrong('work_type')}
            {...register('work_type')}
          />
          {boxes('tasks', t.tasks, skills, words.skill)}
          {boxes(
            'children',
            t.children,
            childcareBands,
            (value) => (t.bands as Record<string, string>)[value] ?? value,
          )}
          {boxes('languages', t.languages, languages, words.language)}
          <TextField
            label={t.budget}
            note={currency}
            inputMode="numeric"
            error={wrong('budget')}
            {...register('budget')}
          />
          <TextField
            label={t.start}
            type="date"
            error={wrong('start_date')}
            {...register('start_date')}
          />
        </div>
        {save.isError && Object.keys(refused?.errors ?? {}).length === 0 && (
          <Alert tone="error" className="mt-4">
            {refused?.message || t.failed}
          </Alert>
        )}
        <Button type="submit" busy={save.isPending} className="mt-5">
          {save.isPending ? t.saving : t.save}
        </Button>
      </form>
    </Card>
  )
}
