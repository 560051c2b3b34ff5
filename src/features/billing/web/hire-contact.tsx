import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
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
    <Card title={t.title} className={className}>
      {data === undefined ? (
        <Alert tone="error">{t.failed}</Alert>
      ) : (
        <>
          <WaysToReach ways={data} nothing={t.nothingOfHire} />
          <p className="mt-3 text-sm text-ink-soft">{t.whileHired}</p>
        </>
      )}
    </Card>
  )
}
