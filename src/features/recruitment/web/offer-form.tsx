import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { provisions, restDays } from '../../agreements/choices.ts'
import type { Terms, TermsRule } from '../../agreements/terms-contract.ts'
import { letter as ar } from '../messages.letter.ar.ts'
import { letter as en } from '../messages.letter.en.ts'
import { getOfferDraft, makeOffer } from '../offer-contract.ts'
import { useTexts } from './texts.ts'
import { useRefresh } from './use-recruitment.ts'

const letters = { en, ar }

/** The terms of an offer, begun from the candidate's profile; sent as a letter. */
export function OfferForm({ candidateId, onDone }: { candidateId: number; onDone: () => void }) {
  const t = useTexts()
  const draft = useQuery({
    queryKey: ['offer-draft', candidateId],
    queryFn: ({ signal }) => api(getOfferDraft, { id: candidateId }, { signal }),
    staleTime: 0,
  })
  if (draft.data === undefined)
    return draft.isError ? (
      <Alert tone="error">{t.failed.text}</Alert>
    ) : (
      <SkeletonRows label={t.loading} />
    )
  return (
    <TermsForm
      candidateId={candidateId}
      draft={draft.data.terms}
      rules={draft.data.rules}
      onDone={onDone}
    />
  )
}

interface Props {
  candidateId: number
  draft: Terms
  rules: readonly TermsRule[]
  onDone: () => void
}

function TermsForm(props: Props) {
  const t = useTexts()
  const { form, submit, values, input, error, fieldErrors, busy, isWaiting } = useOffer(props)
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <div>
        <h3 className="text-lg">{t.offer.title}</h3>
        <p className="text-ink-soft">{t.offer.text}</p>
      </div>
      <TermsFields values={values} input={input} />
      <Floor rules={props.rules} />
      <Alert>{t.offer.attestation}</Alert>
      {isWaiting && (
        <Alert tone="warning" title={t.offer.waits}>
          {t.offer.waitsText}
        </Alert>
      )}
      {/* Her age is no field of the letter: what is wrong with it is said here. */}
      <input type="hidden" name="age" />
      {fieldErrors.age !== undefined && <Alert tone="error">{fieldErrors.age}</Alert>}
      <FormError error={error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={props.onDone} disabled={busy}>
          {t.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {isWaiting ? t.offer.replace : t.offer.send}
        </Button>
      </div>
    </form>
  )
}

/** An offer as it is filled in; one that waits is replaced when it is sent once more. */
function useOffer({ candidateId, draft, onDone }: Props) {
  const t = useTexts()
  const refresh = useRefresh()
  const [isWaiting, setIsWaiting] = useState(false)
  const form = useContractForm(
    (terms) =>
      api(makeOffer, {
        ...draft,
        ...terms,
        id: candidateId,
        replace: isWaiting,
      } as never).catch((refused: unknown) => {
        if (!(refused instanceof ApiError) || refused.errors.replace === undefined) throw refused
        return 'waits' as const
      }),
    {
      defaults: textsOf(draft),
      failed: t.offer.failed,
      toast: (sent) => (sent === 'waits' ? undefined : t.offer.sent),
      onDone: async (sent) => {
        if (sent === 'waits') return setIsWaiting(true)
        await refresh()
        onDone()
      },
      repeats: true,
    },
  )
  return { ...form, isWaiting }
}

function TermsFields({ values, input }: Pick<ReturnType<typeof useOffer>, 'values' | 'input'>) {
  const t = useTexts()
  const letter = letters[useLocale()]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={t.offer.role} maxLength={80} {...input('role')} />
      <TextField label={t.offer.wage} inputMode="decimal" {...input('wage')} />
      <Select
        label={t.offer.housing}
        options={provisions.map((value) => ({ value, label: t.offer.provisions[value] }))}
        {...input('housing')}
      />
      {values.housing === 'allowance' && (
        <TextField
          label={t.offer.housingAllowance}
          inputMode="decimal"
          {...input('housing_allowance')}
        />
      )}
      <Select
        label={t.offer.food}
        options={provisions.map((value) => ({ value, label: t.offer.provisions[value] }))}
        {...input('food')}
      />
      {values.food === 'allowance' && (
        <TextField label={t.offer.foodAllowance} inputMode="decimal" {...input('food_allowance')} />
      )}
      <TextField label={t.offer.hours} inputMode="numeric" {...input('hours_per_day')} />
      <Select
        label={t.offer.restDay}
        options={restDays.map((value) => ({ value, label: letter.restDays[value] }))}
        {...input('rest_day')}
      />
      <TextField label={t.offer.leave} inputMode="numeric" {...input('leave_days')} />
      <TextField type="date" label={t.offer.start} {...input('start_on')} />
    </div>
  )
}

/** What the law gives her in any case. */
function Floor({ rules }: Pick<Props, 'rules'>) {
  const { offer: t } = useTexts()
  const letter = letters[useLocale()]
  return (
    <details className="text-sm text-ink-soft">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t.floor}</summary>
      <ul className="list-disc space-y-1 ps-5">
        {rules.map(({ key, value, source }) => (
          <li key={key}>
            {letter.rules[key](value)} (<bdi>{source}</bdi>)
          </li>
        ))}
      </ul>
    </details>
  )
}

const textsOf = (terms: Terms) => ({
  role: terms.role,
  wage: String(terms.wage),
  housing: terms.housing,
  housing_allowance: String(terms.housing_allowance ?? ''),
  food: terms.food,
  food_allowance: String(terms.food_allowance ?? ''),
  hours_per_day: String(terms.hours_per_day),
  rest_day: terms.rest_day,
  leave_days: String(terms.leave_days),
  start_on: terms.start_on,
})
