import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { formatDate, isolated } from '../../../../platform/shared/format.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonAnchor, ButtonLink } from '../../../../ui/button.tsx'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import { type Leavable, type LeavableState, listLeavable, withdraw } from '../../leave-contract.ts'
import { useLeaveTexts } from './texts.ts'
import { useWithdraw } from './use-withdraw.tsx'

/** Where a worker stands with each household that has selected or hired her, and how she leaves it; nothing while there is none. */
export function OwnHouseholds() {
  const { own: t, retry } = useLeaveTexts()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['interviews', 'households'],
    queryFn: ({ signal }) => api(listLeavable, {}, { signal }),
    staleTime: 30_000,
    meta: { live: ['recruitments'] },
  })
  const { ask, dialog } = useWithdraw(
    ({ household_id: id, standing }: Leavable) => api(withdraw, { id, standing }),
    {
      title: ({ household }) => t.ask(isolated(household)),
      what: t.what,
      done: ({ household }) => t.done(isolated(household)),
    },
  )
  if (data === undefined && isError) {
    return (
      <Alert
        tone="warning"
        className="my-6"
        action={
          <Button variant="quiet" size="s" busy={isFetching} onClick={() => void refetch()}>
            {retry}
          </Button>
        }
      >
        {t.stale}
      </Alert>
    )
  }
  return (
    <>
      {data !== undefined && data.length > 0 && (
        <section aria-label={t.title} className="my-6 last:mb-0">
          <h2 className="mb-3 text-lg">{t.title}</h2>
          <ul className="space-y-3">
            {data.map((row) => (
              <Household key={row.household_id} row={row} onWithdraw={() => ask(row)} />
            ))}
          </ul>
        </section>
      )}
      {dialog}
    </>
  )
}

const tones: Record<LeavableState, Tone> = { selected: 'gulf', hired: 'palm' }

function Household({
  row: { household, standing, since, can_withdraw },
  onWithdraw,
}: {
  row: Leavable
  onWithdraw: () => void
}) {
  const { own: t, withdraw: label } = useLeaveTexts()
  const locale = useLocale()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line px-4 py-4">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <bdi className="break-words">{household}</bdi>
          <Chip tone={tones[standing]}>{t.standings[standing]}</Chip>
        </p>
        <p className="mt-1 text-ink-soft">{t.since[standing](formatDate(since, locale))}</p>
        {!can_withdraw && <p className="mt-2 text-ink-soft">{t.arrived}</p>}
      </div>
      {can_withdraw ? (
        <Button
          variant="quiet"
          className="max-sm:-ms-5"
          aria-haspopup="dialog"
          aria-label={t.withdrawFrom(household)}
          onClick={onWithdraw}
        >
          {label}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <ButtonAnchor variant="secondary" size="s" icon={Phone} href="tel:16008">
            {t.ministry}
          </ButtonAnchor>
          <ButtonLink variant="quiet" size="s" to="/contact">
            {t.write}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}
