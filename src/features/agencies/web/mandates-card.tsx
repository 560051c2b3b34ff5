import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../platform/shared/format.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { NameBeside } from '../../profiles/web/index.ts'
import { declineMandate, listMandates, type Mandate } from '../services-contract.ts'
import { useServiceTexts } from './page-texts.ts'

/** The first part is the topic by which the server says that something changed. */
const key = ['mandates']

/** Whom households asked the agency to bring, and the way to decline. */
export function MandatesCard() {
  const { mandates: t, failed, retry, loading } = useServiceTexts()
  const [declined, setDeclined] = useState<Mandate | null>(null)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api(listMandates, {}, { signal }),
    staleTime: 30_000,
  })
  return (
    <Card title={t.title}>
      {data !== undefined ? (
        data.length === 0 ? (
          <p className="text-ink-soft">{t.empty}</p>
        ) : (
          <ul className="divide-y divide-line">
            {data.map((mandate) => (
              <Row key={mandate.id} mandate={mandate} onDecline={() => setDeclined(mandate)} />
            ))}
          </ul>
        )
      ) : isError ? (
        <ErrorState
          {...failed}
          level={3}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={loading} />
      )}
      {declined !== null && <Decline mandate={declined} onClose={() => setDeclined(null)} />}
    </Card>
  )
}

function Row({ mandate, onDecline }: { mandate: Mandate; onDecline: () => void }) {
  const { mandates: t, offers } = useServiceTexts()
  const locale = useLocale()
  const { candidate, ended, paid, household } = mandate
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-60 grow basis-0">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-medium">{candidate.full_name}</bdi>
          {ended !== null ? (
            <Chip>{t.ended[ended]}</Chip>
          ) : (
            <Chip tone={paid ? 'palm' : 'amber'}>{paid ? t.paid : t.unpaid}</Chip>
          )}
        </p>
        <NameBeside name={candidate.full_name} className="block text-sm text-ink-soft" />
        <p className="mt-1 text-sm text-ink-soft">
          {t.terms(formatAmount(mandate.fee, mandate.currency, locale), offers.about(mandate.days))}
          {' · '}
          {t.since(formatDate(mandate.chosen_at, locale))}
        </p>
        {household !== null && (
          <p className="text-sm text-ink-soft">
            <bdi>{t.of(household)}</bdi>
          </p>
        )}
      </div>
      {ended === null && paid && (
        <ButtonLink size="s" variant="secondary" to="/agency/recruitments">
          {t.toCases}
        </ButtonLink>
      )}
      {mandate.can_decline && (
        <Button
          size="s"
          variant="quiet"
          className="-ms-3"
          aria-haspopup="dialog"
          aria-label={t.declineOf(candidate.full_name)}
          onClick={onDecline}
        >
          {t.decline}
        </Button>
      )}
    </li>
  )
}

function Decline({ mandate, onClose }: { mandate: Mandate; onClose: () => void }) {
  const { mandates: t, cancel, close, notDone, errors } = useServiceTexts()
  const client = useQueryClient()
  const { form, submit, input, error, busy } = useContractForm(
    ({ reason }) => api(declineMandate, { id: mandate.id, reason }),
    {
      defaults: { reason: '' },
      check: ({ reason }) =>
        reason.trim() === '' ? { reason: errors.reasonRequired ?? '' } : null,
      failed: notDone,
      toast: t.declined,
      onDone: (mandates) => {
        client.setQueryData(key, mandates)
        onClose()
      },
    },
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      formRef={form}
      title={t.declineTitle(mandate.candidate.full_name)}
      text={t.declineText}
      submitLabel={t.decline}
      cancelLabel={cancel}
      closeLabel={close}
      busy={busy}
      danger
    >
      <FormError error={error} />
      <TextArea label={t.reason} maxLength={300} {...input('reason')} />
    </FormDialog>
  )
}
