import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { formatDate, qatarDate } from '../../../platform/shared/format.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
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
        newest?.state !== 'open' &&
        order.refunded_amount < order.amount && (
          <Button
            look={newest === undefined ? 'primary' : 'secondary'}
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
  const queries = useQueryClient()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const withdraw = async () => {
    setState('busy')
    const isDone = await api(withdrawClaim, { id: claim.order_id }).then(
      () => true,
      () => false,
    )
    setState(isDone ? 'idle' : 'failed')
    await queries.invalidateQueries({ queryKey: ['claims'] })
  }
  return (
    <div className="space-y-2" role="status">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {t.yours} <Chip tone={tones[claim.state]}>{t.states[claim.state]}</Chip>
      </p>
      <p className="text-sm text-ink-soft">
        {t.causes[claim.cause]} ·{' '}
        {formatAmount(claim.granted_amount ?? claim.amount, claim.currency)} ·{' '}
        {t.on(formatDate(new Date(claim.created_at), locale))}
      </p>
      {claim.answer !== null && (
        <p dir="auto" className="rounded-md bg-sunken p-3">
          <span className="block text-sm text-ink-soft">{t.answer}</span>
          {claim.answer}
        </p>
      )}
      {state === 'failed' && <Alert tone="error">{t.failed}</Alert>}
      {claim.state === 'open' && (
        <Button look="secondary" size="s" busy={state === 'busy'} onClick={() => void withdraw()}>
          {t.withdraw}
        </Button>
      )}
    </div>
  )
}

function ClaimForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const t = useClaimTexts()
  const queries = useQueryClient()
  const [today] = useState(() => qatarDate(new Date()))
  const [cause, setCause] = useState('')
  const [endedOn, setEndedOn] = useState(today)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  // The form opens below what was read: the keyboard and the view go there.
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const input = { id: order.id, cause: cause as ClaimCause, ended_on: endedOn }
  const preview = useQuery({
    queryKey: ['claims', 'preview', input],
    queryFn: ({ signal }) => api(previewClaim, input, { signal }),
    enabled: cause !== '' && endedOn !== '',
  })
  /** What was wrong with a field is not said any more once it is changed. */
  const change = (field: string, set?: () => void) => {
    set?.()
    setWrong((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)),
    )
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    setBusy(true)
    setWrong({})
    try {
      await api(openClaim, { ...input, reason })
      await queries.invalidateQueries({ queryKey: ['claims'] })
      onDone()
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null
      const fields = Object.fromEntries(
        Object.entries(refusal?.errors ?? {}).map(([name, messages]) => [name, messages[0] ?? '']),
      )
      setWrong(Object.keys(fields).length > 0 ? fields : { form: refusal?.message || t.failed })
    }
    setBusy(false)
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-soft">{t.lead}</p>
      <Select
        ref={first}
        label={t.cause}
        placeholder={t.choose}
        options={Object.entries(t.causes).map(([value, label]) => ({ value, label }))}
        value={cause}
        onChange={(event) => change('cause', () => setCause(event.target.value))}
        error={wrong.cause}
      />
      <TextField
        type="date"
        label={t.endedOn}
        max={today}
        value={endedOn}
        onChange={(event) => change('ended_on', () => setEndedOn(event.target.value))}
        error={wrong.ended_on}
      />
      <p aria-live="polite" className="rounded-md bg-sunken p-3 empty:hidden">
        {preview.data &&
          (preview.data.amount === 0
            ? t.nothing
            : `${t.gives}: ${formatAmount(preview.data.amount, preview.data.currency)}`)}
      </p>
      <TextArea
        label={t.reason}
        name="reason"
        maxLength={1000}
        error={wrong.reason}
        onChange={() => change('reason')}
      />
      {wrong.form !== undefined && <Alert tone="error">{wrong.form}</Alert>}
      <Button type="submit" busy={busy}>
        {t.send}
      </Button>
    </form>
  )
}
