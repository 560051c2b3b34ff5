import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { HireContact } from './hire-contact.tsx'
import { useTexts } from './texts.ts'
import { useLent, useOrders } from './use-billing.ts'

/** Those whom the household has hired here and who work for it, each with how to reach her. */
export function HiredStaff() {
  const { contact: t } = useTexts()
  const { NameBeside } = useLent()
  const [openId, setOpenId] = useState<number | null>(null)
  const hires = useOrders().data?.filter(
    ({ status, hire_ended_on, refunded_amount, amount }) =>
      status === 'paid' && hire_ended_on === null && (amount === 0 || refunded_amount < amount),
  )
  if (hires === undefined || hires.length === 0) return null
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-medium text-ink-soft">{t.hiredHere}</h3>
      <ul className="divide-y divide-line">
        {hires.map(({ id, candidate }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0">
                <LocalLink
                  to={`/dashboard/recruitments/${candidate.id}`}
                  className="hit font-medium hover:text-accent hover:underline"
                >
                  <bdi>{candidate.full_name}</bdi>
                </LocalLink>
                <NameBeside name={candidate.full_name} className="block text-sm text-ink-soft" />
              </span>
              {openId !== candidate.id && (
                <Button
                  variant="secondary"
                  size="s"
                  aria-label={`${t.show}: ${candidate.full_name}`}
                  onClick={() => setOpenId(candidate.id)}
                >
                  {t.show}
                </Button>
              )}
            </div>
            {openId === candidate.id && <HireContact candidateId={candidate.id} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
