import { useState } from 'react'
import { formatDate } from '../../../platform/shared/format.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { GuaranteeClock, Order } from '../contract.ts'
import { ClaimPanel } from './claim-panel.tsx'
import { useTexts } from './texts.ts'
import { useLent } from './use-billing.ts'

const tones = { whole: 'palm', reduced: 'amber', over: 'neutral' } as const
const daysOf = (day: string): number => Date.parse(day) / 86_400_000

/** What the law gives back should the hire of this order end today, and until when; once it has ended, what came of it. */
export function GuaranteeDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { guarantee, order_no, candidate } = order
  const { guarantee: t, screens } = useTexts()
  const { NameBeside } = useLent()
  const [open, setOpen] = useState(true)
  return (
    <Dialog
      open={open}
      onClose={() => {
        setOpen(false)
        onClose()
      }}
      title={guarantee === null ? t.endedTitle : t.title}
      closeLabel={screens.close}
      footer={
        <ButtonLink variant="secondary" to="/contact">
          {t.ask}
        </ButtonLink>
      }
    >
      <p className="text-ink-soft">
        <bdi>{order_no}</bdi> · <bdi>{candidate.full_name}</bdi>
        <NameBeside name={candidate.full_name} className="block text-sm" />
      </p>
      {guarantee === null ? (
        <Ended order={order} />
      ) : (
        <Clock guarantee={guarantee} currency={order.currency} />
      )}
      <ClaimPanel order={order} />
    </Dialog>
  )
}

function Ended({
  order: { hire_ended_on: endedOn, refunded_amount: given, currency },
}: {
  order: Order
}) {
  const { guarantee: t } = useTexts()
  const locale = useLocale()
  return (
    <div className="mt-4 rounded-md bg-sunken p-5">
      {endedOn !== null && <p className="font-medium">{t.ended(formatDate(endedOn, locale))}</p>}
      <p className="mt-1 text-3xl font-semibold tabular-nums">
        {formatAmount(given, currency, locale)}
      </p>
      <p className="text-sm text-ink-soft">{t.givenBack}</p>
    </div>
  )
}

function Clock({ guarantee, currency }: { guarantee: GuaranteeClock; currency: string }) {
  const { guarantee: t } = useTexts()
  const locale = useLocale()
  const [now] = useState(() => Date.now() / 86_400_000)
  const { phase, whole_until, starts_on, ends_on, percent_per_month, amount_today, decision } =
    guarantee
  const passed = Math.min(daysOf(ends_on), Math.max(daysOf(starts_on), now)) - daysOf(starts_on)
  return (
    <>
      <div className="mt-4 rounded-md bg-sunken p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-medium">{t.today}</p>
          <Chip tone={tones[phase]}>{t.phases[phase]}</Chip>
        </div>
        <p className="mt-1 text-3xl font-semibold tabular-nums">
          {formatAmount(amount_today, currency, locale)}
        </p>
        {phase === 'reduced' && <p className="text-sm text-ink-soft">{t.less}</p>}
        <ProgressBar
          className="mt-4"
          label={t.title}
          value={Math.round(passed)}
          max={daysOf(ends_on) - daysOf(starts_on)}
        />
      </div>
      <ul className="mt-5 space-y-1.5">
        <li>{t.until(formatDate(whole_until, locale))}</li>
        <li>
          {phase === 'over'
            ? t.over(formatDate(ends_on, locale))
            : t.reduced(percent_per_month, formatDate(ends_on, locale))}
        </li>
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{t.causes}</p>
      <p className="mt-2 text-sm text-ink-faint">{t.decision(decision)}</p>
    </>
  )
}
