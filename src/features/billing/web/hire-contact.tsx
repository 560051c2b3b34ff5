import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { getHireContact } from '../contact-contract.ts'
import { useContactTexts } from './texts.ts'
import { ordersKey } from './use-billing.ts'
import { WaysToReach } from './ways.tsx'

/** How the other side of a hire is reached, for household and worker alike; nothing once the hire is over. */
export function HireContact({
  candidateId,
  className = 'mt-4',
}: {
  candidateId: number
  className?: string
}) {
  const t = useContactTexts()
  const { data, error } = useQuery({
    queryKey: ['hire-contact', candidateId],
    queryFn: ({ signal }) => api(getHireContact, { candidate_id: candidateId }, { signal }),
    meta: { live: ordersKey },
  })
  if (data === undefined && (error === null || (error instanceof ApiError && error.status === 404)))
    return null
  return (
    <section className={`${className} rounded-lg border border-line bg-surface p-5 shadow-1`}>
      <h2 className="flex items-center gap-2 text-lg">
        <Icon of={Phone} className="text-ink-soft" />
        {t.title}
      </h2>
      {data === undefined ? (
        <Alert tone="error" className="mt-3">
          {t.failed}
        </Alert>
      ) : (
        <>
          <WaysToReach ways={data} nothing={t.nothingOfHire} />
          <p className="mt-3 text-sm text-ink-soft">{t.whileHired}</p>
        </>
      )}
    </section>
  )
}
