import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatDate, qatarDate } from '../../../platform/shared/format.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import type { ClaimCause } from '../claim-choices.ts'
import {
  listClaims,
  previewClaim,
  openClaim,
  withdrawClaim,
  type Claim,
} from '../claim-contract.ts'
import type { Order } from '../contract.ts'
import { useClaimTexts } from './claim-texts.ts'

const tones: Record<Claim['state'], Tone> = {
  open: 'amber',
  granted: 'palm',
  refused: 'danger',
  withdrawn: 'neutral',
}

/** The household's claim for an order: how it stands, or the way to make one. */
export function ClaimPanel({ order }: { order: Order }) {
  const t = useClaimTexts()
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery({
    queryKey: ['claims'],
    queryFn: ({ signal }) => api(listClaims, {}, { signal }),
    staleTime: 30_000,
  })
  const newest = data?.find(({ order_id }) => order_id === order.id)
  if (data === undefined) return null
  return (
    <div className="mt-5 space-y-4 border-t border-line pt-5">
      {newest !== undefined && !isAsking && <ClaimStatus claim={newest} />}
      {isAsking ? (
        <ClaimForm order={order} onDone={() => setAsking(false)} />
      ) : (
        order.can_claim && (
          <Button
            variant={newest === undefined ? 'primary' : 'secondary'}
            onClick={() => setAsking(true)}
          >
            {t.open}
          </Button>
        )
      )}
    </div>
  )
}

function ClaimStatus({ claim }: { claim: Claim }) {
  const t = useClaimTexts()
  const locale = useLocale()
  const withdraw = useAction(withdrawClaim, {
    failed: t.failed,
    refresh: ['claims', 'orders'],
    inPlace: true,
  })
  return (
    <div className="space-y-2" role="status">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {t.yours} <Chip tone={tones[claim.state]}>{t.states[claim.state]}</Chip>
      </p>
      <p className="text-sm text-ink-soft">
        {t.causes[claim.cause]} ·{' '}
        {formatAmount(claim.granted_amount ?? claim.amount, claim.currency, locale)} ·{' '}
        {t.on(formatDate(new Date(claim.created_at), locale))}
      </p>
      {claim.answer !== null && (
        <p dir="auto" className="rounded-md bg-sunken p-3">
          <span className="block text-sm text-ink-soft">{t.answer}</span>
          {claim.answer}
        </p>
      )}
      {withdraw.error !== undefined && <Alert tone="error">{withdraw.error}</Alert>}
      {claim.can_withdraw && (
        <Button
          variant="secondary"
          size="s"
          busy={withdraw.busy}
          onClick={() => void withdraw.run({ id: claim.order_id })}
        >
          {t.withdraw}
        </Button>
      )}
    </div>
  )
}

function ClaimForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const locale = useLocale()
  const t = useClaimTexts()
  const queries = useQueryClient()
  const [today] = useState(() => qatarDate(new Date()))
  const { form, submit, values, input, error, busy } = useContractForm(
    (claim) => api(openClaim, { id: order.id, ...claim, cause: claim.cause as ClaimCause }),
    {
      defaults: { cause: '', ended_on: today, reason: '' },
      failed: t.failed,
      onDone: async () => {
        await Promise.all(
          ['claims', 'orders'].map((topic) => queries.invalidateQueries({ queryKey: [topic] })),
        )
        onDone()
      },
    },
  )
  // The form opens below what was read: the keyboard and the view go there.
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const { cause, ended_on } = values
  const asked = { id: order.id, cause: cause as ClaimCause, ended_on }
  const preview = useQuery({
    queryKey: ['claims', 'preview', asked],
    queryFn: ({ signal }) => api(previewClaim, asked, { signal }),
    enabled: cause !== '' && ended_on !== '',
  })
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-soft">{t.lead}</p>
      <Select
        ref={first}
        label={t.cause}
        placeholder={t.choose}
        options={Object.entries(t.causes).map(([value, label]) => ({ value, label }))}
        {...input('cause')}
      />
      <DateField label={t.endedOn} max={today} {...input('ended_on')} />
      <p aria-live="polite" className="rounded-md bg-sunken p-3 empty:hidden">
        {preview.data &&
          (preview.data.amount === 0
            ? t.nothing
            : `${t.gives}: ${formatAmount(preview.data.amount, preview.data.currency, locale)}`)}
      </p>
      <TextArea label={t.reason} maxLength={1000} {...input('reason')} />
      <FormError error={error} />
      <Button type="submit" busy={busy}>
        {t.send}
      </Button>
    </form>
  )
}
