import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import type { Terms, TermsRule } from '../../agreements/terms-contract.ts'
import { Law, TermsFields, typedOf } from '../../agreements/web/index.ts'
import { getOfferDraft, makeOffer } from '../offer-contract.ts'
import { useTexts } from './texts.ts'
import { useRefresh } from './use-recruitment.ts'

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
  const offer = useOffer(props)
  const { form, submit, error, fieldErrors, busy, isWaiting } = offer
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <div>
        <h3 className="text-lg">{t.offer.title}</h3>
        <p className="text-ink-soft">{t.offer.text}</p>
      </div>
      <TermsFields form={offer} />
      <Law rules={props.rules} />
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
      api(makeOffer, { ...terms, id: candidateId, replace: isWaiting }).catch(
        (refused: unknown) => {
          if (!(refused instanceof ApiError) || refused.errors.replace === undefined) throw refused
          return 'waits' as const
        },
      ),
    {
      defaults: typedOf(draft),
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
