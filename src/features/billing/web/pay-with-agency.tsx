import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { Order } from '../contract.ts'
import { PayDialog } from './pay-dialog.tsx'
import { useTexts } from './texts.ts'

const AgencyDialog = lazyPart(() => import('./agency-dialog.tsx'), 'AgencyDialog')

/** Leads to the choice of a licensed agency before the payment, where somebody is needed who brings her. */
export function PayWithAgency({ order, onClose }: { order: Order; onClose: () => void }) {
  const { candidate, quote } = order
  const [isChanging, setIsChanging] = useState(false)
  const [isWithout, setIsWithout] = useState(false)
  if (isChanging || (quote.agency === 'to_choose' && !isWithout))
    return (
      <Suspense>
        <AgencyDialog
          candidateId={candidate.id}
          name={candidate.full_name}
          onClose={quote.agency === 'chosen' ? () => setIsChanging(false) : onClose}
          onChosen={() => setIsChanging(false)}
          onWithout={() => setIsWithout(true)}
        />
      </Suspense>
    )
  return (
    <PayDialog
      order={order}
      onClose={onClose}
      note={
        quote.agency === 'chosen' && <Chosen order={order} onChange={() => setIsChanging(true)} />
      }
    />
  )
}

/** Who brings her, and the way to another. */
function Chosen({ order, onChange }: { order: Order; onChange: () => void }) {
  const { agency: t } = useTexts()
  return (
    <p className="mt-4 flex items-center justify-between gap-x-2">
      <span className="min-w-0">{t.brings(order.quote.agency_name ?? '')}</span>
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={onChange}>
        {t.change}
      </Button>
    </p>
  )
}
