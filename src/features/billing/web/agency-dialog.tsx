import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount } from '../../../platform/shared/money.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { type AgencyChoice, chooseAgency, getAgencyChoice } from '../mandate-contract.ts'
import { useTexts } from './texts.ts'
import { ordersKey } from './use-billing.ts'

interface Props {
  candidateId: number
  name: string
  onClose: () => void
  /** One is chosen, and what shows it has been asked for again. */
  onChosen?: () => void
  /** The household goes on without one, where none offers itself. */
  onWithout?: () => void
}

/** The licensed agencies that can bring someone from abroad: the household chooses one. */
export function AgencyDialog({ candidateId, name, onClose, onChosen = onClose, onWithout }: Props) {
  const { agency: t, screens } = useTexts()
  const [picked, setPicked] = useState<string>()
  const { data, isError, isFetching, refetch, run, busy, error } = useChoice(candidateId, onChosen)
  const value = picked ?? data?.chosen?.agency_id.toString()
  const isNobody = data?.offers.length === 0
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      size="m"
      title={t.title}
      closeLabel={screens.close}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {screens.cancel}
          </Button>
          {isNobody && onWithout !== undefined ? (
            <Button onClick={onWithout}>{t.without}</Button>
          ) : (
            <Button
              busy={busy}
              disabled={value === undefined || !data?.can_choose}
              onClick={() => void run(Number(value))}
            >
              {t.choose}
            </Button>
          )}
        </>
      }
    >
      <p>{t.text(name)}</p>
      {data !== undefined ? (
        <Offers choice={data} value={value} onPick={setPicked} name={name} />
      ) : isError ? (
        <ErrorState
          title={t.loadFailed}
          text={screens.failedText}
          retryLabel={screens.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={screens.loading} />
      )}
      {error !== undefined && (
        <Alert tone="error" className="mt-4">
          {error}
        </Alert>
      )}
    </Dialog>
  )
}

/** Who offers itself, and the act of choosing. */
function useChoice(candidateId: number, onChosen: () => void) {
  const { agency: t } = useTexts()
  const queries = useQueryClient()
  const key = ['orders', 'agencies', candidateId]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api(getAgencyChoice, { id: candidateId }, { signal }),
  })
  const { run, busy, error } = useAction(
    (agencyId: number) => api(chooseAgency, { id: candidateId, agency_id: agencyId }),
    {
      failed: t.failed,
      refresh: [...ordersKey, 'quote', 'recruitments'],
      toast: (choice) => t.chosen(choice.chosen?.name ?? ''),
      onDone: async (choice) => {
        queries.setQueryData(key, choice)
        await queries.invalidateQueries({ queryKey: ordersKey, exact: true })
        onChosen()
      },
      inPlace: true,
    },
  )
  return {
    data: query.data,
    isError: query.isError,
    isFetching: query.isFetching,
    refetch: query.refetch,
    run,
    busy,
    error,
  }
}

function Offers({
  choice,
  value,
  onPick,
  name,
}: {
  choice: AgencyChoice
  value: string | undefined
  onPick: (value: string) => void
  name: string
}) {
  const locale = useLocale()
  const { agency: t } = useTexts()
  const { declined, cap, currency, offers } = choice
  return (
    <>
      {declined !== null && (
        <Alert tone="warning" title={t.declined(declined.name)} className="mt-4">
          <span dir="auto">{declined.reason}</span>
        </Alert>
      )}
      {offers.length === 0 ? (
        <EmptyState
          level={3}
          illustration="door"
          title={t.nobody}
          text={t.nobodyText(name)}
          className="mt-2"
        />
      ) : (
        <RadioGroup
          className="mt-5"
          name="agency"
          label={t.label}
          hint={cap === null ? undefined : t.cap(formatAmount(cap, currency, locale))}
          value={value ?? ''}
          onChange={(event) => onPick(event.target.value)}
          options={offers.map((offer) => ({
            value: String(offer.agency_id),
            label: <Offer offer={offer} currency={currency} />,
          }))}
        />
      )}
    </>
  )
}

/** One agency: its fee leads, with how long it takes and whom it has brought. */
function Offer({ offer, currency }: { offer: AgencyChoice['offers'][number]; currency: string }) {
  const locale = useLocale()
  const { agency: t } = useTexts()
  return (
    <>
      <bdi className="font-medium break-words">{offer.name}</bdi>
      <span className="block">
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {formatAmount(offer.fee, currency, locale)}
        </span>
        {' · '}
        {t.days(offer.days)}
      </span>
      <span className="block text-sm text-ink-soft">
        {t.placements(offer.placements)}
        {' · '}
        {t.licence} <bdi className="whitespace-nowrap">{offer.licence_number}</bdi>
      </span>
    </>
  )
}
