import { useEffect } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { viewCandidate } from '../analytics-contract.ts'

/** Tells the server, once for each time the profile is opened, that the household looks at it. */
export function useProfileView(candidateId: number): void {
  useEffect(() => {
    // A look that isn't counted is nobody's trouble.
    api(viewCandidate, { id: candidateId }).catch(() => undefined)
  }, [candidateId])
}
